import type { Duty, Question } from '../src/reading.ts';

interface Said extends Duty {
  readonly questions: readonly Question[];
  readonly notUnderstood: readonly string[];
}

const FIELDS = [
  'tag',
  'quantity',
  'cfm',
  'staticPressure',
  'motorHp',
  'voltage',
  'phase',
  'sones',
  'btus',
  'nominalCoolingTons',
  'temperatureRise',
  'altitude',
  'subCategory',
  'application',
  'model',
] as const;

/** What was read in one text: figures of four digits, then the kind, '?' with the fields in question, '!' with what was not understood. */
export function said(read: Said): string {
  const values = FIELDS.map((field) => {
    const value = read[field]?.value;
    return value === undefined ? '' : String(typeof value === 'number' ? Number(value.toPrecision(4)) : value);
  });
  const open = read.questions.map(({ field }) => `?${field}`);
  const category = String(read.category?.value ?? '');
  return [...values, category, ...open, ...read.notUnderstood.map((word) => `!${word}`)]
    .filter((each) => each !== '')
    .join(' ');
}
