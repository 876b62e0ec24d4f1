import { isHeadLine } from './head-lines.ts';

interface Placed {
  readonly cell: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Columns separated by two or more spaces. Cells that a drawing leaves empty produce no text: lines with fewer cells
 * than others are aligned with the columns above them. Where a single space separates two cells, the second one begins below
 * its head.
 */
export function spacedCells(lines: readonly string[]): string[][] {
  const placed = lines.map(placedCells);
  const heads = longestHeads(placed);
  const found =
    heads === null
      ? placed
      : placed.map((cells) => (cells.length < 2 || cells.length >= heads.length ? cells : cutBelow(cells, heads)));
  const max = heads?.length ?? widthOf(found);
  const guide = found.filter((cells) => cells.length === max);
  const columns = Array.from({ length: max }, (_, position) => ({
    start: Math.min(...guide.slice(0, 200).map((cells) => cells[position]?.start ?? 0)),
    end: Math.max(...guide.slice(0, 200).map((cells) => cells[position]?.end ?? 0)),
  }));
  const first = found.findIndex((cells) => cells.length === max);
  const last = columns.at(-1);
  return found.map((cells, index) => {
    // The text of the last column goes on below it.
    const [only] = cells;
    const isWrapped = cells.length === 1 && index > first && max > 2 && only?.start === last?.start;
    if (cells.length >= max || (cells.length < 2 && !isWrapped)) return cells.map(({ cell }) => cell);
    return aligned(cells, columns);
  });
}

function placedCells(line: string): Placed[] {
  return [...line.replaceAll('\t', '  ').matchAll(/\S+(?: \S+)*/g)].map(({ 0: cell, index }) => ({
    cell,
    start: index,
    end: index + cell.length,
  }));
}

/** The line of heads that has more cells than any other line, or as many. */
function longestHeads(placed: readonly (readonly Placed[])[]): readonly Placed[] | null {
  const longest = Math.max(0, ...placed.map(({ length }) => length));
  if (longest < 3) return null;
  const isOfHeads = (cells: readonly Placed[]) =>
    cells.length === longest && isHeadLine({ number: 0, cells: cells.map(({ cell }) => cell) });
  return placed.find(isOfHeads) ?? null;
}

/** Cells cut before the words that begin exactly below a head. */
function cutBelow(cells: readonly Placed[], heads: readonly Placed[]): readonly Placed[] {
  const starts = new Set(heads.map(({ start }) => start));
  return cells.flatMap(({ cell, start }) => {
    const parts: Placed[] = [];
    for (const { 0: word, index } of cell.matchAll(/\S+/g)) {
      const [at, last] = [start + index, parts.at(-1)];
      if (last === undefined || starts.has(at)) parts.push({ cell: word, start: at, end: at + word.length });
      else parts[parts.length - 1] = { cell: `${last.cell} ${word}`, start: last.start, end: at + word.length };
    }
    return parts;
  });
}

/** The most cells that at least two lines have; a single longer line is text. */
function widthOf(found: readonly (readonly Placed[])[]): number {
  const widths = found.map(({ length }) => length).sort((a, b) => b - a);
  return widths.length > 2 ? (widths[1] ?? 0) : (widths[0] ?? 0);
}

function aligned(cells: readonly Placed[], columns: readonly { start: number; end: number }[]): string[] {
  const row = columns.map(() => '');
  for (const { cell, start, end } of cells) {
    const overlaps = columns.map((column) => Math.min(column.end, end) - Math.max(column.start, start));
    const index = overlaps.indexOf(Math.max(...overlaps));
    row[index] = [row[index], cell].filter(Boolean).join(' ');
  }
  return row;
}
