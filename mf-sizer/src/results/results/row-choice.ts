import type { ColumnFiltersState, SortingState } from '@specbuilder/shared-ui/grid';

/** What the user chose among the rows of one result. */
export interface RowChoice {
  /** Open rows by their fanUnitId; null while the rows that a result opens by default are open. */
  readonly openIds: readonly number[] | null;
  /** What the rows that are shown have to be, by column. */
  readonly filters: ColumnFiltersState;
  /** How many are requested of a row, by its fanUnitId, where that was changed. */
  readonly quantities: Readonly<Record<number, number>>;
  /** Empty is the order of the server. */
  readonly sorting: SortingState;
}

export type ChooseRows = (change: Partial<RowChoice>) => void;
