export type SheetCell = string | number;

/** Without it a spreadsheet takes the text for another encoding than UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Comma-separated text (RFC 4180). Words that a spreadsheet would run as a formula begin with an apostrophe. */
export function csvText(cells: readonly (readonly SheetCell[])[]): string {
  return cells.map((line) => line.map(csvCell).join(',')).join('\r\n');
}

/** The same as a file for spreadsheets. */
export function csvFile(cells: readonly (readonly SheetCell[])[]): Blob {
  return new Blob([BYTE_ORDER_MARK, csvText(cells)], { type: 'text/csv' });
}

function csvCell(cell: SheetCell): string {
  if (typeof cell === 'number') return String(cell);
  const plain = /^[\s]*[=+\-@]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
