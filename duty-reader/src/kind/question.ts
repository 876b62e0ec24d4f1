import type { DutyField, Question } from '../reading.ts';

export function question(field: DutyField, asWritten: string, values: readonly string[]): Question {
  return { field, asWritten, meanings: values.map((value) => ({ value, unit: null })) };
}
