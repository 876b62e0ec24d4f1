import { looksLikeTag } from '../tag/index.ts';
import { isPlausible, readValue } from '../value/index.ts';
import { hasDecimalComma, withFractionsJoined, withThousandsJoined } from './joined-words.ts';
import { isTextColumn, withModels } from './models-of-runs.ts';
import { type Head, KINDS } from './read-head.ts';
import { isRole, isRoleInWords } from './role-names.ts';

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

/** A tag and the other words of a row that cannot be cut. */
export function withTagApart(words: readonly string[]): string[] {
  const [tag = '', ...others] = words;
  return others.length > 0 && looksLikeTag(tag) ? [tag, others.join(' ')] : [words.join(' ')];
}

/** How many words each column has, in one way to cut a line. */
type Way = readonly number[];

/** The cells of a row by its heads, those that all ways to cut it have. */
export function cutByHeads(written: readonly string[], heads: readonly Head[]): string[] {
  const { words, ways } = written.length > MAX_WORDS ? { words: written, ways: [] } : waysOf(written, heads);
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

interface WaysOfWords {
  readonly words: readonly string[];
  readonly ways: readonly Way[];
}

/** The ways to cut a line, of '1 1/2' and '1 200' as two words or else as one. */
function waysOf(words: readonly string[], heads: readonly Head[]): WaysOfWords {
  const cut = (joined: readonly string[]): WaysOfWords => ({ words: joined, ways: waysToCut(joined, heads) });
  const asWritten = cut(words);
  const plain = asWritten.ways.length > 0 ? asWritten : cut(withFractionsJoined(words));
  if (!isMetric(heads)) return plain;
  const [only, ...others] = withThousandsJoined(words)
    .map(cut)
    .filter(({ ways }) => ways.length > 0);
  if (only === undefined) return plain;
  // 'Kitchen 1 200' is the first kitchen with 200, or a kitchen with 1,200.
  const isClear = plain.ways.length === 0 && others.length === 0 && hasDecimalComma(words);
  return isClear ? only : { words, ways: [] };
}

/** A page with 'm³/h' or 'L/s' may have spaces in its thousands. */
const isMetric = (heads: readonly Head[]): boolean =>
  heads.some(({ field, unit }) => field === 'cfm' && unit !== null && unit !== 'unknown' && unit.symbol !== 'cfm');

export const canCut = (words: readonly string[], heads: readonly Head[]): boolean =>
  waysOf(words, heads).ways.length > 0;

/** A text has any number of words, another cell one that is a figure, or no letter word. */
function waysToCut(words: readonly string[], heads: readonly Head[]): Way[] {
  const ways: Way[] = [];
  const visited = { count: 0 };
  const isText = (head: number) => isTextColumn(heads[head]?.field ?? null) || isNameBesideTags(heads, head);
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

/** 'Nr. Bezeichnung': of two names for tags the later one is over words, unless it is over the fans of a system. */
const isNameBesideTags = (heads: readonly Head[], at: number): boolean =>
  heads[at]?.field === 'tag' &&
  !/fan|ventil/i.test(heads[at].text) &&
  heads.slice(0, at).some(({ field }) => field === 'tag');

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
