import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Rows of a later draw, in between which the browser answers keys and wheel. */
const STEP_ROWS = 20;

interface RowChunksProps<Row> {
  readonly rows: readonly Row[];
  readonly rowHeightPx: number;
  /** Rows that are open, which leave room for fewer others. */
  readonly openCount?: number;
  /** All at once, as a printer wants them. */
  readonly isWhole?: boolean;
  readonly children: (row: Row, index: number) => ReactNode;
}

/**
 * Body of a table. The first of many rows come at once and the others bit by bit until all are there, so that the
 * browser finds any of them and arrow keys reach the last.
 */
export function RowChunks<Row>({ rows, rowHeightPx, openCount = 0, isWhole = false, children }: RowChunksProps<Row>) {
  const drawn = useDrawnCount(rows, rowsInWindow(rowHeightPx, openCount));
  const count = isWhole ? rows.length : drawn;
  const rest = rows.length - count;
  return (
    <tbody>
      {rows.slice(0, count).map(children)}
      {rest > 0 && (
        <tr aria-hidden>
          <td style={{ height: rest * rowHeightPx, padding: 0 }} />
        </tr>
      )}
    </tbody>
  );
}

/** Least that an open row takes; the rows of a window are drawn at once, all others after the first paint. */
const OPENED_PX = 360;
const FEWEST_ROWS = 8;

function rowsInWindow(rowHeightPx: number, openCount: number): number {
  return Math.max(FEWEST_ROWS, Math.ceil((window.innerHeight - openCount * OPENED_PX) / rowHeightPx));
}

/**
 * How many of the rows are drawn; other rows, or another order of them, begin with the first ones.
 *
 * @param firstRows those that the window has room for
 */
function useDrawnCount(rows: readonly unknown[], firstRows: number): number {
  const [drawn, setDrawn] = useState({ rows, count: firstRows });
  const count = drawn.rows === rows ? drawn.count : firstRows;
  useEffect(() => {
    if (count < rows.length) startTransition(() => setDrawn({ rows, count: count + STEP_ROWS }));
  }, [rows, count]);
  return count;
}
