import { looksLikeTag } from '../tag/index.ts';
import { findUnit } from '../value/index.ts';
import type { ColumnField } from './columns-read.ts';
import { headName } from './head-name.ts';
import { type Head, readHead } from './read-head.ts';
import { type Column, columnOf } from './two-line-column.ts';

/** The cells of two lines that are one head of each column, and what the columns are. */
interface TwoLineHeads {
  readonly top: readonly string[];
  readonly bottom: readonly string[];
  readonly heads: readonly Head[];
  /** How many words of both lines are a name as a whole, a unit that names its column, or a name above its unit. */
  readonly known: number;
}

const MAX_WORDS = 18;
const MAX_TOP = 2;
const MAX_LONGER_TOP = 3;
const MAX_BOTTOM = 3;
/** Words fewer than the most that can be known. */
const MAX_LOST = 5;
const MAX_VISITS = 8000;
const TITLE = /\b(?:schedule|cuadro|cedula|cédula|tableau|liste|tabla|notes?)\b/i;

const isOfHeads = (words: readonly string[]) =>
  words.length <= MAX_WORDS && !words.some((word) => /^[(~<>-]*[.\d]/.test(word) || looksLikeTag(word));

export const saysADuty = (word: string) => ['cfm', 'staticPressure'].includes(readHead([word]).field ?? '');

/** Which of two lines of heads are names of columns by themselves; the other line may be a heading then. */
interface Alone {
  readonly top: boolean;
  readonly bottom: boolean;
}

/**
 * Heads that run over two lines whose columns single spaces separate: 'EXHAUST AIRFLOW STATIC MOTOR' above
 * 'FAN (CFM) PRESSURE HP'. Where words of the lines stand is not known, so they are joined in each way in which every column has
 * a name and the rows below fit. Null where there is none, or where the ways do not agree on what the columns are. A line
 * beside names that need no other is a part of them only where it says a duty.
 */
export function twoLineHeads(
  topText: string,
  bottomText: string,
  alone: Alone,
  fits: (heads: readonly Head[]) => boolean,
): TwoLineHeads | null {
  const [top, bottom] = [topText.split(' '), bottomText.split(' ')];
  if (!isOfHeads(top) || !isOfHeads(bottom) || TITLE.test(topText)) return null;
  if ((alone.bottom && !top.some(saysADuty)) || (alone.top && !bottom.some(saysADuty))) return null;
  // The ways that know most words come first: whether rows fit takes longest to find out.
  const steps = stepsToEnd(top, bottom);
  for (let lost = 0; lost <= MAX_LOST; lost++) {
    const [first, ...others] = waysToJoin(steps, lost).filter(({ heads }) => isSchedule(heads) && fits(heads));
    if (first === undefined) continue;
    return others.every(({ heads }) => keyOf(heads) === keyOf(first.heads)) ? first : null;
  }
  return null;
}

const keyOf = (heads: readonly Head[]): string =>
  heads
    .map(({ field, rank, unit }) => [field, rank, typeof unit === 'object' ? unit?.symbol : unit].join(' '))
    .join('|');

/** Rows that start with a tag have it in their first column. */
const isSchedule = (heads: readonly Head[]): boolean =>
  heads[0]?.field === 'tag' && heads.some(({ field }) => field === 'cfm');

/** Columns that a schedule has several of, with words that tell them apart. */
const OF_SEVERAL: ReadonlySet<ColumnField> = new Set<ColumnField>(['cfm', 'staticPressure']);

/** Columns behind these are not the duty beside one that is. */
const LAST_RANK_OF_DUTY = 2;

/** 'SUPPLY CFM' and 'OUTSIDE CFM' are two columns of a field; 'CFM' beside them is none, and 'MOTOR' beside 'HP' is the same. */
export function isSameHead(one: Head, other: Head): boolean {
  const { field } = one;
  if (field !== other.field) return false;
  if (field === null) return one.note !== null && one.note === other.note;
  if (!OF_SEVERAL.has(field)) return true;
  const names = [one, other].map(({ text }) => headName(findUnit(text)?.rest ?? text));
  if (names.includes('') || names[0] === names[1]) return true;
  return one.rank === other.rank && one.rank <= LAST_RANK_OF_DUTY;
}

/** Where a column may start: how many words of each line are before it. */
interface Place {
  readonly above: number;
  readonly below: number;
}

interface Step extends Place {
  readonly column: Column;
}

/** Ways to join all words of both lines in which so many words are known as the most that can be, less those that are lost. */
function waysToJoin(steps: Steps, lost: number): TwoLineHeads[] {
  const ways: TwoLineHeads[] = [];
  const most = steps.known(0, 0);
  let visits = 0;
  const follow = ({ above, below }: Place, way: TwoLineHeads): void => {
    if (visits++ > MAX_VISITS) return;
    if (steps.isEnd(above, below)) {
      if (way.known === most - lost) ways.push(way);
      return;
    }
    for (const { column, ...next } of steps.at(above, below)) {
      const known = way.known + column.known;
      const isTooFew = known + steps.known(next.above, next.below) < most - lost;
      if (isTooFew || way.heads.some((head) => isSameHead(head, column.head))) continue;
      follow(next, {
        top: [...way.top, column.above],
        bottom: [...way.bottom, column.below],
        heads: [...way.heads, column.head],
        known,
      });
    }
  };
  follow({ above: 0, below: 0 }, { top: [], bottom: [], heads: [], known: 0 });
  return visits > MAX_VISITS ? [] : ways;
}

const EXTREME = /^(?:min|minimum|max|maximum)\.?$/i;
const AIR = /^(?:o\.?a\.?|o\.?s\.?a\.?|outside|outdoor|fresh|supply|return|exhaust|relief|ventilation|air)$/i;

/** 'SUPPLY MIN.' before 'O.A.': what is least or most is said before its name. */
const isWithinName = (top: readonly string[], from: number, to: number): boolean =>
  to - from > 1 && EXTREME.test(top[to - 1] ?? '') && AIR.test(top[to] ?? '');

interface Steps {
  readonly isEnd: (above: number, below: number) => boolean;
  /** The columns that may start at a place, of those behind which the rest of both lines can be columns too. */
  readonly at: (above: number, below: number) => readonly Step[];
  /** The most words from a place on that are known. */
  readonly known: (above: number, below: number) => number;
}

function stepsToEnd(top: readonly string[], bottom: readonly string[]): Steps {
  const maxTop = top.length > bottom.length ? MAX_LONGER_TOP : MAX_TOP;
  const kept = new Map<string, { readonly steps: readonly Step[]; readonly known: number }>();
  const isEnd = (above: number, below: number) => above === top.length && below === bottom.length;
  const find = (above: number, below: number) => {
    const key = `${above} ${below}`;
    const before = kept.get(key);
    if (before !== undefined) return before;
    const steps: Step[] = [];
    for (let a = 0; a <= Math.min(maxTop, top.length - above); a++)
      for (let b = a === 0 ? 1 : 0; b <= Math.min(MAX_BOTTOM, bottom.length - below); b++) {
        const [nextAbove, nextBelow] = [above + a, below + b];
        if (isWithinName(top, above, nextAbove)) continue;
        const column = columnOf(top.slice(above, nextAbove).join(' '), bottom.slice(below, nextBelow).join(' '));
        if (column !== null && (isEnd(nextAbove, nextBelow) || find(nextAbove, nextBelow).steps.length > 0))
          steps.push({ column, above: nextAbove, below: nextBelow });
      }
    const known = Math.max(0, ...steps.map((step) => step.column.known + find(step.above, step.below).known));
    const found = { steps, known };
    kept.set(key, found);
    return found;
  };
  return { isEnd, at: (above, below) => find(above, below).steps, known: (above, below) => find(above, below).known };
}
