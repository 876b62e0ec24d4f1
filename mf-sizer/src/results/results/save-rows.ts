import { csvFile, saveFile } from '@specbuilder/shared-ui/data';
import type { ResultColumn } from './result-column.ts';
import { sheetCells } from './row-sheet.ts';
import { workbookFile } from './workbook-file.ts';

export type SheetKind = 'csv' | 'xlsx';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Hands rows to the browser as a file of a spreadsheet. */
export function saveRows<Row>(kind: SheetKind, rows: readonly Row[], columns: readonly ResultColumn<Row>[]): void {
  const cells = sheetCells(rows, columns);
  if (kind === 'csv') saveFile(csvFile(cells), 'fans.csv');
  else saveFile(new Blob([workbookFile(cells)], { type: WORKBOOK }), 'fans.xlsx');
}
