export { DataGrid } from './data-grid.tsx';
export type { GridColumn, GridOrder } from './grid-column.ts';
export type { DataGridProps } from './grid-props.ts';
