import type { TableBlock } from './printed-document.ts';

export interface FittedTable {
  /** Points. */
  readonly fontSize: number;
  readonly widths: readonly number[];
}

const PADDING = 6.2;
const LARGEST = 8;
/** Smallest letters that a printed schedule can be read by, points. */
const SMALLEST = 7;
/** Maximum ems of text in one line of a column; longer texts are wrapped, sooner where a table has less room. */
const MAX_EMS = [13, 10, 7] as const;
const WRAPPED_SOONEST = 7;
const MIN_EMS = 2.2;
/** Semibold letters of heads over regular ones. */
const BOLD = 1.08;

/** Size of letters and widths of columns by which a table fits a width, points; what is left goes to texts. */
export function fittedTable(block: TableBlock, width: number): FittedTable {
  const { columns, look } = block;
  const space = width - PADDING * columns.length;
  const ems = fittingEms(block, width) ?? emsOfAll(block, WRAPPED_SOONEST);
  const all = ems.reduce((sum, item) => sum + item, 0);
  const fontSize = Math.min(LARGEST, Math.max(SMALLEST, space / all));
  const widths = ems.map((item) => item * fontSize);
  const spare = space - all * fontSize;
  if (spare < 0) return { fontSize, widths: widths.map((item) => (item * space) / (space - spare)) };
  const hasTexts = columns.some(({ isNumeric }) => isNumeric !== true);
  return { fontSize, widths: stretched(widths, columns, spare, look === 'grid' && hasTexts) };
}

/** Widths with which the words have room in the smallest letters; null where they have none. */
function fittingEms(block: TableBlock, width: number): number[] | null {
  const space = width - PADDING * block.columns.length;
  const found = MAX_EMS.map((maxEms) => emsOfAll(block, maxEms)).find(
    (ems) => ems.reduce((sum, item) => sum + item, 0) * SMALLEST <= space,
  );
  return found ?? null;
}

function emsOfAll({ columns, units, rows, groups = [] }: TableBlock, maxEms: number): number[] {
  // A group of one column uses that column's width.
  const above = groups.flatMap(({ label, span }) => Array.from({ length: span }, () => (span === 1 ? label : '')));
  const heads = columns.map(({ label }, index) => [label, above[index], units?.[index]].join(' '));
  return heads.map((head, index) => emsOf(head, rows, index, maxEms));
}

/** A table, or several of fewer columns where all of them would be too small to read; each begins with the first column. */
export function readableTables(block: TableBlock, width: number): TableBlock[] {
  const { columns } = block;
  if (columns.length < MIN_CUT_COLUMNS || fittingEms(block, width) !== null) return [block];
  const cut = middleEdge(block, width);
  const { title: _title, shortTitle: _shortTitle, ...untitled } = block;
  return [cutTable(block, 0, cut), cutTable(untitled, cut, columns.length)].flatMap((part) =>
    readableTables(part, width),
  );
}

/** Fewer have no edge that leaves more than the first column on both sides. */
const MIN_CUT_COLUMNS = 3;

/** The edge between two groups that lies nearest to the middle of the width; between columns where no group ends. */
function middleEdge(block: TableBlock, width: number): number {
  const groups = (block.groups ?? []).map(({ span }) => span);
  const spans = groups.length < MIN_CUT_COLUMNS ? block.columns.map(() => 1) : groups;
  const { widths } = fittedTable(block, width);
  const widthUpTo = (edge: number) => widths.slice(0, edge).reduce((sum, item) => sum + item, 0);
  const edges = spans.slice(0, -1).map((_, index) => spans.slice(0, index + 1).reduce((sum, span) => sum + span, 0));
  // What is left of the first edge is a table of its own, which one column is not.
  const possible = edges.filter((edge) => edge > 1);
  const middle = widthUpTo(widths.length) / 2;
  const distance = (edge: number) => Math.abs(widthUpTo(edge) - middle);
  return possible.reduce((best, edge) => (distance(edge) < distance(best) ? edge : best));
}

function cutTable({ groups, columns, units, rows, ...block }: TableBlock, from: number, to: number): TableBlock {
  const isWhole = from === 0;
  const part = <T>(list: readonly T[]) => [...(isWhole ? [] : list.slice(0, 1)), ...list.slice(from, to)];
  let edge = 0;
  const kept = (groups ?? []).flatMap(({ label, span }) => {
    const start = edge;
    edge += span;
    const shared = Math.min(edge, to) - Math.max(start, from);
    return shared > 0 ? [{ label, span: shared }] : [];
  });
  const first = isWhole ? [] : [{ label: groups?.[0]?.label ?? '', span: 1 }];
  return {
    ...block,
    ...(groups === undefined ? {} : { groups: [...first, ...kept] }),
    columns: part(columns),
    ...unitsOf(part(units ?? [])),
    rows: rows.map(part),
  };
}

/** A part of a table without any unit has no row for them. */
function unitsOf(units: readonly string[]): Pick<TableBlock, 'units'> {
  return units.some((unit) => unit !== '') ? { units } : {};
}

function emsOf(label: string, rows: TableBlock['rows'], place: number, maxEms: number): number {
  const words = label.split(/\s+/).map((word) => textEms(word) * BOLD);
  const cells = rows.map((row) => {
    const text = row[place] ?? '';
    return Math.max(Math.min(maxEms, textEms(text)), ...text.split(/\s+/).map(textEms));
  });
  return Math.max(MIN_EMS, ...words, ...cells);
}

/** Width of a text in ems of Inter, a little more than it takes. */
function textEms(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + letterEms(letter), 0);
}

function letterEms(letter: string): number {
  if (/[.,:;'|!()[\]/ ijl–-]/.test(letter)) return 0.36;
  if (/[mwMW%@]/.test(letter)) return 0.94;
  if (/[A-Z]/.test(letter)) return 0.74;
  return 0.63;
}

/** A short text in a wide column leaves its reader on the way to the next one. */
const MAX_STRETCH = 2;

function stretched(
  widths: readonly number[],
  columns: TableBlock['columns'],
  spare: number,
  isForTexts: boolean,
): number[] {
  const takes = (place: number) => !isForTexts || columns[place]?.isNumeric !== true;
  const taking = widths.reduce((sum, item, index) => sum + (takes(index) ? item : 0), 0);
  const factor = Math.min(MAX_STRETCH, 1 + spare / taking);
  return widths.map((item, index) => (takes(index) ? item * factor : item));
}
