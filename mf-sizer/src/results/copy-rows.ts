import type { RankedRow, ResultColumn } from './result-column.ts';

/** Rows as tab-separated text with a line of headers and one of units, for a spreadsheet (visual.md, section 8). */
export function tabSeparated<Row extends RankedRow>(
  rows: readonly Row[],
  columns: readonly ResultColumn<Row>[],
  modelTitle: string,
): string {
  const lines = [
    [modelTitle, ...columns.map(({ title }) => title)],
    ['', ...columns.map(({ unit }) => unit)],
    ...rows.map((row) => [row.modelDisplayAs, ...columns.map(({ text }) => text(row))]),
  ];
  return lines.map((cells) => cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
}
