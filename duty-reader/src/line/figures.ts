import type { DutyField, FieldValue } from '../reading.ts';
import { matchesOf } from '../text/index.ts';
import { decimalMark, likely, type QuantityKind, readValue } from '../value/index.ts';
import type { DutyNotes } from './duty-notes.ts';
import { isOtherUse } from './other-use.ts';
import { NUMBER, START, wherever } from './patterns.ts';
import type { RemainingText } from './remaining-text.ts';
import { isLength, isNamedPressure, sizeInInches } from './sizes.ts';
import { isSoundPressure } from './sound-level.ts';
import { unitAfter } from './units.ts';

/** The field of a duty that values of a kind are for. */
export const FIELDS: Partial<Record<QuantityKind, DutyField>> = {
  airflow: 'cfm',
  pressure: 'staticPressure',
  cooling: 'nominalCoolingTons',
  sones: 'sones',
  decibels: 'soundPressure',
  area: 'squareFeet',
  heat: 'btus',
  power: 'motorHp',
  electricHeat: 'kWs',
  temperature: 'temperature',
  altitude: 'altitude',
};
const ONE_OR_TWO = new RegExp(
  `${START}((?:(?:under|below|max\\.?|up to|at most|menos de|<=?|≤|~|≈|approx\\.?|about|ca\\.?)\\s*)?[-−]?)(${NUMBER})(?:(?:\\s*(?:\\/|–|\\bto\\b|\\bor\\b|(?<=between\\s+[\\d.,/]+\\s*)and\\b)\\s*|-|\\s+-\\s+)(${NUMBER}))?`,
  'giu',
);
/** Takes numbers with their units out of a line. Two numbers with one unit are a question. */
export function takeFigures(rest: RemainingText, notes: DutyNotes, isHeatElectric: boolean): void {
  const decimal = decimalMark(rest.text.match(wherever(NUMBER)) ?? []);
  for (const match of matchesOf(rest.text, ONE_OR_TWO)) {
    const [all, before = '', first = '', second] = match;
    const unit = unitAfter(rest.text.slice(match.index + all.length), isHeatElectric);
    if (unit === null) continue;
    const text = `${all}${unit.text}`;
    const field = FIELDS[unit.kind];
    // With a stroke '1-2 in' would be half an inch.
    const number = second === undefined ? `${before}${first}` : `${first} or ${second}`;
    const reading = likely(readValue(`${number} ${unit.text}`, unit.kind, { decimal }), unit.kind, false);
    const size = {
      value: reading.kind === 'read' ? reading.value : null,
      unit: unit.text,
      ...beside(rest, match.index, text),
    };
    const isNamed = unit.kind === 'pressure' && !notes.has('staticPressure') && isNamedPressure(size);
    // A current, a speed, the size of something: no value of a duty, and no number without a unit either.
    const isOther =
      field === undefined ||
      (field === 'altitude' && isLength(size)) ||
      (field === 'soundPressure' && !isSoundPressure(size)) ||
      isOtherUse(unit.kind, size.before, size.behind);
    const asSize = unit.kind === 'pressure' && reading.kind === 'read' ? sizeInInches(size, isNamed) : 'no';
    if (isOther || asSize === 'yes') notes.notUnderstood.push(text.trim());
    else if (asSize === 'maybe' && reading.kind === 'read') notes.ask(field, text, [reading]);
    else if (reading.kind === 'read') {
      const { value, unit: productUnit } = reading;
      notes.set(text, { [field]: { value, unit: productUnit, asWritten: text.trim() } satisfies FieldValue });
    } else if (reading.kind === 'unclear') notes.ask(field, second === undefined ? text : all, reading.meanings);
    rest.remove(match.index, text.length);
  }
}

/** The text before and behind a part of a line. */
function beside(rest: RemainingText, at: number, text: string): { readonly before: string; readonly behind: string } {
  return { before: rest.line.slice(0, at), behind: rest.line.slice(at + text.length) };
}
