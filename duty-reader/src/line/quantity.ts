import { COUNT_WORDS, countsOf, countsOfSum, SUM, withStandby } from '../tag/index.ts';
import { type DutyNotes, plain } from './duty-notes.ts';
import { NUMBER, pattern, START, wherever } from './patterns.ts';
import type { RemainingText } from './remaining-text.ts';
import { LENGTH_UNIT } from './sizes.ts';
import { NUMBERED_PLACES } from './tag-pattern.ts';
import { unitAfter } from './units.ts';

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, pair: 2 };
const COUNT_WORD = Object.keys(COUNTS).join('|');

const SUM_OF_FANS = String.raw`${SUM}(?:\s*(?:stand-?by|spare|reserve|backup))?`;
const SUMS: readonly RegExp[] = [
  wherever(`\\(\\s*(${SUM_OF_FANS})\\s*\\)`),
  pattern(`((?=[^&a]*\\+)${SUM_OF_FANS})(?=\\s+\\p{L})`),
];

const ONE_TO_SIX = '(?:one|two|three|four|five|six|[1-6])';
/** '2 duty 1 standby' without brackets. */
const DUTY_AND_STANDBY = pattern(
  String.raw`${ONE_TO_SIX}\s(?:duty|running|operating|active|lead)\s*(?:[+/,&]|and)?\s*${ONE_TO_SIX}\s(?:stand-?by|spare|back-?up|lag)`,
);

/** '(2 + 1)', '2+1 standby': how many, where some of the fans wait for the others. */
export function takeSum(rest: RemainingText, notes: DutyNotes): void {
  // '(2 duty 1 standby)', as in a cell of tags.
  rest.takeAll(/\(([^()]{3,40})\)/gu, ([text, inside = '']) => {
    const all = withStandby(inside);
    if (all === null || notes.has('quantity')) return false;
    notes.set(text, { quantity: plain(all, text) });
    return true;
  });
  rest.takeAll(DUTY_AND_STANDBY, ([text]) => {
    const all = withStandby(text);
    if (all === null || notes.has('quantity')) return false;
    notes.set(text, { quantity: plain(all, text) });
    return true;
  });
  rest.takeAll(pattern(String.raw`n\s?\+\s?[12]`), ([text]) => {
    notes.notUnderstood.push(text);
    return true;
  });
  for (const form of SUMS) {
    rest.takeAll(form, ([text, inside = '']) => {
      const all = withStandby(inside);
      if (notes.has('quantity')) return false;
      if (all !== null) notes.set(text, { quantity: plain(all, text) });
      else
        notes.ask(
          'quantity',
          text,
          (countsOfSum(inside) ?? []).map((value) => ({ value, unit: null })),
        );
      return true;
    });
  }
}

const COUNTED: readonly RegExp[] = [
  pattern(String.raw`(?:qty|quantity|cant|anzahl|qté)\.?\s*(?:of|[:=])?\s*(\d{1,3}|${COUNT_WORD})`),
  pattern(String.raw`total\s+of\s*(\d{1,2})(?!\s*(?:tons?|hp|kw|in|mbh|sones?)\b|\s?["”″])`),
  /\(\s*total\s+(\d{1,2})\s*\)/giu,
  pattern(String.raw`(\d{1,2}|${COUNT_WORD})(?=\s(?:[kgt]?ef|sf|mau|rtu|ahu|uh|erv)['’]?s(?![\p{L}\d]))`),
  pattern(String.raw`typ(?:ical)?\.?\s*(?:of|for)?\s*(\d{1,3})`),
  pattern(
    String.raw`(\d{1,3}|${COUNT_WORD})\s*(?:fans|units|ea(?:ch)?|pcs?|nos|pzas?|piezas?|unidades|uds?|stück|stk|pièces|ventiladores|ventilateurs|ventilatoren)\.?`,
  ),
  // '3 extractores', '3 Dachventilatoren': the word says the kind too; of one the number counts with any of them.
  pattern(
    String.raw`(\d{1,2})(?=\s(?:extractores|extracteurs|tourelles|caissons|\p{L}{3,}(?:ventilatoren|lüfter)|exhausters|blowers|upblasts|downblasts|inlines)(?!\p{L}))`,
  ),
  pattern(
    String.raw`(1)(?=\s(?:\p{L}[\p{L}-]*\s){0,2}(?:fan|extractor|extracteur|tourelle|caisson|ventilador|ventilateur|\p{L}*ventilator)(?!\p{L}))`,
  ),
  // '(3 total)' and 'EF-14, 3 req'd'.
  /(?<![\p{L}\d.,/-])(\d{1,2})\s?no\.(?=\s)/giu,
  pattern(String.raw`(\d{1,2})\s(?:off(?!\p{L})|required|req['’]?d|needed|thus)`),
  /\(\s*(\d{1,2})\s+(?:total|req['’]?d|required|thus)\s*\)/giu,
  // '4 wall fans': the words between say what they are, and are no unit of the number.
  pattern(
    String.raw`(\d{1,2}|${COUNT_WORD})(?=\s+(?!tons?\b|hp\b|kw\b|in\b|inch|v\b|volts?\b|ph|pa\b|mbh\b|sones?\b|ft\b|feet\b|hz\b|pole|speed|[acf]\b)(?:\p{L}[\p{L}-]*\s+){1,2}(?:fans|units)\b)`,
  ),
  // '2 x 850 cfm' is two of 850 cfm each, '2x 2500' two as well; '60 x 100' is a size.
  pattern(String.raw`(\d{1,2})\s?[x×](?=\s*${NUMBER}\s*(?:cfm|l\/s|m[3³]\/[hs]|tons?\b|hp\b|kw\b|mbh\b|sones?\b))`),
  // '2@1500 cfm .5' is two; of '2 @ 1500 cfm' the number may be the pressure.
  new RegExp(`${START}(\\d{1,2})\\s?@(?=\\s*${NUMBER}\\s*(?:cfm|l\\/s|m[3³]\\/[hs])(?!\\p{L}).*[\\d½¼¾⅓⅔⅛⅜⅝⅞])`, 'giu'),
  pattern(String.raw`[x×]\s?(\d{1,2})(?!\s*${LENGTH_UNIT})`),
  pattern(String.raw`(?<!\d\s?)[x×]\s?(\d{3})`),
  pattern(String.raw`(\d{1,3})\s?[x×](?!\s*\d)`),
  pattern(String.raw`(\d{1,2})[x×](?=\s+\d{3})`),
];

export function takeQuantity(rest: RemainingText, notes: DutyNotes): void {
  takeWords(rest, notes);
  takeCountOf(rest, notes);
  for (const each of COUNTED) {
    rest.takeAll(each, ({ 0: text, 1: count = '', index, input }) => {
      // '75 cfm toilet fans': the number has a unit.
      const isCount = COUNTS[count.toLowerCase()] !== undefined || text !== count;
      if (!isCount && unitAfter(input.slice(index + text.length), false) !== null) return false;
      const value = COUNTS[count.toLowerCase()] ?? Number(count);
      if (notes.has('quantity')) return isCount && notes.value('quantity')?.value === value;
      if (value < 1) return false;
      notes.set(text, { quantity: plain(value, text) });
      return true;
    });
  }
  takeBrackets(rest, notes);
}

const WORDS = `(?:${COUNT_WORDS})(?:\\s*\\(\\s*\\d{1,3}\\s*\\))?`;
const WORDS_BEFORE = new RegExp(
  `${START}(?:(?:a\\s+)?(pair)\\s+of|(?:(?:qty|quantity)\\.?\\s*[:=]?\\s*)?(${WORDS}))(?=\\s)`,
  'giu',
);
const WORDS_BEHIND = new RegExp(`${START}(${WORDS})\\s+(?:required|req['’]?d|needed|total)(?![\\p{L}\\d])`, 'giu');
/** 'level two': the number of a place. */
const BEHIND_PLACE = new RegExp(`(?<![\\p{L}\\d])${NUMBERED_PLACES}\\s+$`, 'iu');

/** 'two EF-7', 'two (2) EF-7', 'a pair of EF-7' and 'EF-7, two required': how many, in words beside the tag. */
function takeWords(rest: RemainingText, notes: DutyNotes): void {
  const { named } = notes;
  if (named === null) return;
  const isBeforeTag = (end: number) => end <= named.at && rest.line.slice(end, named.at).trim() === '';
  rest.takeAll(WORDS_BEFORE, ({ 0: text, 1: pair, 2: words, index }) => {
    if (!isBeforeTag(index + text.length) || BEHIND_PLACE.test(rest.line.slice(0, index))) return false;
    return setCount(notes, text, pair ?? words ?? '');
  });
  rest.takeAll(WORDS_BEHIND, ([text, words = '']) => setCount(notes, text, words));
}

const COUNT_OF_TAG = new RegExp(
  `(?:${START}(\\d{1,2}) of|(?<=(?:need|quote|price|provide|want|furnish|buy|order|for) )(\\d{1,2}))(?= )`,
  'giu',
);

/** '3 of EF-14' and 'need 4 EF-1'. */
function takeCountOf(rest: RemainingText, notes: DutyNotes): void {
  const { named } = notes;
  if (named === null) return;
  rest.takeAll(
    COUNT_OF_TAG,
    ({ 0: text, 1: of, 2: verb, index }) =>
      rest.line.slice(index + text.length, named.at).trim() === '' && setCount(notes, text, of ?? verb ?? ''),
  );
}

function setCount(notes: DutyNotes, text: string, words: string): boolean {
  const [count, ...others] = countsOf(words) ?? [];
  if (count === undefined || notes.has('quantity')) return false;
  if (others.length === 0) notes.set(text, { quantity: plain(count, text) });
  else {
    const meanings = [count, ...others].map((value) => ({ value, unit: null, instead: `qty ${value}` }));
    notes.askCount(text, [text], meanings);
  }
  return true;
}

/** A number in brackets counts the fans at the start of a line; behind a tag or a figure it may be the mark of a note. */
function takeBrackets(rest: RemainingText, notes: DutyNotes): void {
  rest.takeAll(/\(\s*(\d{1,3})\s*\)/gu, ({ 0: text, 1: digits = '', index }) => {
    const count = Number(digits);
    const isBehind = /\d/u.test(rest.line.slice(0, index));
    const isSeveral = (notes.named?.tags.length ?? 0) > 1 && index > (notes.named?.at ?? 0);
    const isSaid = notes.value('quantity')?.value === count;
    if (
      count === 0 ||
      (isBehind && digits.length > 2) ||
      (count === 1 && isSeveral) ||
      (notes.has('quantity') && !isSaid)
    )
      notes.notUnderstood.push(text);
    else if (isSaid || count === 1 || isSeveral || !isBehind) notes.set(text, { quantity: plain(count, text) });
    else {
      const meanings = [1, count].map((value) => ({ value, unit: null, instead: `qty ${value}` }));
      notes.askCount(text, [text], meanings);
    }
    return true;
  });
}
