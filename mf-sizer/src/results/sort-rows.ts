export interface RowSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

interface Sortable<Row> {
  readonly id: string;
  readonly bestIsMost?: boolean;
  readonly value: (row: Row) => number | string | null;
}

/** Rows in the order of a column; without one in the order of the server. Equal rows keep their order, gaps go last. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Sortable<Row>[],
  sort: RowSort | null,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.columnId);
  if (sort === null || column === undefined) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [left, right] = [column.value(a), column.value(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * compare(left, right);
  });
}

/** First click: best first; second: the other way; third: the order of the server again. */
export function nextSort<Row>(current: RowSort | null, column: Sortable<Row>): RowSort | null {
  const first = column.bestIsMost ? 'descending' : 'ascending';
  if (current?.columnId !== column.id) return { columnId: column.id, direction: first };
  if (current.direction !== first) return null;
  return { columnId: column.id, direction: first === 'ascending' ? 'descending' : 'ascending' };
}

function compare(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'en', { numeric: true });
}
