import fc from 'fast-check';
import { readLine } from '../src/line/index.ts';
import type { Duty, FieldValue } from '../src/reading.ts';
import { type ReadRow, readSchedule } from '../src/schedule/index.ts';
import { type QuantityKind, readNumber, unitOf, unitSymbols } from '../src/value/index.ts';

const HEADS = [
  'TAG',
  'MARK',
  'CFM',
  'AIRFLOW (L/s)',
  'ESP',
  'SP (Pa)',
  'HP',
  'V/PH/HZ',
  'QTY',
  'SERVICE',
  'TYPE',
  'MIN O.A. CFM',
  'CFM @ ESP',
  'NOTES',
];
const CELLS = [
  'EF-1',
  'EF-1/2',
  '(4) EF-2',
  '900',
  '1,200',
  '0.5',
  '½',
  '1 1/4"',
  '1250/625',
  '1250①',
  '208/3/60',
  '115/1',
  '1/2',
  'TOTAL',
  '-',
  '',
  'TOILET',
  '1,250 (590)',
  '2.400',
  '0,55',
  '"',
  '(E)',
  '1200 @ 0.5"',
  '~900',
  'typ. of 6',
];
const WORDS = [
  'cfm',
  'L/s',
  'm³/h',
  'Pa',
  'in. wg',
  'mm',
  'hp',
  'kW',
  'sones',
  '@',
  'esp',
  'upblast',
  'kitchen',
  'grease',
  'roof',
  'V',
  'tons',
  'MBH',
  'serves',
  '2 x',
  'site',
  'Denver, CO',
  'ft',
  '°F',
  'rise',
  'twelve',
  'k',
];
export const SEPARATORS = ['\t', ',', ';', '|', '  ', ' ', '\n'];

const cell = fc.oneof(fc.constantFrom(...HEADS), fc.constantFrom(...CELLS), fc.string({ maxLength: 12 }));
export const table = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 12 });
/** Texts of any characters, and tables whose cells are those of schedules and others, cut by any separator. */
export const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .tuple(table, fc.constantFrom(...SEPARATORS))
    .map(([lines, separator]) => lines.map((line) => line.join(separator)).join('\n')),
);

/** Lines of one duty: words, figures and units in any order. */
export const line = fc
  .array(fc.oneof(fc.constantFrom(...CELLS, ...WORDS), fc.string({ maxLength: 8 })), { maxLength: 10 })
  .map((words) => words.join(' '));

type Found = Readonly<Record<string, unknown>>;

const isValue = (value: unknown): value is FieldValue =>
  value !== null && typeof value === 'object' && 'asWritten' in value && 'value' in value;

/** Brackets of one kind: '(0]' is written back as '(0)'. */
const plain = (words: string) => words.toLowerCase().replaceAll(/[[{]/g, '(').replaceAll(/[\]}]/g, ')');
const wordsOf = (written: string) => written.split(/[\s,;|]+/).filter((word) => word !== '');

/** Fields whose figures are a number of the text in some unit; counts, supplies and areas are made of several. */
const KINDS: Readonly<Record<string, QuantityKind>> = {
  cfm: 'airflow',
  staticPressure: 'pressure',
  motorHp: 'power',
  sones: 'sones',
  soundPressure: 'decibels',
  nominalCoolingTons: 'cooling',
};
const MULTIPLES = [1, 100, 1000];
const NUMBER =
  /(?:\d+[\s-]+)?\d+\s*[/⁄]\s*\d+|\d+\s*[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|[.,]?\d[\d.,' ’\u00a0\u202f]*/gu;

const factorsOf = (kind: QuantityKind): readonly number[] =>
  unitSymbols(kind).flatMap((symbol) => {
    const unit = unitOf(symbol, kind);
    return unit === null ? [] : MULTIPLES.map((times) => unit.toProduct(times));
  });

const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(NUMBER)].flatMap(({ 0: token }) => {
    const parts = [token, ...token.split(/[\s'’]+/)];
    return parts.flatMap((part) =>
      [null, ',' as const, '.' as const].flatMap((mark) => readNumber(part, mark)?.values ?? []),
    );
  });

/** Whether a figure is a number of the text, in one of the units of its kind. */
function isNumberOf(text: string, figure: number, kind: QuantityKind): boolean {
  if (figure === 0) return true;
  const isNear = (value: number) => Math.abs(value - figure) <= 2e-5 * Math.abs(figure);
  return numbersIn(text).some((number) => factorsOf(kind).some((factor) => isNear(number * factor)));
}

/** What is wrong with values that were read of a text: words that are not in it, and figures that no number of it is. */
function wrongOf(written: string, found: Found): string[] {
  const own = plain(written);
  return Object.entries(found).flatMap(([field, value]) => {
    if (!isValue(value)) return [];
    const isInText = wordsOf(value.asWritten).every((word) => own.includes(plain(word)));
    if (!isInText) return [`${field}: "${value.asWritten}" is not in the text`];
    if (typeof value.value !== 'number') return [];
    if (!Number.isFinite(value.value)) return [`${field} is ${value.value}`];
    const kind = KINDS[field];
    if (kind === undefined || isNumberOf(value.asWritten, value.value, kind)) return [];
    return [`${field}: ${value.value} is no number of "${value.asWritten}"`];
  });
}

/** A door of the reader: what it reads of a text, and what is wrong with that. */
export interface Door<Read> {
  readonly read: (written: string) => Read;
  readonly wrong: (written: string, read: Read) => readonly string[];
}

export const SCHEDULES: Door<readonly ReadRow[]> = {
  read: (written) => readSchedule(written).rows,
  wrong: (written, rows) =>
    rows.flatMap((row) => [
      ...wrongOf(written, { ...row }),
      ...(row.ignored && (row.cfm ?? row.staticPressure) !== null ? ['an ignored row has a duty'] : []),
    ]),
};

export const LINES: Door<Duty> = {
  read: (written) => readLine(written).criteria,
  wrong: (written, criteria) => wrongOf(written, { ...criteria }),
};
