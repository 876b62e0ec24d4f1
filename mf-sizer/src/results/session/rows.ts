import type { RowChoice } from '../results/row-choice.ts';
import { fingerprint } from './fingerprint.ts';

/** A result, as far as the session looks at it. */
export interface RowSet {
  readonly resultId: string;
}

/** The rows on screen. */
export interface ShownRows<T extends RowSet> {
  readonly set: T;
  /** Fingerprint of the specification that they were sized with. */
  readonly sizedWith: string;
}

/** Rows of a stored result with the criteria that they were sized with. */
export interface StoredRows<C, T extends RowSet> {
  readonly rows: ShownRows<T>;
  readonly criteria: C;
}

const NOTHING_CHOSEN: RowChoice = { openIds: null, filters: [], quantities: {}, sorting: [] };

interface Shown<T extends RowSet> {
  readonly rows: ShownRows<T> | null;
  readonly choice: RowChoice;
}

export function firstRows<T extends RowSet>(rows: ShownRows<T> | null): Shown<T> {
  return { rows, choice: NOTHING_CHOSEN };
}

/** Other rows take the place of those on screen. An order stays with the user, every other choice with its rows. */
export function otherRows<T extends RowSet>({ choice }: Shown<T>, rows: ShownRows<T>): Shown<T> {
  return { rows, choice: { ...NOTHING_CHOSEN, sorting: choice.sorting } };
}

export function isShown<T extends RowSet>({ rows }: Pick<Shown<T>, 'rows'>, resultId: string): boolean {
  return rows?.set.resultId === resultId;
}

/** Whether the rows on screen were sized for something other than the current request. */
export function areStale(rows: ShownRows<RowSet> | null, requested: object): boolean {
  return rows !== null && rows.sizedWith !== fingerprint(requested);
}
