import type { ResultColumn } from './result-column.ts';

/** Rows as tab-separated text with a line of headers and one of units, for a spreadsheet (visual.md, section 8). */
export function tabSeparated<Row>(rows: readonly Row[], columns: readonly ResultColumn<Row>[]): string {
  const lines = [
    columns.map(({ label }) => label),
    columns.map(({ unit }) => unit),
    ...rows.map((row) => columns.map(({ text, copied = text }) => copied(row))),
  ];
  return lines.map((cells) => cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
}
