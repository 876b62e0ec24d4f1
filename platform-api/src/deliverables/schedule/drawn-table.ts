import type { DrawnLine, DrawnText } from '../../core/index.ts';
import type { TableBlock } from '../layout/printed-document.ts';

/** Inches. */
const LETTER = 0.09375;
/** Width of a letter of the standard text style over its height. */
const LETTER_WIDTH = 0.95;
const PADDING = 0.06;
const LINE = 0.15;
/** Letters in a line of a cell; longer texts are wrapped between words. */
const MAX_LETTERS = 24;

export interface DrawnTable {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly DrawnText[];
  readonly lines: readonly DrawnLine[];
}

interface Row {
  readonly cells: readonly (readonly string[])[];
  readonly isHead: boolean;
}

/** A table of lines and texts whose upper left corner is the origin; columns are as wide as their words. */
export function drawnTable(
  { columns, units, rows, groups = [] }: TableBlock,
  layers: { readonly writing: string; readonly grid: string },
): DrawnTable {
  const body = rows.map((row) => row.map((text) => wrapped(text, MAX_LETTERS)));
  const widths = columns.map(({ label }, place) =>
    Math.max(
      ...label.split(' ').map((word) => word.length),
      (units?.[place] ?? '').length,
      ...body.flatMap((row) => (row[place] ?? []).map((line) => line.length)),
    ),
  );
  const heads = columns.map(({ label }, place) => wrapped(label, widths[place] ?? 0));
  const written: Row[] = [
    { cells: heads, isHead: true },
    ...(units === undefined ? [] : [{ cells: units.map((unit) => [unit]), isHead: true }]),
    ...body.map((cells) => ({ cells, isHead: false })),
  ];
  const lefts = edges(widths.map((letters) => letters * LETTER * LETTER_WIDTH + 2 * PADDING));
  const right = lefts.at(-1) ?? 0;
  const top = groups.length === 0 ? 0 : LINE + 2 * PADDING;
  const texts: DrawnText[] = groupTexts(groups, lefts, layers.writing);
  const levels = [0, ...(top === 0 ? [] : [top])];
  let depth = top;
  for (const { cells, isHead } of written) {
    const count = Math.max(1, ...cells.map((lines) => lines.length));
    for (const [place, lines] of cells.entries()) {
      const isCentered = isHead || columns[place]?.isNumeric === true;
      const [from = 0, to = 0] = [lefts[place], lefts[place + 1]];
      texts.push(
        ...lines.map((text, index) => ({
          text,
          x: isCentered ? (from + to) / 2 : from + PADDING,
          y: -(depth + PADDING + index * LINE + LETTER),
          height: LETTER,
          align: isCentered ? ('center' as const) : ('left' as const),
          layer: layers.writing,
        })),
      );
    }
    depth += count * LINE + 2 * PADDING;
    levels.push(depth);
  }
  const starts = groupStarts(groups);
  return {
    width: right,
    height: depth,
    texts: texts.filter(({ text }) => text !== ''),
    lines: [
      ...levels.map((y) => ({ from: [0, -y], to: [right, -y], layer: layers.grid }) as const),
      ...lefts.map((x, place) => {
        const isEdge = starts.has(place) || place === lefts.length - 1;
        return { from: [x, isEdge ? 0 : -top], to: [x, -depth], layer: layers.grid } as const;
      }),
    ],
  };
}

/** Left edge of each column, and the right edge of the last. */
function edges(widths: readonly number[]): number[] {
  const all = [0];
  for (const width of widths) all.push((all.at(-1) ?? 0) + width);
  return all;
}

type Groups = NonNullable<TableBlock['groups']>;

function groupStarts(groups: Groups): Set<number> {
  return new Set(edges(groups.map(({ span }) => span)));
}

function groupTexts(groups: Groups, lefts: readonly number[], layer: string): DrawnText[] {
  const starts = [...groupStarts(groups)];
  return groups.map(({ label }, index) => {
    const [from = 0, to = 0] = [lefts[starts[index] ?? 0], lefts[starts[index + 1] ?? 0]];
    return {
      text: shortened(label, (to - from) / (LETTER * LETTER_WIDTH)),
      x: (from + to) / 2,
      y: -(PADDING + LETTER),
      height: LETTER,
      align: 'center' as const,
      layer,
    };
  });
}

/** A group of one narrow column has no room for its name. */
function shortened(label: string, letters: number): string {
  return label.length <= letters ? label : '';
}

/** Lines of whole words; a word that is longer has a line of its own. */
function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > letters) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
