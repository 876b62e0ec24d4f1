import type { Line } from './head-lines.ts';
import { readHead } from './read-head.ts';
import type { Table } from './table.ts';

/**
 * A table with a column behind the others for tags that are written elsewhere: in its title, or in a line above its rows. It
 * has no head, since the drawing has none. Lines with more cells than heads keep theirs, and the table stays as it is.
 *
 * @param tagOf the tag of a line; empty for one that has none
 */
export function withAddedTags(table: Table, tagOf: (line: Line) => string): Table {
  const { heads, lines } = table;
  const width = heads.length;
  if (lines.some(({ cells }) => cells.slice(width).some((cell) => cell !== ''))) return table;
  return {
    ...table,
    heads: [...heads, { ...readHead(['']), field: 'tag', rank: 0 }],
    lines: lines.map((line) => ({
      ...line,
      cells: [...Array.from({ length: width }, (_, index) => line.cells[index] ?? ''), tagOf(line)],
    })),
  };
}
