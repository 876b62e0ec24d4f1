import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Rows of the first draw: more than a tall window has room for. */
const FIRST_ROWS = 40;
/** Rows of a later draw, in between which the browser answers keys and wheel. */
const STEP_ROWS = 20;

interface RowChunksProps<Row> {
  readonly rows: readonly Row[];
  readonly rowHeightPx: number;
  /** All at once, as a printer wants them. */
  readonly isWhole?: boolean;
  readonly children: (row: Row, index: number) => ReactNode;
}

/**
 * Body of a table. The first of many rows come at once and the others bit by bit until all are there, so that the
 * browser finds any of them and arrow keys reach the last.
 */
export function RowChunks<Row>({ rows, rowHeightPx, isWhole = false, children }: RowChunksProps<Row>) {
  const drawn = useDrawnCount(rows);
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

/** How many of the rows are drawn; other rows, or another order of them, begin with the first ones. */
function useDrawnCount(rows: readonly unknown[]): number {
  const [drawn, setDrawn] = useState({ rows, count: FIRST_ROWS });
  const count = drawn.rows === rows ? drawn.count : FIRST_ROWS;
  useEffect(() => {
    if (count < rows.length) startTransition(() => setDrawn({ rows, count: count + STEP_ROWS }));
  }, [rows, count]);
  return count;
}
