import type { ReactNode } from 'react';

/** One fact of a row. */
export interface GridColumn<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the column is ordered by; absent where an order means nothing. */
  readonly orderedBy?: (row: Row) => string | number;
  /** Figures stand right, everything else left (visual.md, section 8). */
  readonly isFigure?: boolean;
}

export interface GridOrder {
  readonly columnId: string;
  readonly isDescending: boolean;
}

/** Figures by size, texts as people look for them: 'Fan 9' before 'Fan 10'. */
export function compareBy<Row>({ orderedBy }: GridColumn<Row>): (a: Row, b: Row) => number {
  if (orderedBy === undefined) return () => 0;
  return (a, b) => {
    const [first, second] = [orderedBy(a), orderedBy(b)];
    return typeof first === 'number' && typeof second === 'number'
      ? first - second
      : String(first).localeCompare(String(second), 'en', { numeric: true, sensitivity: 'base' });
  };
}
