import type { GridSort } from '@specbuilder/shared-ui/grid';
import type { RowFilters } from './row-filters.ts';

/** What the user chose among the rows of one result. */
export interface RowChoice {
  /** Rows that stand open, by their fanUnitId; null while those are open that a result begins with. */
  readonly openIds: readonly number[] | null;
  /** Names of the lines that are shown; none stands for all. */
  readonly lines: readonly string[];
  /** What the models that are shown have in their names; absent or empty for all. */
  readonly model?: string;
  /** What the rows that are shown have to be; absent for all. */
  readonly filters?: RowFilters;
  /** How many are requested of a row, by its fanUnitId, where that was changed. */
  readonly quantities: Readonly<Record<number, number>>;
  /** Null is the order of the server. */
  readonly sort: GridSort | null;
}

export type ChooseRows = (change: Partial<RowChoice>) => void;
