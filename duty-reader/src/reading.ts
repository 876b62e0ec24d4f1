import { DUTY_FIELDS, type DutyField } from '@specbuilder/shared-contracts/domain';

export type { DutyField };

/** A value of a field in the product's unit, with the text that it was read from. */
export interface FieldValue<T extends number | string = number | string> {
  readonly value: T;
  /** 'cfm', 'in. wg', 'V', 'Hz', 'hp', 'sones', 'dBA', '°F', 'Btu/h', 'kW', 'tons', 'ft²', 'ft'; null for texts and counts. */
  readonly unit: string | null;
  readonly asWritten: string;
}

/** What a text may mean; the user chooses one. */
export interface Meaning<T extends number | string = number | string> {
  readonly value: T;
  readonly unit: string | null;
  /** Words that take the place of the text in a line, where the value alone would lose some of them. */
  readonly instead?: string;
}

/** A text of a field that is not used before the user says what it means. */
export interface Question {
  readonly field: DutyField;
  readonly asWritten: string;
  /** The likely meanings; none where the text has to be written in another way. */
  readonly meanings: readonly Meaning[];
}

/** What a text was read as: all of it, or nothing of it. */
export type Reading<T extends number | string = number | string> =
  | { readonly kind: 'empty' }
  | ({ readonly kind: 'read'; readonly certainty: 'certain' | 'assumed' } & FieldValue<T>)
  | { readonly kind: 'unclear'; readonly asWritten: string; readonly meanings: readonly Meaning<T>[] };

/** The fields of a duty; null where nothing was read. */
export type Duty = { readonly [Field in DutyField]: FieldValue | null };

export const EMPTY_DUTY = Object.fromEntries(DUTY_FIELDS.map((field) => [field, null])) as Duty;
