import { looksLikeTag } from '../tag/index.ts';
import { findUnit, isPlausible, readValue } from '../value/index.ts';
import { fansAbove } from './fan-groups.ts';
import { headName } from './head-name.ts';
import { HEAD_NAMES } from './head-names.ts';
import { isTextColumn, withModels } from './models-of-runs.ts';
import { type Head, KINDS, readHead } from './read-head.ts';
import { isRole, isRoleInWords, namesOfFans } from './role-names.ts';
import { isSameHead, saysADuty, twoLineHeads } from './two-line-heads.ts';
import { unitsBelow } from './units-below.ts';

const LONGEST_NAME = 6;
const MAX_WAYS = 200;
const MAX_WORDS = 60;
/** Columns of which each cell has a figure. */
const FIGURES: ReadonlySet<string> = new Set([
  ...Object.keys(KINDS),
  'quantity',
  'voltage',
  'phase',
  'frequency',
  'duty',
]);

/**
 * Lines whose columns only single spaces separate, as a page copies: cut by the names of the line of heads. A line that can
 * be cut in several ways keeps the cells that all of them have; the rest stays together and is not read.
 */
export function wordCells(lines: string[][]): string[][] {
  if (lines.some((cells) => cells.filter((cell) => cell !== '').length > 1)) return lines;
  let heads: readonly Head[] | null = null;
  let below: readonly string[] | null = null;
  let isWhole = true;
  return lines.map((cells, index) => {
    const [text = ''] = cells;
    if (below !== null) {
      const names = [...below];
      below = null;
      return names;
    }
    const fans = fansOver(text, lines[index + 1]?.[0] ?? '');
    if (fans !== null) return fans;
    const joined = headsOverTwo(lines, index);
    if (joined !== null) {
      ({ heads, bottom: below } = joined);
      isWhole = true;
      return [...joined.top];
    }
    const names = namesIn(text);
    if (names !== null) {
      heads = names.map((name) => readHead([name]));
      const next = lines[index + 1]?.[0] ?? '';
      const units = unitsBelow(next, heads);
      isWhole = units !== null || !areNamesAndUnits(next);
      if (units !== null) below = units;
      // Below which names its words belong is not known; the last column is the one that needs its name least.
      if (!isWhole) below = [...names.slice(1).map(() => ''), next];
      return names;
    }
    if (heads === null || text === '') return cells;
    return isWhole ? cutByHeads(text.split(' '), heads) : withTagApart(text.split(' '));
  });
}

/** The cells of a line of fans above the names of their columns. */
function fansOver(text: string, next: string): string[] | null {
  const names = namesOfFans(text).length > 1 ? namesIn(next) : null;
  const cells = names === null ? null : fansAbove(text, names);
  return cells === null ? null : [...cells];
}

/** A line of units and names of duties, which goes with the heads above it. */
function areNamesAndUnits(text: string): boolean {
  const words = text.split(' ');
  if (text === '' || /\d/.test(text) || looksLikeTag(words[0] ?? '')) return false;
  const known = words.filter((word) => findUnit(bare(word))?.rest === '' || saysADuty(word));
  return known.length * 2 > words.length;
}

const bare = (word: string) => word.replaceAll(/[()[\]]/g, '');

function withTagApart(words: readonly string[]): string[] {
  const [tag = '', ...others] = words;
  return others.length > 0 && looksLikeTag(tag) ? [tag, others.join(' ')] : [words.join(' ')];
}

const MAX_ROWS_TRIED = 5;

/** The heads that a line and the one below it are together, by the rows below them. */
function headsOverTwo(lines: readonly string[][], index: number): ReturnType<typeof twoLineHeads> {
  const [top = '', bottom = ''] = [lines[index]?.[0], lines[index + 1]?.[0]];
  if (/\d/.test(top) || bottom === '') return null;
  const rows = lines
    .slice(index + 2, index + 2 + MAX_ROWS_TRIED)
    .map(([text = '']) => text.split(' '))
    .filter(([tag = '', ...others]) => others.length > 0 && looksLikeTag(tag));
  if (rows.length === 0) return null;
  const alone = { top: areNames(top), bottom: areNames(bottom) };
  return twoLineHeads(top, bottom, alone, (heads) => rows.every((words) => waysToCut(words, heads).length > 0));
}

/** Whether a line is names of columns that need no other line: none says the same as another. */
function areNames(text: string): boolean {
  const heads = namesIn(text)?.map((name) => readHead([name])) ?? null;
  const isAlone = (head: Head, index: number) => !heads?.slice(0, index).some((other) => isSameHead(other, head));
  return heads?.every(isAlone) === true;
}

/** Whether a line consists of names of columns that single spaces separate. */
export const haveWordHeads = (lines: readonly string[]): boolean =>
  lines.some((line) => namesIn(line.trim().replaceAll(/\s+/g, ' ')) !== null);

/** The names that a line consists of; null for a line with other words. */
function namesIn(text: string): string[] | null {
  const words = text.split(' ');
  if (words.length < 3 || words.length > MAX_WORDS) return null;
  const names: string[] = [];
  for (let from = 0; from < words.length; ) {
    const length = nameLength(words, from);
    if (length === 0) return null;
    names.push(words.slice(from, from + length).join(' '));
    from += length;
  }
  const fields = new Set(names.map((name) => readHead([name]).field));
  return fields.has('cfm') && (fields.has('staticPressure') || fields.has('tag')) ? names : null;
}

/** Words of the longest name that starts at a word, with its unit in brackets. */
function nameLength(words: readonly string[], from: number): number {
  const spans = Array.from({ length: LONGEST_NAME }, (_, index) => LONGEST_NAME - index);
  const textOf = (length: number) => words.slice(from, from + length).join(' ');
  const fits = (length: number) => from + length <= words.length;
  const listed = spans.find((length) => fits(length) && HEAD_NAMES.has(headName(textOf(length))));
  const found = listed ?? spans.filter(fits).findLast((length) => readHead([textOf(length)]).isName) ?? 0;
  if (found === 0) return 0;
  if (!words[from + found]?.match(/^[([]/)) return found + unitLength(words, from + found, textOf(found));
  const end = words.findIndex((word, index) => index >= from + found && /[)\]]$/.test(word));
  return end < 0 ? found : end - from + 1;
}

/** Words of a unit behind a name that has none: 'S.P. IN. W.G.'. */
function unitLength(words: readonly string[], from: number, name: string): number {
  const { field, unit } = readHead([name]);
  const kinds = field === null ? undefined : KINDS[field];
  // 'BHP HP' are two columns.
  if (kinds === undefined || unit !== null || /hp$/i.test(name)) return 0;
  const lengths = [4, 3, 2, 1].filter((length) => from + length <= words.length);
  return lengths.find((length) => findUnit(words.slice(from, from + length).join(' '), kinds)?.rest === '') ?? 0;
}

/** How many words each column has, in one way to cut a line. */
type Way = readonly number[];

function cutByHeads(words: readonly string[], heads: readonly Head[]): string[] {
  const ways = words.length > MAX_WORDS ? [] : waysToCut(words, heads);
  if (ways.length === 0) return withTagApart(words);
  const cuts = ways.map((way) => cellsOfWay(words, way));
  const agreed = (cuts[0] ?? []).map((cell, index) => (cuts.every((cut) => cut[index] === cell) ? cell : ''));
  return withModels(
    agreed,
    heads.map(({ field }) => field),
  );
}

function cellsOfWay(words: readonly string[], way: Way): string[] {
  let from = 0;
  return way.map((count) => {
    const cell = words.slice(from, from + count).join(' ');
    from += count;
    return cell;
  });
}

/** A text has any number of words, another cell one that is a figure, or no letter word. */
function waysToCut(words: readonly string[], heads: readonly Head[]): Way[] {
  const ways: Way[] = [];
  const visited = { count: 0 };
  const isText = (head: number) => isTextColumn(heads[head]?.field ?? null);
  const follow = (head: number, from: number, way: readonly number[]): void => {
    if (ways.length > MAX_WAYS || visited.count++ > 20 * MAX_WAYS) return;
    const column = heads[head];
    if (column === undefined) {
      if (from === words.length) ways.push(way);
      return;
    }
    // Where one text ends and the next one starts is not known: the first has them all.
    if (isText(head) && isText(head - 1)) follow(head + 1, from, [...way, 0]);
    else if (isText(head)) {
      for (let count = 0; from + count <= words.length; count++) follow(head + 1, from + count, [...way, count]);
    } else if (column.field === 'tag') {
      const count = tagLength(words, from);
      if (from + count <= words.length) follow(head + 1, from + count, [...way, count]);
    } else if (column.field === 'supply') {
      for (const count of [1, 2, 3])
        if (isSupply(words.slice(from, from + count), count)) follow(head + 1, from + count, [...way, count]);
    } else if (from < words.length && fitsColumn(words[from] ?? '', column)) follow(head + 1, from + 1, [...way, 1]);
  };
  follow(0, 0, []);
  return ways.length > MAX_WAYS || visited.count > 20 * MAX_WAYS ? [] : ways;
}

const LONGEST_TAG = 5;
const OF_SEVERAL = /^\(\d{1,3}\)\s?\S+$|^\S+ (?:thru|through|to|and|&|-) \S+$|^\S+(?:, ?\S+)+(?: (?:&|and) \S+)?$/iu;

/** Words of the tag at a place of a line: 'EF-1', 'EF 1', '(2) EF-3', 'EF-4 THRU 6', or 'SUPPLY FAN' of a system. */
function tagLength(words: readonly string[], from: number): number {
  for (let count = LONGEST_TAG; count > 1; count--) {
    const text = words.slice(from, from + count).join(' ');
    if (from + count <= words.length && OF_SEVERAL.test(text) && looksLikeTag(text)) return count;
  }
  const isRoleOf = (count: number) =>
    from + count <= words.length && isRoleInWords(words.slice(from, from + count).join(' '));
  const role = [3, 2, 1].find(isRoleOf);
  if (role !== undefined) return role;
  // 'SF 4000' behind the tag of a system is a fan and its airflow.
  const isShortRole = from > 0 && isRole(words[from] ?? '') && /^\d{4}|^\d+,\d/.test(words[from + 1] ?? '');
  if (isShortRole) return 1;
  return lettersAndNumber(words, from) ? 2 : 1;
}

/** 'EF 1': a tag of two words. */
function lettersAndNumber(words: readonly string[], from: number): boolean {
  const [letters = '', number = ''] = words.slice(from, from + 2);
  return /^\p{L}+$/u.test(letters) && /^\d/.test(number) && looksLikeTag(`${letters} ${number}`);
}

/** '208/3/60', '208 3', '208 3 60', '-'; never the phases without their volts, which another column would have then. */
function isSupply(words: readonly string[], count: number): boolean {
  const [first = '', ...others] = words;
  if (words.length < count) return false;
  if (count === 1) return /\d{3}|^[-–—]+$|^n\/?a$/i.test(first);
  return /^\d{3}v?$/i.test(first) && others.every((word) => /^(?:[123](?:ph|ø)?|[56]0(?:hz)?)$/i.test(word));
}

function fitsColumn(word: string, { field, unit }: Head): boolean {
  if (field === null || !FIGURES.has(field)) return true;
  const [kind] = KINDS[field] ?? [];
  const reading = kind === undefined ? null : readValue(word, kind, { unit });
  if (kind !== undefined && reading?.kind === 'read' && !isPlausible(kind, reading.value)) return false;
  return /\d|^[-–—]+$|^n\/?a$/i.test(word);
}
