import { startTransition, useEffect, useState } from 'react';

/** Least that an open row takes; the rows of a window are drawn at once, all others after the first paint. */
const OPENED_PX = 360;

interface Room {
  readonly rowHeightPx: number;
  /** Rows that are open, which leave room for fewer others. */
  readonly openCount: number;
  readonly fewest: number;
  /** Rows of a later draw, in between which the browser answers keys and wheel. */
  readonly step: number;
}

/** How many of the rows are drawn; other rows, or another order of them, begin with those that the window has room for. */
export function useDrawnCount(rows: readonly unknown[], { rowHeightPx, openCount, fewest, step }: Room): number {
  const firstRows = Math.max(fewest, Math.ceil((window.innerHeight - openCount * OPENED_PX) / rowHeightPx));
  const [drawn, setDrawn] = useState({ rows, count: firstRows });
  const count = drawn.rows === rows ? drawn.count : firstRows;
  useEffect(() => {
    if (count < rows.length) startTransition(() => setDrawn({ rows, count: count + step }));
  }, [rows, count, step]);
  return count;
}
