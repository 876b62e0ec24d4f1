import { type DutyNotes, plain } from './duty-notes.ts';
import { pattern } from './patterns.ts';
import type { RemainingText } from './remaining-text.ts';

const WHOLE: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
};
const PARTS: Readonly<Record<string, number>> = { half: 1 / 2, quarter: 1 / 4, eighth: 1 / 8 };
const COUNT = Object.keys(WHOLE).join('|');
const INCH = String.raw`(?:\s*(?:of\s+)?(?:an?\s+)?inch(?:es)?)`;
/** Beside these an inch is a size. */
const OF_A_SIZE = String.raw`(?!\s*(?:thick|filter|duct|curb|pipe|insul|wheel|dia|round|wall|fan|opening|deep|wide|high|tall|louver|deflect|spring|isolat|screen|mesh|clear|liner|flange|vibration))`;
const FREE = String.raw`(?<![\d½¼¾⅓⅔⅛⅜⅝⅞]\s?)`;
const AND_PART = String.raw`and\s+(a|an|one|three)\s+(half|quarter|eighth)s?`;
const INCHES = [
  // 'one and a half inches', 'an inch and a half', 'inch and a quarter'.
  pattern(`${FREE}(?<whole>${COUNT})\\s+${AND_PART}${INCH}${OF_A_SIZE}`),
  pattern(`${FREE}(?:(?<whole>${COUNT})\\s+)?inch(?:es)?\\s+${AND_PART}${OF_A_SIZE}`),
  // 'half an inch', 'three quarter inch', 'three eighths of an inch'.
  pattern(`${FREE}(?<none>)(?:(${COUNT})[\\s-]+)?(half|quarter|eighth)s?${INCH}${OF_A_SIZE}`),
  pattern(`${FREE}(?<whole>${COUNT})\\s+inch(?:es)?${OF_A_SIZE}`),
];

/** A static pressure in words, as an engineer dictates it. */
export function takeSpokenPressure(rest: RemainingText, notes: DutyNotes): void {
  const numberOf = (word = '') => WHOLE[word.toLowerCase()] ?? 1;
  for (const form of INCHES) {
    rest.takeAll(form, ({ 0: text, 2: count, 3: part, groups = {} }) => {
      const { none, whole } = groups;
      const inches =
        (none === undefined ? numberOf(whole) : 0) +
        (part === undefined ? 0 : numberOf(count) * (PARTS[part.toLowerCase()] ?? 0));
      if (notes.has('staticPressure') || (none !== undefined && inches >= 1)) return false;
      notes.set(text, { staticPressure: plain(inches, text, 'in. wg') });
      return true;
    });
  }
}

const SHARE = pattern(String.raw`(${COUNT}|[2-6])\s+(?:fans\s+|units\s+)?(?:at|@|x)\s*(100|50|33|25)\s*%`);
/** '20 ft': the size of a fan between its count and its name. */
const SIZED = new RegExp(
  `^\\s*(${COUNT}|[2-9])(?=\\s+\\d{1,2}\\s?(?:ft|feet|foot|in|inch|['"])\\.?\\s+(?:\\p{L}+\\s+){0,2}fans?(?!\\p{L}))`,
  'giu',
);

const OTHER_WORDS = [
  pattern(String.raw`(pair)\s+of(?=\s+\d)`),
  pattern(String.raw`(two|three|four|five|six)\s+(?:required|req['’]?d|needed)`),
];

/** 'two at 50%', 'three 20 ft fans', 'pair of 5000 cfm fans': how many. What each of those has that share the air is a question. */
export function takeSpokenCount(rest: RemainingText, notes: DutyNotes): void {
  for (const form of [SIZED, SHARE, ...OTHER_WORDS]) {
    rest.takeAll(form, ([text, count = '']) => {
      if (notes.has('quantity')) return false;
      const value = count.toLowerCase() === 'pair' ? 2 : (WHOLE[count.toLowerCase()] ?? Number(count));
      notes.set(text, { quantity: plain(value, text) });
      return true;
    });
  }
}

const TONS = /(?<=(?:rtu|rooftop|hvac|split|packaged)(?:-\d+)?\s)(\d{1,2}(?:\.5)?)\s?t(?![\p{L}\d])/giu;

/** 'RTU 5T' has five tons. */
export function takeTons(rest: RemainingText, notes: DutyNotes): void {
  rest.takeAll(TONS, ([text, tons = '']) => {
    if (notes.has('nominalCoolingTons')) return false;
    notes.set(text, { nominalCoolingTons: plain(Number(tons), text, 'tons') });
    return true;
  });
}
