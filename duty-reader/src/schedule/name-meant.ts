import type { ColumnField } from './columns-read.ts';

/** What a name of a column means. A column without a field is known and not used; the note says what it was taken for. */
export interface Meant {
  readonly field: ColumnField | null;
  /** 1 for the name that says it best; a column of a later rank is used where there is none before it. */
  readonly rank: number;
  readonly note: string | null;
}
export type NameMeant = readonly [string, Meant];

const listOf = (names: string) => names.split(/,\s*/).map((name) => name.trim().replaceAll(/\s+/g, ' '));

export const named = (field: ColumnField, rank: number, names: string): NameMeant[] =>
  listOf(names).map((name) => [name, { field, rank, note: null }]);

const LAST_RANK = 9;

export const unused = (note: string, names: string): NameMeant[] =>
  listOf(names).map((name) => [name, { field: null, rank: LAST_RANK, note }]);
