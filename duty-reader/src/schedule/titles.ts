import { looksLikeTag } from '../tag/index.ts';
import { withAddedTags } from './added-tags.ts';
import { filledCells, type Line } from './head-lines.ts';
import type { Table } from './table.ts';
import { type TitleTag, tagInTitle } from './title-tag.ts';

const MAX_TITLES = 3;

/** Tables of one fan each, whose tag is in the title above the heads. */
export function withTitles(tables: readonly Table[]): Table[] {
  const all = [...tables];
  all.forEach((table, index) => {
    const above = all[index - 1];
    if (table.line === 0 || above === undefined || hasTags(table)) return;
    const title = titleOf(above.lines, table.line);
    if (title === null) return;
    const titled = withTitleTag(table, title.tag);
    if (titled === table) return;
    all[index] = titled;
    all[index - 1] = {
      ...above,
      lines: above.lines.map((line) => (line === title.line ? { ...line, isTitle: true } : line)),
    };
  });
  return all;
}

/** Whether a table has tags of its own. */
const hasTags = ({ heads, lines }: Table): boolean =>
  heads.some(({ field }) => field === 'tag') ||
  lines.some(({ cells }) => cells.length > 1 && cells.some((cell) => /\p{L}/u.test(cell) && looksLikeTag(cell)));

/** The title of a table right above its heads: lines that have one cell, of which one has a tag. */
function titleOf(lines: readonly Line[], head: number): { readonly line: Line; readonly tag: TitleTag } | null {
  const near = lines.slice(-MAX_TITLES).filter(({ number }) => head - number <= MAX_TITLES + 1);
  const from = near.findLastIndex((line) => filledCells(line).length > 1) + 1;
  const found = near.slice(from).flatMap((line) => {
    const tag = tagInTitle(filledCells(line)[0] ?? '');
    return tag === null ? [] : [{ line, tag }];
  });
  const [first] = found;
  return first !== undefined && found.length === 1 ? first : null;
}

/** A table whose only row has the tag of the title; of several rows, or of a tag that is not certain, the user decides. */
export function withTitleTag(table: Table, { text, isCertain }: TitleTag): Table {
  const rows = table.lines.filter((line) => filledCells(line).length > 1);
  if (rows.length === 0 || (rows.length > 1 && !isCertain)) return table;
  const isOne = rows.length === 1 && isCertain;
  const added = withAddedTags(table, (line) => (isOne && filledCells(line).length > 1 ? text : ''));
  if (isOne || added === table) return added;
  return { ...added, lines: added.lines.map((line) => ({ ...line, meant: text })) };
}
