import { useMemo } from 'react';
import type { RankedRow, ResultColumn } from './result-column.ts';
import { linesOf, rowsOfLines, rowsOfModel } from './result-lines.ts';
import type { RowChoice } from './row-choice.ts';
import { filterCount, NO_FILTERS, rowsOfFilters } from './row-filters.ts';

/** Rows that are left by line, model and filters, and what they can be narrowed by. */
export function useShownRows<Row extends RankedRow>(
  rows: readonly Row[],
  columns: readonly ResultColumn<Row>[],
  { lines: chosen, model = '', filters = NO_FILTERS }: RowChoice,
) {
  const lines = useMemo(() => linesOf(rows), [rows]);
  const filtering = useMemo(() => columns.filter(({ filter }) => filter !== undefined), [columns]);
  const shown = useMemo(
    () => rowsOfFilters(rowsOfModel(rowsOfLines(rows, chosen), model), filtering, filters),
    [rows, chosen, model, filtering, filters],
  );
  const isFiltered = chosen.length > 0 || model !== '' || filterCount(filtering, filters) > 0;
  return { lines, filtering, shown, isFiltered };
}
