import { startTransition, useEffect, useState } from 'react';

/** Minimum height of an open row; rows in the window are drawn first, all others after the first paint. */
const OPENED_PX = 360;

interface Space {
  readonly rowHeightPx: number;
  /** Open rows, which leave space for fewer others. */
  readonly openCount: number;
  readonly fewest: number;
  /** Rows per later step; between steps the browser handles keys and wheel. */
  readonly step: number;
}

/** How many of the rows are drawn; other rows, or another order of them, start with those that fit in the window. */
export function useDrawnCount(rows: readonly unknown[], { rowHeightPx, openCount, fewest, step }: Space): number {
  const firstRows = Math.max(fewest, Math.ceil((window.innerHeight - openCount * OPENED_PX) / rowHeightPx));
  const [drawn, setDrawn] = useState({ rows, count: firstRows });
  const count = drawn.rows === rows ? drawn.count : firstRows;
  useEffect(() => {
    if (count < rows.length) startTransition(() => setDrawn({ rows, count: count + step }));
  }, [rows, count, step]);
  return count;
}
