import type { Feature } from '../line/index.ts';
import { type Duty, EMPTY_DUTY, type Question, type Reading } from '../reading.ts';
import type { ColumnField } from './columns-read.ts';
import type { Reason } from './ignored.ts';
import type { UnusedText } from './unused-texts.ts';

/** A line below heads: what was read of it, what has to be settled first, and why it may not count. */
export interface ReadRow extends Duty {
  /** Stays the same while cells are edited. */
  readonly id: string;
  /** Number of the line in the text, from 1. */
  readonly line: number;
  /** Position of its table in `tables`; -1 for lines above the first heads. */
  readonly table: number;
  readonly cells: readonly string[];
  readonly ignored: boolean;
  readonly reason: Reason | null;
  /** The single tags of a line for several units. */
  readonly tags: readonly string[];
  readonly questions: readonly Question[];
  /** Words of the type and the service that name no kind of fan. */
  readonly notUnderstood: readonly string[];
  /** Texts of columns that are not used. */
  readonly unused: readonly UnusedText[];
  /** In hp; no field of a duty, which has the size of the motor. */
  readonly brakeHorsepower: Reading<number>;
  /** Criteria of a search that are no fields of a duty: drive, discharge, mount, options. */
  readonly features: readonly Feature[];
  /** What the row says of each field, as it is written or was entered. */
  readonly texts: Readonly<Partial<Record<ColumnField, string>>>;
}

export type Place = Pick<ReadRow, 'id' | 'line' | 'table' | 'cells' | 'texts'>;

export const ignoredRow = (place: Place, reason: Reason): ReadRow => ({
  ...EMPTY_DUTY,
  ...place,
  ignored: true,
  reason,
  tags: [],
  questions: [],
  notUnderstood: [],
  unused: [],
  brakeHorsepower: { kind: 'empty' },
  features: [],
});
