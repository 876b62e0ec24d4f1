import * as z from 'zod/mini';
import { DUTY_FIELDS, type DutyField } from '../../domain/duty-fields.ts';
import { READING_LIMITS } from '../../domain/reading-limits.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { finite, text } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { batchLineResponse } from './sizing.ts';

const fieldValue = z.object({
  value: z.union([finite, text]),
  /** The product's unit of the field; null for texts and counts. */
  unit: z.nullable(text),
  asWritten: text,
});
const nullableFieldValue = z.nullable(fieldValue);
type DutyShape = Record<DutyField, typeof nullableFieldValue>;
const dutyShape = Object.fromEntries(DUTY_FIELDS.map((field) => [field, nullableFieldValue])) as DutyShape;

/** A text that is not used before a user says what it means. */
const question = z.object({
  field: z.enum(DUTY_FIELDS),
  asWritten: text,
  /** The likely meanings; none where the text has to be written in another way. */
  meanings: z.array(z.object({ value: z.union([finite, text]), unit: z.nullable(text) })),
});

const column = z.object({
  index: finite,
  head: text,
  /** Null for a column that is not used. */
  field: z.nullable(text),
  unit: z.nullable(text),
  /** What a column that is not used was taken for, or what is not understood about its unit. */
  note: z.nullable(text),
});

const row = z.object({
  ...dutyShape,
  /** In the text, from 1. */
  line: finite,
  /** Index of its table. */
  table: finite,
  /** It is a heading, a total, existing equipment, or says again what another row says. */
  ignored: z.boolean(),
  reason: z.nullable(text),
  /** The single tags of a row for several fans. */
  tags: z.array(text),
  questions: z.array(question),
  notUnderstood: z.array(text),
  /** Texts of columns that are not used, with what their column was taken for. */
  unused: z.array(z.object({ index: finite, head: text, text, reason: text })),
  /** With `size`: the best fans of a row without a question, null for the others. */
  sized: z.optional(z.nullable(batchLineResponse)),
});
export type ReadScheduleRow = z.infer<typeof row>;

const scheduleResponse = z.object({
  /** Of the first table. */
  columns: z.array(column),
  tables: z.array(z.object({ line: finite, columns: z.array(column) })),
  /** Names of the sheets of a workbook that have rows; empty for a text. */
  sheets: z.array(text),
  rows: z.array(row),
});
export type ReadScheduleResponse = z.infer<typeof scheduleResponse>;

const dutyResponse = z.object({
  criteria: z.object(dutyShape),
  questions: z.array(question),
  notUnderstood: z.array(text),
});
export type ReadDutyResponse = z.infer<typeof dutyResponse>;

const guestsRead = open('Guests read schedules as they size fans');
const textOf = (maxLength: number) =>
  text.check(
    z.minLength(
      1,
      says(() => FIELD_MESSAGES.aLine),
    ),
    z.maxLength(
      maxLength,
      says(() => FIELD_MESSAGES.characters({ most: maxLength })),
    ),
  );

export const readingContract = {
  schedule: endpoint('POST', '/api/schedules/read', {
    apiKey: 'size',
    summary: 'Reads a pasted schedule, or a file as multipart/form-data; with ?size=true sizes its rows',
    access: guestsRead,
    rate: 'sizing',
  })
    .input(z.object({ text: textOf(READING_LIMITS.scheduleCharacters) }))
    .output(scheduleResponse),
  duty: endpoint('POST', '/api/duties/read', {
    apiKey: 'size',
    summary: 'Reads a duty in one line',
    access: guestsRead,
    rate: 'sizing',
  })
    .input(z.object({ text: textOf(READING_LIMITS.lineCharacters) }))
    .output(dutyResponse),
};
