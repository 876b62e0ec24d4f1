import { keepFile } from '../live-curve/save-drawing.ts';
import type { ResultColumn } from './result-column.ts';
import { csvText, sheetCells } from './row-sheet.ts';
import { workbookFile } from './workbook-file.ts';

export type SheetKind = 'csv' | 'xlsx';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Without it a spreadsheet takes the text for another encoding than UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands rows to the browser as a file of a spreadsheet. */
export function saveRows<Row>(kind: SheetKind, rows: readonly Row[], columns: readonly ResultColumn<Row>[]): void {
  const cells = sheetCells(rows, columns);
  if (kind === 'csv') keepFile(new Blob([BYTE_ORDER_MARK, csvText(cells)], { type: 'text/csv' }), 'fans.csv');
  else keepFile(new Blob([workbookFile(cells)], { type: WORKBOOK }), 'fans.xlsx');
}
