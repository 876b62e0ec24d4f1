import { remembered } from '../text/index.ts';
import { type QuantityKind, unitOf } from '../value/index.ts';

/** The kinds whose units a line may name, in the order in which a spelling that several share is taken. */
const KINDS: readonly QuantityKind[] = [
  'airflow',
  'pressure',
  'cooling',
  'sones',
  'decibels',
  'area',
  'power',
  'temperature',
  'altitude',
  'speed',
  'velocity',
  'weight',
  'current',
];
/** Spellings of one letter are units in a line only for these kinds. */
const LETTERS: Readonly<Record<string, QuantityKind>> = {
  f: 'temperature',
  c: 'temperature',
  '"': 'pressure',
  "'": 'altitude',
};
/** The most words that a unit has: 'inches of water column'. */
const MAX_UNIT_WORDS = 4;

/** The unit at the start of a text: the longest row of words that is one. */
export function unitAfter(
  text: string,
  isHeatElectric: boolean,
): { readonly kind: QuantityKind; readonly text: string } | null {
  // More than one space is what was taken out: of '.5 BHP 0.21 HP 1/3' the 0.5 is no horsepower.
  const [, gap = '', words = ''] = /^(\s?)(?!\s)((?:(?!\s{2})[^\d½¼¾])*)/u.exec(text) ?? [];
  const ends = [...words.replace(/[\s.,(@+-]+$/, '').matchAll(/\S+/g)]
    .slice(0, MAX_UNIT_WORDS)
    .map((word) => word.index + word[0].length);
  // 'm3/h' and 'ft2' have a digit of their own.
  const withDigit = unitsWithDigits(text.slice(gap.length));
  const candidates = [...withDigit, ...ends.reverse().map((end) => words.slice(0, end))];
  for (const candidate of candidates) {
    const clean = candidate.replace(/[,;:)@]+$/, '');
    const kind = kindOfUnit(clean, isHeatElectric);
    // '135C15D' is a model.
    if (/^\p{L}$/u.test(clean) && /^\d/u.test(text.slice(gap.length + clean.length))) continue;
    if (kind !== null) return { kind, text: gap + clean };
  }
  return null;
}

const WITH_DIGIT =
  /^(?:n?m\s?[³3]\s?\/\s?(?:hr?|s(?:ec)?|min|std)|ft\s?[³23]?(?:\/min)?|m[²2]|cu\.?\s?ft\.?\/min|pi3\/min|"\s?h2[o0])(?![\p{L}\d])/iu;

/** Units whose names have digits at the start of a text, the longest first: 'mmH2O', 'in. H2O', 'kg/m2'. */
function unitsWithDigits(text: string): readonly string[] {
  const known = WITH_DIGIT.exec(text)?.[0];
  const [first = '', second = ''] = text.split(' ', 2).map((word) => word.replace(/[,;:)@]+$/, ''));
  const named = [`${first} ${second}`, first].filter(
    (each) => /^\p{L}.*(?<=[\p{L}/.])\d/u.test(each) && !/(?<![\p{L}/.\d])\d/u.test(each),
  );
  return [...(known === undefined ? [] : [known]), ...named];
}

/** Whether a word is a unit of any value. */
export const isUnit = (word: string): boolean => KINDS.some((kind) => unitOf(word, kind) !== null);

const kindOfUnit = (text: string, isHeatElectric: boolean): QuantityKind | null =>
  /^(?:kws?|kilowatts?|watts?)$/i.test(text) ? (isHeatElectric ? 'electricHeat' : 'power') : kindOfOther(text);

const kindOfOther = remembered((text: string): QuantityKind | null => {
  if (/^\p{L}$|^["'″”“]$/u.test(text)) return LETTERS[text.toLowerCase().replace(/[″”“]/, '"')] ?? null;
  if (unitOf(text, 'heat') !== null && !/^-?t(?:ons?|r)$/i.test(text)) return 'heat';
  return KINDS.find((kind) => unitOf(text, kind) !== null) ?? null;
});
