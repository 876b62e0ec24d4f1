import { headOf, type ResultColumn } from './result-column.ts';

export type SheetCell = string | number;

/** Digits beyond those that any column shows are noise of the calculation. */
const DECIMALS = 4;

/** A line of heads with units, and rows whose figures stay figures. */
export function sheetCells<Row>(
  rows: readonly Row[],
  columns: readonly ResultColumn<Row>[],
): readonly (readonly SheetCell[])[] {
  const heads = columns.map(headOf);
  return [heads, ...rows.map((row) => columns.map(({ value }) => cellOf(value(row))))];
}

function cellOf(value: number | string | null): SheetCell {
  return typeof value === 'number' ? Number(value.toFixed(DECIMALS)) : (value ?? '');
}

/** Comma-separated text (RFC 4180). Words that a spreadsheet would run as a formula begin with an apostrophe. */
export function csvText(cells: readonly (readonly SheetCell[])[]): string {
  return cells.map((line) => line.map(csvCell).join(',')).join('\r\n');
}

function csvCell(cell: SheetCell): string {
  if (typeof cell === 'number') return String(cell);
  const plain = /^[\s]*[=+\-@]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
