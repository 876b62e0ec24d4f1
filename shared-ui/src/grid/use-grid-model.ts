import { currentLanguage } from '@specbuilder/shared-contracts/language';
import {
  type ColumnFiltersState,
  type ColumnVisibilityState,
  functionalUpdate,
  type SortingState,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { definitionOf } from './column-definitions.ts';
import type { GridColumn } from './grid-column.ts';
import { FEATURES, type LibraryTable } from './table-features.ts';

export interface GridModelOptions<Row, Column extends GridColumn<Row> = GridColumn<Row>> {
  /** The first one names the row. */
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Empty is the order in which the rows came. */
  readonly firstSorting?: SortingState;
  /** Given where the order is kept outside of the grid. */
  readonly sorting?: SortingState | undefined;
  readonly onSorting?: ((sorting: SortingState) => void) | undefined;
  readonly filters?: ColumnFiltersState;
  readonly onFilters?: (filters: ColumnFiltersState) => void;
  /** Columns that are not shown are false; all others are. */
  readonly visibility?: ColumnVisibilityState;
}

/** Rows and columns of a grid as they are to be drawn, with the library's table for its orders and filters. */
export interface GridModel<Row, Column extends GridColumn<Row> = GridColumn<Row>> {
  readonly columns: readonly Column[];
  /** Those that the filters leave, in order. */
  readonly rows: readonly Row[];
  readonly table: LibraryTable<Row>;
}

const NO_ORDER: SortingState = [];
const NO_FILTERS: ColumnFiltersState = [];
const ALL_VISIBLE: ColumnVisibilityState = {};

/** The table of a grid: for who needs its rows in order, or filters and chooses columns, outside of the grid too. */
export function useGridModel<Row, Column extends GridColumn<Row> = GridColumn<Row>>({
  columns,
  rows,
  firstSorting = NO_ORDER,
  sorting: givenSorting,
  onSorting,
  filters = NO_FILTERS,
  onFilters,
  visibility = ALL_VISIBLE,
}: GridModelOptions<Row, Column>): GridModel<Row, Column> {
  const [ownSorting, setOwnSorting] = useState(firstSorting);
  const sorting = givenSorting ?? ownSorting;
  const locale = currentLanguage.locale();
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  // The library keeps what a column reads of a row, and the order of an alphabet, for as long as the list is the same one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns and other alphabets read the rows again
  const data = useMemo(() => [...rows] as (Row & object)[], [rows, columns, locale]);
  // What a column that is gone ordered or filtered by, as a price under 'No Pricing', does neither.
  const state = useMemo(() => {
    const has = ({ id }: { readonly id: string }) => columns.some((column) => column.id === id);
    return { sorting: sorting.filter(has), columnFilters: filters.filter(has), columnVisibility: visibility };
  }, [columns, sorting, filters, visibility]);
  const table = useTable({
    features: FEATURES,
    columns: definitions,
    data,
    state,
    onSortingChange: (update) => (onSorting ?? setOwnSorting)(functionalUpdate(update, sorting)),
    onColumnFiltersChange: (update) => onFilters?.(functionalUpdate(update, filters)),
  });
  const { rows: drawn } = table.getRowModel();
  const shown = useMemo(() => drawn.map(({ original }): Row => original), [drawn]);
  const visible = table.getVisibleLeafColumns();
  const shownColumns = useMemo(
    () => visible.flatMap(({ id }) => columns.find((column) => column.id === id) ?? []),
    [columns, visible],
  );
  return { columns: shownColumns, rows: shown, table };
}
