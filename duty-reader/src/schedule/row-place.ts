import type { FieldValue, Question } from '../reading.ts';

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
