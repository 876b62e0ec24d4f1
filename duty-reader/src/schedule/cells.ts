import { looksLikeTag } from '../tag/index.ts';
import { isHeadLine } from './head-lines.ts';
import { isProse } from './prose.ts';
import { spacedCells } from './spaced-cells.ts';
import { tagInTitle } from './title-tag.ts';
import { haveWordHeads, wordCells } from './word-cells.ts';

const SEPARATORS = ['\t', ';', '|', ','] as const;
type Separator = (typeof SEPARATORS)[number];
const BYTE_ORDER_MARK = '\uFEFF';

/** One way to cut a text, and how many of its lines have the most frequent number of cells. */
interface Cut {
  readonly cells: string[][];
  readonly width: number;
  readonly equal: number;
  /** Lines that are heads of a schedule. */
  readonly heads: number;
  readonly separator: Separator | null;
}

/**
 * The cells of a text, one list for each line. The separator is the one that cuts out most lines of heads, else the one that
 * cuts most lines into the same number of cells; a comma or semicolon inside a cell is then text.
 */
export function cellsOf(text: string): string[][] {
  const plain = text.replaceAll(BYTE_ORDER_MARK, '').replaceAll('\0', '');
  const cuts = SEPARATORS.filter((separator) => plain.includes(separator)).map((separator) =>
    measured(withoutRules(cut(plain, separator)), separator),
  );
  // Without the lines that are drawn below heads.
  const lines = plain.split(/\r\n|\n|\r/).map((line) => (/^[\s:=+_-]*$/.test(line) ? '' : line));
  if (isSpaced(lines, cuts)) cuts.push(measured(spacedCells(lines)));
  const best = cuts.reduce<Cut | null>((first, next) => (first === null || isBetter(next, first) ? next : first), null);
  const isUncut = best === null || best.width < 2 || areUncut(lines, best) || areLabelled(lines, best);
  const found = isUncut ? lines.map((line) => [line]) : best.cells;
  const tidied = found.map((cells) => cells.map(tidy));
  return wordCells(labelled(tidied) ?? tidied);
}

/** Without heads, a comma may belong to a sentence, or to the notes of a row whose columns single spaces separate. */
const areUncut = (lines: readonly string[], { heads, separator }: Cut) =>
  heads === 0 && (separator === ',' || separator === ';') && (isProse(lines) || haveWordHeads(lines));

/** 'MOTOR: 1-1/2 HP, 460/3/60': the comma belongs to what the label says. */
const areLabelled = (lines: readonly string[], { separator }: Cut) =>
  (separator === ',' || separator === ';') && labelled(lines.map((line) => [tidy(line)])) !== null;

/** Most lines have two spaces in a row, and no tab cuts them. */
function isSpaced(lines: readonly string[], cuts: readonly Cut[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '');
  const spaced = filled.filter((line) => /\S[ \t]{2,}\S/.test(line));
  const hasTabs = cuts.some(({ width, separator }) => separator === '\t' && width > 1);
  return !hasTabs && spaced.length * 2 > filled.length;
}

/** More heads win, then more equal lines; where as many are equal, more cells; where those are the same too, the first separator. */
function isBetter(next: Cut, first: Cut): boolean {
  if (first.width < 2 || next.width < 2) return first.width < 2 && next.width >= 2;
  if (next.heads !== first.heads) return next.heads > first.heads;
  if (next.equal !== first.equal) return next.equal > first.equal;
  return next.width > first.width;
}

function measured(cells: string[][], separator: Separator | null = null): Cut {
  const counts = new Map<number, number>();
  for (const { length } of cells.filter((line) => line.some((cell) => cell.trim() !== '')))
    counts.set(length, (counts.get(length) ?? 0) + 1);
  const several = [...counts].filter(([width]) => width > 1);
  const [width = 1, equal = 0] = several.sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  const heads = cells.filter(mayBeHeads).filter((line) => isHeadLine({ number: 0, cells: line.map(tidy) })).length;
  return { cells, width, equal, heads, separator };
}

/** Quickly, as most lines are rows: figures are in most of their cells, and in few heads. */
function mayBeHeads(line: readonly string[]): boolean {
  const filled = line.filter((cell) => cell !== '');
  return filled.length > 1 && filled.filter((cell) => /\d/.test(cell)).length * 2 < filled.length;
}

/** Without the lines that draw a table in text ('|---|---|'). */
function withoutRules(lines: string[][]): string[][] {
  return lines.map((cells) => (cells.every((cell) => /^[\s:=+-]*$/.test(cell)) ? cells.map(() => '') : cells));
}

/** White space means nothing; an apostrophe at the start keeps a formula, or a text after a tab, from being run. */
export function tidy(cell: string): string {
  return cell
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^'(?:\s+|(?=[=+@-]))/, '');
}

/** 'CFM: 900', 'CFM = 900' and 'CFM ..... 900' on every line: the label and its value; titles name the fan between them. */
function labelled(lines: string[][]): string[][] | null {
  const filled = lines.filter((cells) => cells.some((cell) => cell !== ''));
  // A cell of a file that begins with '=' is no label's value: "exhaust,'=EF-30".
  const pattern = /^([^:=\d][^:=]{0,40}?)\s*(?::\s|(?<![,;|'"]\s*)=\s?|\.{3,}\s*|…+\s*)\s*(\S.*)$/;
  const matching = filled.filter((cells) => cells.length === 1 && pattern.test(cells[0] ?? ''));
  const titles = filled.filter((cells) => !matching.includes(cells) && tagInTitle(cells[0] ?? '') !== null);
  if (matching.length < 3 || matching.length * 5 < (filled.length - titles.length) * 4) return null;
  // 'EF-1: 1,200 CFM' names a fan, and no column.
  if (matching.every(([cell = '']) => looksLikeTag(pattern.exec(cell)?.[1] ?? ''))) return null;
  return lines.map((cells) => {
    const [, label, value] = pattern.exec(cells[0] ?? '') ?? [];
    return label === undefined || value === undefined ? cells : [label, value];
  });
}

/** Cells of lines, quoted where they hold a separator or a line break; a quote inside a cell is an inch. */
function cut(text: string, separator: Separator): string[][] {
  const lines: string[][] = [[]];
  const stop = separator === '|' ? '\\|' : separator;
  const cell = new RegExp(
    `[ ]*(?:"(?!${stop}|[\\r\\n])((?:[^"]|"")*)"[ ]*(?=${stop}|[\\r\\n]|$)|([^${stop}\\r\\n]*))(${stop}|\\r\\n|\\n|\\r|$)`,
    'gy',
  );
  const isThousands = separator === ',' ? thousandsIn(text) : null;
  for (let found = cell.exec(text); found !== null; found = cell.exec(text)) {
    const [, quoted, plain = '', end = ''] = found;
    const line = lines.at(-1) ?? [];
    const value = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    if (isThousands?.(found.index) === true && line.length > 0) line[line.length - 1] += `,${value}`;
    else line.push(value);
    if (end === '') break;
    if (end !== separator) lines.push([]);
  }
  return separator === '|' ? lines.map(withoutFrame) : lines;
}

/** Whether the text after a comma continues a figure: only where no line has a comma that separates cells. */
function thousandsIn(text: string): ((start: number) => boolean) | null {
  const apart = text.replaceAll(/(?<=(?:^|\s)\d{1,3}(?:,\d{3})*),(?=\d{3}(?:,\d{3})*(?:\s|$))/gm, '');
  return apart.includes(',') ? null : () => true;
}

/** A line of a text table starts and ends with its separator. */
function withoutFrame(cells: string[]): string[] {
  const isFramed = cells.length > 2 && cells[0]?.trim() === '' && cells.at(-1)?.trim() === '';
  return isFramed ? cells.slice(1, -1) : cells;
}
