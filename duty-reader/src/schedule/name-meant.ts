import type { TakenFor } from './column-note.ts';
import type { ColumnField } from './columns-read.ts';

/** What a name of a column means. A column without a field is known and not used; the note says what it was taken for. */
export interface Meant {
  readonly field: ColumnField | null;
  /** 1 for the name that says it best; a column of a later rank is used where there is none before it. */
  readonly rank: number;
  readonly note: TakenFor | null;
}
export type NameMeant = readonly [string, Meant];

/** Read, and not what a motor is chosen by. */
export const BRAKE_HORSEPOWER: Meant = {
  field: 'brakeHorsepower',
  rank: 1,
  note: 'brakeHorsepower',
};

const listOf = (names: string) => names.split(/,\s*/).map((name) => name.trim().replaceAll(/\s+/g, ' '));

export const meaning = (meant: Meant, names: string): NameMeant[] => listOf(names).map((name) => [name, meant]);

export const named = (field: ColumnField, rank: number, names: string): NameMeant[] =>
  meaning({ field, rank, note: null }, names);

const LAST_RANK = 9;

export const unused = (note: TakenFor, names: string): NameMeant[] =>
  meaning({ field: null, rank: LAST_RANK, note }, names);
