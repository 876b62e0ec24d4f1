import type { TableBlock } from './printed-document.ts';

export interface FittedTable {
  /** Points. */
  readonly fontSize: number;
  readonly widths: readonly number[];
}

const PADDING = 6.2;
const LARGEST = 8;
const SMALLEST = 4.4;
/** Maximum ems of text in one line of a column; longer texts are wrapped. */
const MAX_EMS = 13;
const MIN_EMS = 2.2;
/** Semibold letters of heads over regular ones. */
const BOLD = 1.08;

/** Size of letters and widths of columns by which a table fits a width, points; what is left goes to texts. */
export function fittedTable({ columns, rows, look, groups = [] }: TableBlock, width: number): FittedTable {
  const space = width - PADDING * columns.length;
  // A group of one column uses that column's width.
  const above = groups.flatMap(({ label, span }) => Array.from({ length: span }, () => (span === 1 ? label : '')));
  const ems = columns.map(({ label }, index) => emsOf(`${label} ${above[index] ?? ''}`, rows, index));
  const all = ems.reduce((sum, item) => sum + item, 0);
  const fontSize = Math.min(LARGEST, Math.max(SMALLEST, space / all));
  const widths = ems.map((item) => item * fontSize);
  const spare = space - all * fontSize;
  if (spare < 0) return { fontSize, widths: widths.map((item) => (item * space) / (space - spare)) };
  const hasTexts = columns.some(({ isNumeric }) => isNumeric !== true);
  return { fontSize, widths: stretched(widths, columns, spare, look === 'grid' && hasTexts) };
}

/** Smallest letters that a printed schedule can be read by, points. */
const READABLE = 7;

/** A table, or several of fewer columns where all of them would be too small to read; each begins with the first column. */
export function readableTables(block: TableBlock, width: number): TableBlock[] {
  const { groups = [], columns } = block;
  if (groups.length < MIN_CUT_GROUPS || fittedTable(block, width).fontSize >= READABLE) return [block];
  const cut = middleEdge(block, width);
  const { title: _title, shortTitle: _shortTitle, ...untitled } = block;
  return [cutTable(block, 0, cut), cutTable(untitled, cut, columns.length)].flatMap((part) =>
    readableTables(part, width),
  );
}

/** Fewer have no edge that leaves something on both sides. */
const MIN_CUT_GROUPS = 3;

/** The edge between two groups that lies nearest to the middle of the width. */
function middleEdge(block: TableBlock, width: number): number {
  const spans = (block.groups ?? []).map(({ span }) => span);
  const { widths } = fittedTable(block, width);
  const widthUpTo = (edge: number) => widths.slice(0, edge).reduce((sum, item) => sum + item, 0);
  const edges = spans.slice(0, -1).map((_, index) => spans.slice(0, index + 1).reduce((sum, span) => sum + span, 0));
  // What is left of the first edge is a table of its own, which one column is not.
  const possible = edges.filter((edge) => edge > 1);
  const middle = widthUpTo(widths.length) / 2;
  const distance = (edge: number) => Math.abs(widthUpTo(edge) - middle);
  return possible.reduce((best, edge) => (distance(edge) < distance(best) ? edge : best));
}

function cutTable({ groups = [], columns, rows, ...block }: TableBlock, from: number, to: number): TableBlock {
  const isWhole = from === 0;
  const part = <T>(list: readonly T[]) => [...(isWhole ? [] : list.slice(0, 1)), ...list.slice(from, to)];
  let edge = 0;
  const kept = groups.filter(({ span }) => {
    const start = edge;
    edge += span;
    return start >= from && start < to;
  });
  const first = isWhole ? [] : [{ label: groups[0]?.label ?? '', span: 1 }];
  return { ...block, groups: [...first, ...kept], columns: part(columns), rows: rows.map(part) };
}

function emsOf(label: string, rows: TableBlock['rows'], place: number): number {
  const words = label.split(/\s+/).map((word) => textEms(word) * BOLD);
  const cells = rows.map((row) => {
    const text = row[place] ?? '';
    return Math.max(Math.min(MAX_EMS, textEms(text)), ...text.split(/\s+/).map(textEms));
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

function stretched(
  widths: readonly number[],
  columns: TableBlock['columns'],
  spare: number,
  isForTexts: boolean,
): number[] {
  const takes = (place: number) => !isForTexts || columns[place]?.isNumeric !== true;
  const taking = widths.reduce((sum, item, index) => sum + (takes(index) ? item : 0), 0);
  return widths.map((item, index) => (takes(index) ? item * (1 + spare / taking) : item));
}
