import type { DutyField, FieldValue } from '../reading.ts';
import { decimalMark, type QuantityKind, readValue, unitOf } from '../value/index.ts';
import type { DutyNotes } from './duty-notes.ts';
import { NUMBER, START } from './patterns.ts';
import type { RemainingText } from './remaining-text.ts';

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
/** The field of a duty that values of a kind are for. */
export const FIELDS: Partial<Record<QuantityKind, DutyField>> = {
  airflow: 'cfm',
  pressure: 'staticPressure',
  cooling: 'nominalCoolingTons',
  sones: 'sones',
  area: 'squareFeet',
  heat: 'btus',
  power: 'motorHp',
  electricHeat: 'kWs',
  temperature: 'temperature',
  altitude: 'altitude',
};
/** A few feet are the size of something. */
const MIN_ALTITUDE_FT = 100;
/** Spellings of one letter are units in a line only for these kinds. */
const LETTERS: Readonly<Record<string, QuantityKind>> = {
  f: 'temperature',
  c: 'temperature',
  '"': 'pressure',
  "'": 'altitude',
};
const ONE_OR_TWO = new RegExp(
  `${START}((?:(?:under|below|max\\.?|up to|at most|menos de|<=?|≤|~|≈|approx\\.?|about|ca\\.?)\\s*)?[-−]?)(${NUMBER})(?:(?:\\s*(?:\\/|–|\\bto\\b|\\bor\\b)\\s*|-|\\s+-\\s+)(${NUMBER}))?`,
  'giu',
);
/** The most words that a unit has: 'inches of water column'. */
const MAX_UNIT_WORDS = 4;

/** Takes numbers with their units out of a line. Two numbers with one unit are a question. */
export function takeFigures(rest: RemainingText, notes: DutyNotes, isHeatElectric: boolean): void {
  const decimal = decimalMark(rest.text.match(new RegExp(NUMBER, 'gu')) ?? []);
  for (const match of [...rest.text.matchAll(ONE_OR_TWO)]) {
    const [all, before = '', first = '', second] = match;
    const unit = unitAfter(rest.text.slice(match.index + all.length), isHeatElectric);
    if (unit === null) continue;
    const text = `${all}${unit.text}`;
    const field = FIELDS[unit.kind];
    const number = second === undefined ? `${before}${first}` : `${first}/${second}`;
    const reading = readValue(`${number} ${unit.text}`, unit.kind, { decimal });
    // A current, a speed, the size of something: no value of a duty, and no number without a unit either.
    const isOther =
      field === undefined || (field === 'altitude' && reading.kind === 'read' && reading.value < MIN_ALTITUDE_FT);
    if (isOther) notes.notUnderstood.push(text.trim());
    else if (reading.kind === 'read') {
      const { value, unit: productUnit } = reading;
      notes.set(text, { [field]: { value, unit: productUnit, asWritten: text.trim() } satisfies FieldValue });
    } else if (reading.kind === 'unclear') notes.ask(field, second === undefined ? text : all, reading.meanings);
    rest.remove(match.index, text.length);
  }
}

/** The unit at the start of a text: the longest row of words that is one. */
export function unitAfter(
  text: string,
  isHeatElectric: boolean,
): { readonly kind: QuantityKind; readonly text: string } | null {
  const [, gap = '', words = ''] = /^(\s*)([^\d½¼¾]*)/u.exec(text) ?? [];
  const ends = [...words.replace(/[\s.,(+-]+$/, '').matchAll(/\S+/g)]
    .slice(0, MAX_UNIT_WORDS)
    .map((word) => word.index + word[0].length);
  // 'm3/h' and 'ft2' have a digit of their own.
  const withDigit =
    /^(?:n?m\s?[³3]\s?\/\s?(?:hr?|s(?:ec)?|min|std)|ft\s?[³23]?(?:\/min)?|m[²2]|cu\.?\s?ft\.?\/min|pi3\/min|in\.?\s?h2o|mm\s?h2o|"\s?h2o)(?![\p{L}\d])/iu.exec(
      text.slice(gap.length),
    );
  const candidates = [...(withDigit ? [withDigit[0]] : []), ...ends.reverse().map((end) => words.slice(0, end))];
  for (const candidate of candidates) {
    const clean = candidate.replace(/[,;:)]+$/, '');
    const kind = kindOfUnit(clean, isHeatElectric);
    if (kind !== null) return { kind, text: gap + clean };
  }
  return null;
}

function kindOfUnit(text: string, isHeatElectric: boolean): QuantityKind | null {
  if (/^\p{L}$|^["'″”“]$/u.test(text)) return LETTERS[text.toLowerCase().replace(/[″”“]/, '"')] ?? null;
  if (/^(?:kws?|kilowatts?|w|watts?)$/i.test(text)) return isHeatElectric ? 'electricHeat' : 'power';
  if (unitOf(text, 'heat') !== null && !/^t(?:ons?|r)$/i.test(text)) return 'heat';
  return KINDS.find((kind) => unitOf(text, kind) !== null) ?? null;
}
