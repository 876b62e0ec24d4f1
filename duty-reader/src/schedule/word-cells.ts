import { looksLikeTag } from '../tag/index.ts';
import { findUnit } from '../value/index.ts';
import { canCut, cutByHeads, withTagApart } from './cut-by-heads.ts';
import { fansAbove } from './fan-groups.ts';
import { headName } from './head-name.ts';
import { HEAD_NAMES } from './head-names.ts';
import { type Head, KINDS, readHead } from './read-head.ts';
import { respelled } from './respelled.ts';
import { namesOfFans } from './role-names.ts';
import { isSameHead, saysADuty, twoLineHeads } from './two-line-heads.ts';
import { unitsBelow } from './units-below.ts';
import { areAirsAlone, areUnitsInBrackets, isAir, withUnitOfAirs } from './word-heads.ts';

const LONGEST_NAME = 6;
const MAX_WORDS = 60;

/**
 * Lines whose columns only single spaces separate, as a page copies: cut by the names of the line of heads. A line that can
 * be cut in several ways keeps the cells that all of them have; the rest stays together and is not read.
 */
export function wordCells(lines: string[][]): string[][] {
  if (lines.some((cells) => cells.filter((cell) => cell !== '').length > 1)) return lines;
  let heads: readonly Head[] | null = null;
  /** The cells of the next lines, which belong to the heads above them. */
  let below: readonly (readonly string[])[] = [];
  let isWhole = true;
  return lines.map((cells, index) => {
    const [text = ''] = cells;
    const [next = null, ...later] = below;
    below = later;
    if (next !== null) return [...next];
    const under = lines[index + 1]?.[0] ?? '';
    const fans = fansOver(text, under) ?? tagAndFansOver(text, under);
    if (fans !== null) {
      if (fans.names !== null) {
        heads = fans.names.map((name) => readHead([name]));
        isWhole = true;
        below = [fans.names];
      }
      return [...fans.cells];
    }
    const joined = headsOverTwo(lines, index);
    if (joined !== null) {
      ({ heads } = joined);
      below = joined.units === null ? [joined.bottom] : [joined.bottom, joined.units];
      isWhole = true;
      return [...joined.top];
    }
    const names = namesIn(text) ?? (heads === null && SAYS_AIRFLOW.test(text) ? namesIn(respelled(text)) : null);
    if (names !== null) {
      heads = names.map((name) => readHead([name]));
      const line = lines[index + 1]?.[0] ?? '';
      const units = unitsBelow(line, heads);
      isWhole = units !== null || !areNamesAndUnits(line);
      if (units !== null) {
        below = [units];
        // By its unit 150 is a pressure, and none in in. wg.
        heads = names.map((name, at) => readHead([name, units[at] ?? ''].filter((tier) => tier !== '')));
      }
      // Below which names its words belong is not known; the last column is the one that needs its name least.
      if (!isWhole) below = [[...names.slice(1).map(() => ''), line]];
      return names;
    }
    if (heads === null || text === '') return cells;
    if (isRestOfRemark(text, heads, lines[index - 1]?.[0] ?? ''))
      return heads.map((_, at, all) => (at === all.length - 1 ? text : ''));
    return isWhole ? cutByHeads(text.split(' '), heads) : withTagApart(text.split(' '));
  });
}

const SAYS_AIRFLOW = /cfm|airflow|l\/s|m[³3]/i;
const JOINS = /^(?:and|with|w\/|or|for|to|in|on|of|per|&)(?![\p{L}\d])/iu;

/** A line that goes on with the remarks of the row above it: 'AND BIRDSCREEN'. */
const isRestOfRemark = (text: string, heads: readonly Head[], above: string): boolean =>
  heads.at(-1)?.field === 'notes' && JOINS.test(text) && /\d/.test(above);

interface Fans {
  readonly cells: readonly string[];
  /** The names of the columns below, where the line has one of them. */
  readonly names: readonly string[] | null;
}

/** The cells of a line of fans above the names of their columns. */
function fansOver(text: string, next: string): Fans | null {
  const names = namesOfFans(text).length > 1 ? namesIn(next) : null;
  const cells = names === null ? null : fansAbove(text, names);
  return cells === null ? null : { cells, names: null };
}

/** 'TAG SUPPLY FAN EXHAUST FAN' above 'CFM ESP HP CFM ESP HP': the name of the tags is in the line of the fans. */
function tagAndFansOver(text: string, next: string): Fans | null {
  const [first = '', ...others] = text.split(' ');
  if (readHead([first]).field !== 'tag' || namesOfFans(text).length < 2) return null;
  const names = namesIn(`${first} ${next}`);
  const hasTag = namesIn(next)?.some((name) => readHead([name]).field === 'tag') === true;
  const cells = names === null || hasTag ? null : fansAbove(others.join(' '), names);
  return cells === null ? null : { cells, names };
}

/** A line of units and names of duties, which goes with the heads above it. */
function areNamesAndUnits(text: string): boolean {
  const words = text.split(' ');
  if (text === '' || /\d/.test(text) || looksLikeTag(words[0] ?? '')) return false;
  const known = words.filter((word) => findUnit(bare(word))?.rest === '' || saysADuty(word));
  return known.length * 2 > words.length;
}

const bare = (word: string) => word.replaceAll(/[()[\]]/g, '');

const MAX_ROWS_TRIED = 5;

type TwoLineHeads = NonNullable<ReturnType<typeof twoLineHeads>>;

/** The heads that a line and the one below it are together, by the rows below them and by the units between. */
function headsOverTwo(
  lines: readonly string[][],
  index: number,
): (TwoLineHeads & { readonly units: readonly string[] | null }) | null {
  const [top = '', below = '', third = ''] = [0, 1, 2].map((at) => lines[index + at]?.[0] ?? '');
  if (/\d/.test(top) || below === '' || areNamesOfUnits(top, below)) return null;
  const bottom = withUnitOfAirs(below, top);
  const hasUnits = areUnitsInBrackets(third);
  const first = index + (hasUnits ? 3 : 2);
  const rows = lines
    .slice(first, first + MAX_ROWS_TRIED)
    .map(([text = '']) => text.split(' '))
    .filter(([tag = '', ...others]) => others.length > 0 && looksLikeTag(tag));
  if (rows.length === 0) return null;
  const alone = { top: !hasUnits && areNames(top), bottom: !hasUnits && areNames(bottom) };
  const found = twoLineHeads(top, bottom, alone, (heads) => rows.every((words) => canCut(words, heads)));
  const units = found !== null && hasUnits ? unitsBelow(third, found.heads) : null;
  return found === null || (hasUnits && units === null) ? null : { ...found, units };
}

/** Names of columns, and below them the units of some in brackets: '(CFM) (IN. WG) (V)'. */
function areNamesOfUnits(top: string, below: string): boolean {
  const names = areUnitsInBrackets(below) ? namesIn(top) : null;
  const heads = names?.map((name) => readHead([name]));
  return heads !== undefined && unitsBelow(below, heads) !== null;
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
  const hasAirs = areAirsAlone(words);
  for (let from = 0; from < words.length; ) {
    const length = hasAirs && isAir(words[from] ?? '') ? 1 : nameLength(words, from);
    if (length === 0) return null;
    names.push(words.slice(from, from + length).join(' '));
    from += length;
  }
  const fields = new Set(names.map((name) => readHead([name]).field));
  return (fields.has('cfm') || hasAirs) && (fields.has('staticPressure') || fields.has('tag')) ? names : null;
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
