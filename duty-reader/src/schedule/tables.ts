import { fansOfLines } from './fans-of-lines.ts';
import { guessedHeads } from './guessed-heads.ts';
import { filledCells, type HeadBlock, headBlock, headsOf, isBlank, isHeadLine, type Line } from './head-lines.ts';
import { oneBelowAnother } from './side-by-side.ts';
import { withSystemsAbove } from './systems-above.ts';
import type { Table } from './table.ts';
import { withTitles } from './titles.ts';
import { turnedTables } from './turned-tables.ts';

/**
 * The tables of a text, one below another, each by its own heads.
 *
 * @param hasHeads what the user says: false for a text without heads, true where its first line is the heads
 */
export function tablesOf(cells: readonly (readonly string[])[], hasHeads?: boolean): Table[] {
  const lines = cells.map((line, index): Line => ({ number: index + 1, cells: line }));
  if (hasHeads === false) return withoutHeads(lines.filter((line) => !isBlank(line)));
  const turned = turnedTables(lines);
  if (turned !== null) return turned;
  const blocks = headBlocks(lines);
  const first = blocks[0]?.start ?? lines.length;
  const before = lines.slice(0, first).filter((line) => !isBlank(line));
  if (blocks.length === 0 && hasHeads !== true)
    return withoutHeads(fansOfLines(lines).filter((line) => !isBlank(line)));
  if (blocks.length === 0) return belowFirst(before);
  const tables: Table[] = before.length === 0 ? [] : [{ line: 0, heads: [], lines: before }];
  blocks.forEach((block, index) => {
    const end = blocks[index + 1]?.start ?? lines.length;
    const own = lines.slice(block.end, end).filter((line) => !isBlank(line));
    tables.push({ line: lines[block.start]?.number ?? 0, heads: block.heads, lines: own });
  });
  return joined(withTitles(tables).map(oneBelowAnother).map(withSystemsAbove));
}

function withoutHeads(lines: readonly Line[]): Table[] {
  const first = lines.find((line) => filledCells(line).length > 1);
  if (first === undefined) return [{ line: 0, heads: [], lines }];
  return [{ line: first.number, heads: guessedHeads(lines.filter((line) => filledCells(line).length > 1)), lines }];
}

/** The first line of a text is its heads, although it does not look like heads. */
function belowFirst(lines: readonly Line[]): Table[] {
  const at = lines.findIndex((line) => filledCells(line).length > 1);
  const head = lines[at];
  if (head === undefined) return withoutHeads(lines);
  const table = { line: head.number, heads: headsOf([head]), lines: lines.slice(at + 1) };
  return at === 0 ? [table] : [{ line: 0, heads: [], lines: lines.slice(0, at) }, table];
}

function headBlocks(lines: readonly Line[]): HeadBlock[] {
  const blocks: HeadBlock[] = [];
  let from = 0;
  for (let position = 0; position < lines.length; position++) {
    const line = lines[position];
    if (line === undefined || position < from || !isHeadLine(line)) continue;
    const block = headBlock(lines, position, from);
    blocks.push(block);
    from = block.end;
  }
  return blocks;
}

/** The same heads on the next page continue the table. */
function joined(tables: readonly Table[]): Table[] {
  const all: Table[] = [];
  const names = ({ heads }: Table) => heads.map(({ text }) => text).join('\n');
  for (const table of tables) {
    const last = all.at(-1);
    if (last === undefined || last.line === 0 || names(last) !== names(table)) all.push(table);
    else all[all.length - 1] = { ...last, lines: [...last.lines, ...table.lines] };
  }
  return all;
}
