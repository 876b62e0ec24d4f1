import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

/** What grids use of the table library; the rest of it stays out of the bundle. */
export const FEATURES = tableFeatures({
  columnVisibilityFeature,
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

/** The library's table of a grid. */
export type LibraryTable<Row> = ReactTable<typeof FEATURES, Row & object>;
