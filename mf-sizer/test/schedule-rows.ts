import { cellsOf } from '@specbuilder/duty-reader';
import { dutyRows } from '../src/schedule/duty-row.ts';
import { type Sheet, sheetOf } from '../src/schedule/sheet.ts';

export const pasted = (text: string) => sheetOf(cellsOf(text));

/** With the rows that are new fans. */
function readOf(sheet: Sheet) {
  const all = dutyRows(sheet);
  const rows = all.filter(({ state }) => state !== 'ignored');
  return { fields: sheet.columns.map(({ field }) => field), rows, all };
}

export const read = (text: string) => readOf(pasted(text));
