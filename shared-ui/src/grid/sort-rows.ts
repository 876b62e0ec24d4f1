import { compareTexts, currentLanguage } from '@specbuilder/shared-contracts/language';
import { useMemo, useState } from 'react';
import type { GridColumn } from './grid-column.ts';

/** An order by one column. */
export interface ColumnOrder {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

export interface GridSort extends ColumnOrder {
  /** Order of the rows that are equal by the first. */
  readonly second?: ColumnOrder;
}

type Sortable<Row> = Pick<GridColumn<Row>, 'id' | 'bestIsMost' | 'value'>;

/**
 * Rows in the order of a column; without one in the order they came. Equal rows keep their order, gaps go last.
 *
 * @param locale whose alphabet counts, that of the reader's language by default
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Sortable<Row>[],
  sort: GridSort | null,
  locale = currentLanguage.locale(),
): readonly Row[] {
  if (sort === null) return rows;
  const byFirst = rowOrder(columns, sort, locale);
  if (byFirst === null) return rows;
  const bySecond = sort.second ? rowOrder(columns, sort.second, locale) : null;
  return [...rows].sort((a, b) => byFirst(a, b) || (bySecond?.(a, b) ?? 0));
}

/** Null where the grid has no such column. */
function rowOrder<Row>(columns: readonly Sortable<Row>[], { columnId, direction }: ColumnOrder, locale: string) {
  const value = columns.find(({ id }) => id === columnId)?.value;
  if (value === undefined) return null;
  const sign = direction === 'ascending' ? 1 : -1;
  return (a: Row, b: Row): number => {
    const [left, right] = [value(a), value(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * compare(left, right, locale);
  };
}

/** First click: best first; second: the other way; third: the order in which the rows came again. */
export function nextSort<Row>(current: GridSort | null, column: Sortable<Row>): GridSort | null {
  return nextOrder(current, column);
}

/** The same three clicks for the rows that are equal by the first column; without one, or on it, they are its own. */
export function nextSecondSort<Row>(current: GridSort | null, column: Sortable<Row>): GridSort | null {
  if (current === null) return nextOrder(null, column);
  const { second = null, ...first } = current;
  if (first.columnId === column.id) {
    const next = nextOrder(first, column);
    return next && second ? { ...next, second } : (next ?? second);
  }
  const next = nextOrder(second, column);
  return next ? { ...first, second: next } : first;
}

function nextOrder<Row>(current: ColumnOrder | null, column: Sortable<Row>): ColumnOrder | null {
  const first = column.bestIsMost ? 'descending' : 'ascending';
  if (current?.columnId !== column.id) return { columnId: column.id, direction: first };
  if (current.direction !== first) return null;
  return { columnId: column.id, direction: first === 'ascending' ? 'descending' : 'ascending' };
}

function compare(a: number | string, b: number | string, locale: string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareTexts(locale, String(a), String(b));
}

interface GridSorting<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly firstSort?: GridSort | null;
  readonly sort?: GridSort | null;
  readonly onSort?: (sort: GridSort | null) => void;
}

/** The order of a grid, kept by itself unless somebody else does. */
export function useGridSort<Row>({ columns, rows, firstSort = null, sort, onSort }: GridSorting<Row>) {
  const [innerSort, setInnerSort] = useState(firstSort);
  const current = sort === undefined ? innerSort : sort;
  const locale = currentLanguage.locale();
  const sorted = useMemo(() => sortRows(rows, columns, current, locale), [rows, columns, current, locale]);
  return { sorted, sort: current, onSort: onSort ?? setInnerSort };
}
