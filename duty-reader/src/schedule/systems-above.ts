import { looksLikeTag } from '../tag/index.ts';
import { isNothing } from '../value/index.ts';
import { withAddedTags } from './added-tags.ts';
import { filledCells, type Line } from './head-lines.ts';
import { isRole } from './role-names.ts';
import type { Table } from './table.ts';

/** A table whose rows are the fans of a system in the line above them: 'AHU-1', then 'SUPPLY' and 'RETURN'. */
export function withSystemsAbove(table: Table): Table {
  const column = table.heads.findIndex(({ field }) => field === 'tag');
  if (column < 0) return table;
  const systems = new Map<Line, string>();
  const titles = new Set<Line>();
  let system = '';
  for (const line of table.lines) {
    const text = (line.cells[column] ?? '').trim();
    const isAlone = filledCells(line).every((cell) => isNothing(cell) || cell.trim() === text);
    if (isAlone && /\p{L}/u.test(text) && looksLikeTag(text)) {
      system = text;
      titles.add(line);
    } else if (isRole(text)) systems.set(line, system);
    // Notes have no tag, and a fan with a tag of its own belongs to no system.
    else if (filledCells(line).length > 1) return table;
  }
  if (titles.size === 0 || systems.size === 0 || [...systems.values()].includes('')) return table;
  const added = withAddedTags(table, (line) => systems.get(line) ?? '');
  const lines = added.lines.map((line, index) =>
    titles.has(table.lines[index] as Line) ? { ...line, isTitle: true } : line,
  );
  const roles = { system: table.heads.length, role: column, areTags: true, isOnlyWhereRepeated: false, prefix: '' };
  return added === table ? table : { ...added, lines, roles };
}
