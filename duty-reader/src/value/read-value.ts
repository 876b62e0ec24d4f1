import type { Meaning, Reading } from '../reading.ts';
import { PRODUCT_UNITS, type QuantityKind, type Unit, type ValueContext } from './kinds.ts';
import { isNoteNumber, takeNotes } from './notes.ts';
import { readNumber } from './numbers.ts';
import { numbersOf, partsOfText } from './parts-of-text.ts';
import { isPlausible } from './plausible.ts';
import { sidesOf } from './sides.ts';
import { productUnit, unitOf } from './units.ts';
import { asWaterColumn } from './water-column.ts';

/** What drawings write into a cell that says nothing. */
const NOTHING = /^(|[-–—_.…]+|n\.?\/?a\.?|none|nil|tbd|t\.b\.d\.|not applicable|-+ ?-+)$/i;
const ABOUT = /^(?:[~≈±]|(?:approx(?:imately|\.)?|abt\.?|about|ca\.?|circa|env\.?|aprox\.?|nom\.?|nominal)\s)\s*/i;
const AT_MOST = /^(?:<=?|≤|(?:max(?:imum|\.)?|under|below|not over|up to)(?=[\s\d]))\s*/i;
/** Kinds that a schedule limits: a limit of a sound or a speed is its value. */
const LIMITED: ReadonlySet<QuantityKind> = new Set(['sones', 'decibels', 'speed']);
/** Words beside a value that do not change it. */
const HARMLESS =
  /(?:^|\s)(?:ea(?:ch|\.)?|per (?:fan|unit)|total|nom(?:inal|\.)?|typ(?:ical|\.)?|design|actual|std|esp|e\.s\.p\.|sp|s\.p\.|external|ext\.?|static|max\.?(?:imum)?)\.?$/i;
const COUNT_BEFORE = /^\(\s*(?:[2-9]|\d\d)\s*\)\s*(?=[.\d½¼¾])/u;
const PER_FAN = /\d.*\b(?:per|each|ea)\b|\beach\b/i;
const WITH_FRACTIONS: ReadonlySet<QuantityKind> = new Set(['pressure', 'power', 'brakePower', 'length', 'cooling']);
/** Converted twins are rounded: '1,250 (590)'. */
const TWIN_TOLERANCE = 0.03;
/** Motors are named by the sizes of IEC 60072-1, which are no converted ones: 1/4 hp is 0.186 kW and called 0.18. */
const MOTOR_TOLERANCE = 0.05;

interface Part {
  readonly values: readonly number[];
  readonly prefersFirst: boolean;
  readonly unit: Unit;
  readonly certainty: 'certain' | 'assumed';
}

/**
 * A text as a value in the product's unit of a kind. All of the text has to be understood: any other word makes it
 * a question.
 *
 * @param text of a cell or of a part of a line
 * @param context what the head and the other values say
 */
export function readValue(text: string, kind: QuantityKind, context: ValueContext = {}): Reading<number> {
  const asWritten = text.trim();
  if (isNothing(asWritten)) return { kind: 'empty' };
  const sides = kind === 'area' ? sidesOf(asWritten, symbolOf(context)) : null;
  if (sides !== null) return areaOf(sides, asWritten);
  // '(2) 7.5' are two motors, or one of 7.5 hp with a note.
  const [counted] = COUNT_BEFORE.exec(asWritten) ?? [];
  if (counted !== undefined)
    return { kind: 'unclear', asWritten, meanings: meaningsOf(asWritten.slice(counted.length), kind, context) };
  const { outside, inside } = cutBrackets(takeNotes(tidy(asWritten)).text);
  const part = readPart(outside, kind, context);
  if (part === null) return { kind: 'unclear', asWritten, meanings: meaningsOf(outside, kind, context) };
  const meanings = plausibleOf(part, kind).map((value) => meaning(value, kind));
  const doubts = inside.flatMap((bracket) => doubtsOf(bracket, part, kind));
  if (meanings.length !== 1 || doubts.length > 0)
    return { kind: 'unclear', asWritten, meanings: [...meanings, ...doubts.flat()] };
  const [{ value } = meaning(0, kind)] = meanings;
  return { kind: 'read', value, unit: PRODUCT_UNITS[kind], asWritten, certainty: certaintyOf(part, value) };
}

const symbolOf = ({ unit = null }: ValueContext) => (unit === null || unit === 'unknown' ? null : unit.symbol);

/** '60 x 100 ft' are 6,000 ft². */
function areaOf(sides: readonly [string, string], asWritten: string): Reading<number> {
  const [one, other] = sides.map((side) => readValue(side, 'length'));
  if (one?.kind !== 'read' || other?.kind !== 'read') return { kind: 'unclear', asWritten, meanings: [] };
  const value = Math.round(one.value * other.value);
  return { kind: 'read', value, unit: PRODUCT_UNITS.area, asWritten, certainty: 'certain' };
}

export const isNothing = (text: string): boolean => NOTHING.test(text.trim());

function certaintyOf({ values, prefersFirst, certainty }: Part, value: number): 'certain' | 'assumed' {
  const isTypical = values.length === 1 || (prefersFirst && values[0] === value);
  return isTypical ? certainty : 'assumed';
}

/** Spaces and dashes of word processors as those of a keyboard. */
function tidy(text: string): string {
  return text
    .replaceAll(/[\u00a0\u2000-\u200b\u202f\u205f\u3000]/g, ' ')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[⁄∕]/g, '/')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function cutBrackets(text: string): { readonly outside: string; readonly inside: readonly string[] } {
  const inside: string[] = [];
  const outside = text.replaceAll(/(?<!d[bB])\s*[([{]([^()[\]{}]*)[)\]}]/g, (whole, content: string, at: number) => {
    // All of a cell in brackets is the cell.
    if (at === 0 && whole.length === text.length) return content;
    inside.push(content.trim());
    return ' ';
  });
  return { outside: outside.replaceAll(/\s+/g, ' ').trim(), inside };
}

/** A number with its unit, and nothing else; null where there is anything else. */
function readPart(text: string, kind: QuantityKind, context: ValueContext): Part | null {
  const isAbout = ABOUT.test(text);
  const limit = LIMITED.has(kind) ? AT_MOST : /^@\s*/;
  let rest = text.replace(ABOUT, '').replace(limit, '').replace(/^=\s*/, '');
  const isNegative = /^-\s?[\d.]/.test(rest);
  // Drawings write suction as less than nothing.
  if (isNegative && !['pressure', 'temperature'].includes(kind)) return null;
  rest = rest.replace(/^[-+]\s?(?=[\d.,])/, '');
  // The point of 'in.5' may end the unit or belong to the number.
  if (/^[^\d\s.,](?:\D*[^\d\s.,])?[.,]\d/u.test(rest)) return null;
  const before = /^([^\d\s.,][^\d]*?)\s*(?=[\d½¼¾])/u.exec(rest)?.[1] ?? '';
  const unitBefore = before === '' ? null : unitOf(before, kind);
  if (before !== '' && unitBefore === null) return null;
  rest = rest.slice(before.length).trim();
  const number = readNumber(rest, context.decimal ?? null);
  if (number === null || number.values.length === 0) return null;
  if (number.isFraction && !WITH_FRACTIONS.has(kind)) return null;
  const behind = withoutHarmless(rest.slice(number.length).trim());
  if (unitBefore !== null && behind !== '') return null;
  const unit = unitBefore ?? unitBehind(behind, kind, context);
  if (unit === null) return null;
  const isTemperature = kind === 'temperature';
  const signed = number.values.map((value) => (isNegative && isTemperature ? -value : value));
  return {
    values: signed.map((value) => inProductUnit(value, unit, number.isFraction)),
    prefersFirst: number.prefersFirst,
    unit,
    certainty: isAbout || (isNegative && !isTemperature) ? 'assumed' : 'certain',
  };
}

function withoutHarmless(text: string): string {
  let rest = text.replace(/^[,;]\s*|[,;.]$/g, '');
  while (HARMLESS.test(rest)) rest = rest.replace(HARMLESS, '').trim();
  return rest;
}

function unitBehind(text: string, kind: QuantityKind, { unit = null }: ValueContext): Unit | null {
  if (text === '') {
    if (unit === 'unknown') return null;
    return unit ?? productUnit(kind);
  }
  // '12k' and '12 K cfm' are thousands of cfm.
  const [, ofThousands] = /^k\s*(.*)$/i.exec(text) ?? [];
  if (ofThousands !== undefined && kind === 'airflow') {
    const each = ofThousands === '' ? productUnit(kind) : unitOf(ofThousands, kind);
    return each && { ...each, toProduct: (value) => each.toProduct(value * 1000) };
  }
  return unitOf(text, kind);
}

/** Of several meanings of a number those that a fan can have; all where that decides nothing. */
function plausibleOf({ values, prefersFirst }: Part, kind: QuantityKind): readonly number[] {
  if (values.length === 1) return values;
  const plausible = values.filter((value) => isPlausible(kind, value));
  if (plausible.length === 0) return values;
  return prefersFirst ? plausible.slice(0, 1) : plausible;
}

/** Meanings of a bracket that says something else than the value before it; null and nothing where it agrees. */
function doubtsOf(bracket: string, part: Part, kind: QuantityKind): readonly (readonly Meaning<number>[])[] {
  if (bracket === '' || isTwin(bracket, part, kind) || isNoteNumber(bracket)) return [];
  if (PER_FAN.test(bracket) || withoutHarmless(bracket) === '' || unitOf(bracket, kind)?.symbol === part.unit.symbol)
    return [];
  const other = readPart(bracket, kind, { unit: part.unit });
  return [other === null ? [] : other.values.map((value) => meaning(value, kind))];
}

const TWIN_UNITS: Partial<Record<QuantityKind, readonly string[]>> = {
  airflow: ['L/s', 'm³/h', 'm³/s', 'm³/min', 'cfm'],
  pressure: ['Pa', 'mm wg', 'kPa', 'in. wg'],
  power: ['kW', 'W', 'hp'],
  brakePower: ['kW', 'W', 'hp'],
  temperatureRise: ['C', 'F'],
  temperature: ['C', 'F'],
  heat: ['kW', 'MBH'],
  cooling: ['kW'],
  altitude: ['m', 'ft'],
  weight: ['kg', 'lb'],
  length: ['mm', 'm', 'in', 'ft'],
};

/** The same value in another unit: '1,250 (590)', '0.5 (125 Pa)'. */
function isTwin(bracket: string, { values }: Part, kind: QuantityKind): boolean {
  const [value = 0] = values;
  const own = readPart(bracket, kind, { unit: 'unknown' });
  const units = (TWIN_UNITS[kind] ?? []).map((symbol) => unitOf(symbol, kind)).filter((unit) => unit !== null);
  const number = readNumber(bracket, null);
  const plain = number !== null && number.length === bracket.length ? number.values : [];
  const others = [...(own?.values ?? []), ...plain.flatMap((item) => units.map((unit) => unit.toProduct(item)))];
  const tolerance = kind === 'power' ? MOTOR_TOLERANCE : TWIN_TOLERANCE;
  return others.some((other) => Math.abs(other - value) <= tolerance * Math.abs(value));
}

/** Meanings of two values in one text: '1250/625', '1200-1500', '1/2 - 3/4 hp'. */
function meaningsOf(written: string, kind: QuantityKind, context: ValueContext): readonly Meaning<number>[] {
  const text = kind === 'pressure' ? asWaterColumn(written) : written;
  const parts = partsOfText(text, kind, WITH_FRACTIONS.has(kind));
  if (parts.length === 1) return singleMeaning(text, kind, context);
  const unit = parts
    .map((part) => readPart(part, kind, { ...context, unit: 'unknown' })?.unit)
    .find((item) => item !== undefined);
  const read = parts.map((part) => readPart(part, kind, { ...context, ...(unit && { unit }) }));
  return read.flatMap((part) => (part === null ? [] : plausibleOf(part, kind).map((value) => meaning(value, kind))));
}

/** The number of a text whose other words are not understood, where its unit makes it a likely value. */
function singleMeaning(text: string, kind: QuantityKind, context: ValueContext): readonly Meaning<number>[] {
  const numbers = numbersOf(text, kind, WITH_FRACTIONS.has(kind));
  const unit = context.unit === 'unknown' ? null : context.unit;
  const read = numbers.map((number) => readPart(number, kind, { ...context, unit: unit ?? null }));
  return read
    .flatMap((part) => (part === null ? [] : plausibleOf(part, kind)))
    .filter((value) => isPlausible(kind, value))
    .map((value) => meaning(value, kind));
}

const meaning = (value: number, kind: QuantityKind): Meaning<number> => ({ value, unit: PRODUCT_UNITS[kind] });

/** A figure that is not converted keeps all of its digits. */
function inProductUnit(value: number, unit: Unit, isFraction: boolean): number {
  const converted = unit.toProduct(value);
  return converted === value && !isFraction ? value : rounded6(converted);
}

/** Six digits: converted values carry no more. */
const rounded6 = (value: number): number => Number(value.toPrecision(6));
