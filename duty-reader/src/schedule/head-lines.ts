import { looksLikeTag } from '../tag/index.ts';
import { findUnit } from '../value/index.ts';
import type { ColumnField } from './columns-read.ts';
import { endOfGroup } from './fan-groups.ts';
import { headName } from './head-name.ts';
import { withMergedApart } from './merged-heads.ts';
import { isGroup } from './qualifiers.ts';
import { type Head, readHead } from './read-head.ts';
import { respelled } from './respelled.ts';
import { tagInTitle } from './title-tag.ts';

/** One line of the text, with its number from 1. */
export interface Line {
  readonly number: number;
  readonly cells: readonly string[];
  /** Which of the units of a turned table, whose names are all in one line. */
  readonly unit?: number;
  /** Whether its text names the fans of the lines below it, which have it for a tag. */
  readonly isTitle?: boolean;
  /** A tag that its title may give it, for the user to confirm. */
  readonly meant?: string;
  /** What another line says of it: 'STANDBY'. */
  readonly remark?: string;
  /** What another line says of it or of its neighbor. */
  readonly inQuestion?: string;
}

/** Stays the same while cells are edited. */
export const idOf = ({ number, unit }: Line): string => (unit === undefined ? String(number) : `${number}.${unit}`);

const SAYS_A_SCHEDULE: ReadonlySet<ColumnField | null> = new Set<ColumnField>([
  'tag',
  'cfm',
  'staticPressure',
  'duty',
  'quantity',
  'model',
  'supply',
  'voltage',
  'motorHp',
  'type',
  'mounting',
  'sones',
]);
const MAX_TIERS = 4;

export const filledCells = (line: Line) => line.cells.filter((cell) => cell !== '');
export const isBlank = (line: Line) => line.cells.every((cell) => cell === '');

const isName = (cell: string) => readHead([cell]).isName;

const PLAIN_FIGURE = /^[\d.,]+["%]?$/;

/** A cell that is a value of a row: a figure, or a tag with a number. */
export function isValue(cell: string): boolean {
  if (PLAIN_FIGURE.test(cell)) return true;
  if (!/\d|[¼½¾]/.test(cell)) return false;
  if (isName(cell)) return false;
  return /^[~<>≤≥±+(-]*\s*[\d.,¼½¾]/.test(cell) || looksLikeTag(cell);
}

/** A line of heads: names of at least two kinds of columns, at least half of its cells, and no value. */
export function isHeadLine(line: Line): boolean {
  const cells = filledCells(line);
  if (cells.length < 2 || cells.some((cell) => PLAIN_FIGURE.test(cell))) return false;
  const named = cells.map((cell) => readHead([cell])).filter((head) => head.isName);
  // Only a line with names may have some that are not spelled right.
  const heads =
    named.length > 0 && (named.length < cells.length || cells.some(isValue))
      ? cells.map(readSpelled).filter((head) => head.isName)
      : named;
  const kinds = new Set(heads.map(({ field, note }) => field ?? note));
  const isEnough = named.length > 1 ? heads.length * 2 >= cells.length : heads.length === cells.length;
  if (kinds.size < 2 || !isEnough) return false;
  return (
    heads.some(({ field }) => SAYS_A_SCHEDULE.has(field)) &&
    !cells.some((cell) => isValue(cell) && !NUMBERED.test(cell) && !readSpelled(cell).isName)
  );
}

/** 'ALT 1' and 'OPTION 2' beside names of columns are no tags. */
const NUMBERED = /^(?:alt(?:ernate)?|opt(?:ion)?|mfr|vendor|speed|stage)\.? ?#?\d$/i;

/** A head, also where its name is not spelled right. */
function readSpelled(text: string): Head {
  const head = readHead([text]);
  return head.isName ? head : (spelledRight([text], head) ?? head);
}

/** A head that is not understood with its words as they are spelled; null where that makes no name of it. */
function spelledRight(texts: readonly string[], { text }: Head): Head | null {
  const meant = texts.map(respelled);
  if (meant.every((each, index) => each === texts[index])) return null;
  const head = readHead(meant);
  return head.isName ? { ...head, text } : null;
}

/** Group words above heads: no value, and more than a title in the first cell. */
function isAboveHeads(line: Line): boolean {
  const cells = filledCells(line);
  if (cells.length === 0 || cells.some(isValue)) return false;
  const isTitle = (cell: string) => /\b(?:schedule|cuadro|cedula|cédula|tableau|liste|tabla|notes?)\b/i.test(cell);
  const [first = ''] = cells;
  if (cells.length === 1) return line.cells[0] === '' && !isTitle(first) && tagInTitle(first) === null;
  return !cells.some((cell) => cell.length > 60);
}

/** 'EXHAUST FANS', 'EXISTING': words that go with the name of a column, and none by themselves. */
const isHeading = (cell: string) => isGroup(headName(cell)) && /\p{L}{3}/u.test(cell) && findUnit(cell) === null;

/** Names, units and the like below heads: at least half of the cells, and no value. */
function isBelowHeads(line: Line): boolean {
  const cells = filledCells(line);
  if (cells.length === 0 || cells.some(isValue)) return false;
  const isUnit = (cell: string) => /^[([{].*[)\]}]$/.test(cell) || /^[-–—]+$/.test(cell) || findUnit(cell)?.rest === '';
  // A heading of the rows has the first cell to itself.
  if (cells.length === 1 && line.cells[0] !== '' && isHeading(cells[0] ?? '')) return false;
  const known = cells.filter((cell) => isName(cell) || isUnit(cell) || isGroup(headName(cell)));
  return known.length * 2 >= cells.length && known.some((cell) => /\p{L}|"/u.test(cell));
}

/** '1 2 3 4' or 'A B C D' below the heads. */
function isNumbering(line: Line): boolean {
  const cells = filledCells(line).map((cell) => cell.replaceAll(/[().]/g, ''));
  if (cells.length < 3) return false;
  const first = cells[0] ?? '';
  if (/^\d$/.test(first)) return cells.every((cell, index) => Number(cell) === Number(first) + index);
  return (
    /^[a-z]$/i.test(first) &&
    cells.every((cell, index) => cell.charCodeAt(0) === first.charCodeAt(0) + index && cell.length === 1)
  );
}

export interface HeadBlock {
  /** Positions of the first line of the heads, and of the first line after them. */
  readonly start: number;
  readonly end: number;
  readonly heads: readonly Head[];
}

/** The heads that the line at a position belongs to: tiers of group words above it, names and units below it. */
export function headBlock(lines: readonly Line[], position: number, from: number): HeadBlock {
  let start = position;
  const isAbove = (index: number) => index >= from && lines[index] !== undefined && isAboveHeads(lines[index]);
  while (position - start < MAX_TIERS - 1 && isAbove(start - 1)) start--;
  let end = position + 1;
  const isBelow = (index: number) => lines[index] !== undefined && isBelowHeads(lines[index]);
  while (end - position < MAX_TIERS && isBelow(end)) end++;
  const tiers = lines.slice(start, end);
  const next = lines[end];
  if (next !== undefined && isNumbering(next)) end++;
  return { start, end, heads: headsOf(tiers) };
}

export function headsOf(written: readonly Line[]): Head[] {
  const tiers = written.map((tier, level) => ({
    ...tier,
    cells: withMergedApart(
      tier.cells,
      written.slice(level + 1).map(({ cells }) => cells),
    ),
  }));
  const width = Math.max(...tiers.map(({ cells }) => cells.length));
  const carried = tiers.map((_, level) => carriedForward(tiers, level, width));
  return Array.from({ length: width }, (_, index) => {
    const texts = carried.map((each) => each[index] ?? '');
    const head = readHead(texts);
    return head.isName ? head : (spelledRight(texts, head) ?? head);
  });
}

/** A group word of a merged head counts for the columns right of it that have a name of their own below, and none above. */
function carriedForward(tiers: readonly Line[], level: number, width: number): string[] {
  const textAt = (tier: number, index: number) => tiers[tier]?.cells[index] ?? '';
  const hasBelow = (index: number) => tiers.some((_, tier) => tier > level && textAt(tier, index) !== '');
  const hasAbove = (index: number) => tiers.some((_, tier) => tier < level && textAt(tier, index) !== '');
  const [groups, names] = [level, level + 1].map((tier) => Array.from({ length: width }, (_, at) => textAt(tier, at)));
  let group = '';
  let end = width;
  return Array.from({ length: width }, (_, index) => {
    const text = textAt(level, index);
    if (text !== '') {
      group = hasBelow(index) ? text : '';
      end = endOfGroup(groups ?? [], names ?? [], index);
    } else if (!hasBelow(index) || hasAbove(index) || index >= end) group = '';
    return text === '' ? group : text;
  });
}
