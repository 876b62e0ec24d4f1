export type CsvCell = string | number;

/** Without it spreadsheets read the file in another encoding than UTF-8, and accents break. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Text that a spreadsheet would run as a formula, leading white space included. */
const FORMULA = /^\s*[=+\-@]|^[\t\r\n]/;

/** Comma-separated text (RFC 4180). Text that a spreadsheet would run as a formula begins with an apostrophe. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => row.map(csvCell).join(',')).join('\r\n');
}

/** The same as the content of a file for spreadsheets. */
export function csvFileText(rows: readonly (readonly CsvCell[])[]): string {
  return `${BYTE_ORDER_MARK}${csvText(rows)}`;
}

function csvCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const plain = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
