import { locationNamed } from '../line/index.ts';
import type { FieldValue, Question } from '../reading.ts';
import type { ReadRow } from './row-shape.ts';

/** '53202', '53202-1234', 'K1A 0B1'; anything else is a question. */
export function postalCodeOf(text: string): {
  readonly value: FieldValue<string> | null;
  readonly questions: readonly Question[];
} {
  const code = text.trim().toUpperCase();
  if (code === '') return { value: null, questions: [] };
  const value = /^\d{5}(?=(?:-\d{4})?$)/.exec(code)?.[0] ?? /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/.exec(code)?.[0];
  if (value === undefined) return { value: null, questions: [{ field: 'postalCode', asWritten: text, meanings: [] }] };
  return { value: { value, unit: null, asWritten: text }, questions: [] };
}

/** A row with the city that its words name as a place of the item. The site that it is sized for is no matter of its words. */
export function withLocation(row: ReadRow, text: string): ReadRow {
  if (row.notUnderstood.length === 0) return row;
  const { location: city, notUnderstood } = locationNamed(text, row.notUnderstood);
  if (city === null) return row;
  const written = [row.location?.asWritten ?? '', city].filter((each) => each !== '').join(', ');
  return { ...row, location: { value: written, unit: null, asWritten: written }, notUnderstood };
}
