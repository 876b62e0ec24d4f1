export { fitColumns } from './column-fit.ts';
export { DataGrid } from './data-grid.tsx';
export { CardFacts } from './grid-cards.tsx';
export type { GridColumn, RowToggle } from './grid-column.ts';
export type { DataGridProps, RowDetails } from './grid-props.ts';
export { MOST_WHOLE_ROWS } from './long-lists.ts';
export { type ColumnOrder, type GridSort, sortRows } from './sort-rows.ts';
export { goToStop, stop } from './use-stops.ts';
