import type { ReportRegion } from '@specbuilder/shared-contracts/api';
import { type GridColumn, type GridModel, useGridModel } from '@specbuilder/shared-ui/grid';
import { type ReportSort, type SortColumn, toggleSort } from './report-sort.ts';
import type { useReport } from './use-report.ts';

const NO_ROWS: readonly never[] = [];

/** Rows of a report in the order that its address says. */
export function useReportModel(
  report: ReturnType<typeof useReport>,
  columns: readonly GridColumn<ReportRegion>[],
  sort: ReportSort,
  onSort: (sort: ReportSort) => void,
): GridModel<ReportRegion> {
  return useGridModel<ReportRegion>({
    columns,
    rows: report.data?.regions ?? NO_ROWS,
    sorting: [{ id: sort.column, desc: sort.isDescending }],
    // The grid ends an order with the third click, and reports turn it around.
    onSorting: ([next]) => onSort(toggleSort(sort, (next?.id as SortColumn | undefined) ?? sort.column)),
  });
}
