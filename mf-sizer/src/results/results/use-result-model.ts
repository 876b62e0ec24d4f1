import { type GridModel, useGridModel } from '@specbuilder/shared-ui/grid';
import { useMemo } from 'react';
import type { ChosenColumns } from './chosen-columns.ts';
import { modelColumn } from './model-column.tsx';
import type { RankedRow, ResultColumn } from './result-column.ts';
import { LINE_COLUMN, linesOf } from './result-lines.ts';
import type { ChooseRows, RowChoice } from './row-choice.ts';
import { filtering } from './row-filters.ts';

/** Rows in the chosen order and columns, narrowed by line, model and filters, and what they can be narrowed by. */
export function useResultModel<Row extends RankedRow>(
  rows: readonly Row[],
  chosen: ChosenColumns<Row>,
  { sorting, filters }: RowChoice,
  choose: ChooseRows,
) {
  const lines = useMemo(() => linesOf(rows), [rows]);
  const narrowing = useMemo(() => chosen.columns.filter(({ filter }) => filter !== undefined), [chosen.columns]);
  const all = useMemo(() => [modelColumn(), ...chosen.columns.map(filtering)], [chosen.columns]);
  const columns = useMemo(() => [...all, LINE_COLUMN], [all]);
  const visibility = useMemo(() => ({ ...chosen.visibility, [LINE_COLUMN.id]: false }), [chosen.visibility]);
  const model: GridModel<Row, ResultColumn<Row>> = useGridModel({
    columns,
    rows,
    sorting,
    onSorting: (next) => choose({ sorting: next }),
    filters,
    onFilters: (next) => choose({ filters: next }),
    visibility,
  });
  return { model, lines, narrowing, all };
}
