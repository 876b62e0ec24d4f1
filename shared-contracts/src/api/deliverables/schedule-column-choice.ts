import * as z from 'zod/mini';
import { text } from '../core/fields.ts';

/** A column in the caller's language. */
export const scheduleColumnChoice = z.object({
  key: text,
  label: text,
  /** Of its values; empty for none. */
  unit: text,
  /** Whether drawings have it unless the project says otherwise. */
  isDefault: z.boolean(),
});
export type ScheduleColumnChoice = z.infer<typeof scheduleColumnChoice>;
