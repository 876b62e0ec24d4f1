import type { DutyField } from '../reading.ts';

/**
 * What a column is used for: a field, or texts that several fields are read from. 'duty' is 'CFM @ ESP' in one cell. The
 * brake horsepower sizes no motor: it is read for those who compare a fan with the drawings.
 */
export type ColumnField = DutyField | 'supply' | 'type' | 'mounting' | 'drive' | 'service' | 'duty' | 'brakeHorsepower';

/** What the user of a schedule says about it. */
export interface ReadOptions {
  /** What columns of the first table are used as; null for one that is left out. Tables of other heads keep their own. */
  readonly fields?: ReadonlyMap<number, ColumnField | null>;
  /** False where the first line is a row like the others, true where it is the heads whatever it says. */
  readonly hasHeads?: boolean;
  /** Texts that take the place of what a row says of a field, by the row's id. */
  readonly edits?: ReadonlyMap<string, RowEdits>;
}
export type RowEdits = Readonly<Partial<Record<ColumnField, string>>>;
