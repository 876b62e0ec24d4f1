import type { ReactNode } from 'react';
import type { GridColumn, GridOrder } from './grid-column.ts';

export interface DataGridProps<Row> {
  /** What the rows are, for who cannot see them. */
  readonly label: string;
  /** The first one names the row. */
  readonly columns: readonly GridColumn<Row>[];
  /** Undefined while they load. */
  readonly rows: readonly Row[] | undefined;
  readonly rowId: (row: Row) => string;
  /** Stands where the rows would when there are none. */
  readonly empty: ReactNode;
  /** Why the rows could not be had. */
  readonly failure?: { readonly title: string; readonly text?: string; readonly onRetry?: () => void } | null;
  /** A row on phones; without it the columns stand below each other. */
  readonly card?: (row: Row) => ReactNode;
  readonly firstOrder?: GridOrder;
  /** Old rows stay, dimmed, while others load. */
  readonly isRefreshing?: boolean;
  readonly skeletonRows?: number;
  /** Below the rows: pages, totals. */
  readonly foot?: ReactNode;
  /** Plain rows of figures: 36 px instead of 44 (visual.md, section 8). */
  readonly isDense?: boolean;
  readonly className?: string;
}
