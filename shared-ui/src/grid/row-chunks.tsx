import type { ReactNode } from 'react';
import { useDrawnCount } from './use-drawn-count.ts';

const STEP_ROWS = 20;
const FEWEST_ROWS = 8;

interface RowChunksProps<Row> {
  readonly rows: readonly Row[];
  readonly rowHeightPx: number;
  /** Open rows, which leave space for fewer others. */
  readonly openCount?: number;
  /** Draws all rows in one step, as printing requires. */
  readonly isWhole?: boolean;
  readonly children: (row: Row, index: number) => ReactNode;
}

/**
 * Body of a table. The first of many rows are drawn immediately and the others step by step until all are there, so
 * that the browser's search finds any of them and arrow keys reach the last.
 */
export function RowChunks<Row>({ rows, rowHeightPx, openCount = 0, isWhole = false, children }: RowChunksProps<Row>) {
  const drawn = useDrawnCount(rows, { rowHeightPx, openCount, fewest: FEWEST_ROWS, step: STEP_ROWS });
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
