import type { ColumnField, RowEdits } from './columns-read.ts';
import type { Line } from './head-lines.ts';
import type { UsedColumns } from './used-columns.ts';

/** Fields that are made of the texts of all their columns. */
const JOINED: ReadonlySet<ColumnField> = new Set<ColumnField>([
  'type',
  'mounting',
  'service',
  'location',
  'notes',
  'model',
]);

/** What a row says of each field: of the first column that has a text, or of all of them. */
export function textsOf(cells: readonly string[], columns: UsedColumns): Partial<Record<ColumnField, string>> {
  const texts = [...columns.of].map(([field, own]) => {
    const filled = own.map(({ index }) => cells[index] ?? '').filter((text) => text !== '');
    return [field, JOINED.has(field) ? filled.join(', ') : (filled[0] ?? '')] as const;
  });
  return Object.fromEntries(texts);
}

/** A line with what the user entered for it: the other columns of an edited field say nothing any more. */
export function withEdits(line: Line, columns: UsedColumns, edits: RowEdits | undefined): Line {
  if (edits === undefined) return line;
  const cells = Array.from({ length: columns.widest }, (_, index) => line.cells[index] ?? '');
  // Cells beyond the heads mean that a comma cut a figure in two, which the user has put right with both figures.
  if (edits.cfm !== undefined && edits.staticPressure !== undefined) cells.fill('', columns.ownWidth);
  for (const [field, text] of Object.entries(edits) as (readonly [ColumnField, string])[]) {
    const [own, ...others] = columns.of.get(field) ?? [];
    for (const { index } of others) cells[index] = '';
    if (own !== undefined) cells[own.index] = text.replaceAll(/\s+/g, ' ').trim();
  }
  return { ...line, cells: Array.from(cells, (cell) => cell ?? '') };
}
