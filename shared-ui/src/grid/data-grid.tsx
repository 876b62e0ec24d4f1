import { LoadFailure, SkeletonRows } from '@specbuilder/shared-ui/core';
import type { DataGridProps } from './grid-props.ts';
import { GridView } from './grid-view.tsx';
import { useGridModel } from './use-grid-model.ts';

const ROW_HEIGHT_PX = 44;
const NO_ROWS: readonly never[] = [];

/** Rows of one kind: a table with sortable columns, cards on phones, and placeholders for rows. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { columns, rows, failure, skeletonRows = 5, firstSorting, sorting, onSorting, ...looks } = props;
  const model = useGridModel<Row>({
    columns,
    rows: rows ?? NO_ROWS,
    ...(firstSorting && { firstSorting }),
    sorting,
    onSorting,
  });
  if (failure) return <LoadFailure {...failure} />;
  if (rows === undefined) return <SkeletonRows rows={skeletonRows} rowHeightPx={ROW_HEIGHT_PX} />;
  return <GridView model={model} {...looks} />;
}
