import type { ReactNode } from 'react';
import type { RowToggle } from './grid-column.ts';
import type { GridModel, GridModelOptions } from './use-grid-model.ts';

/** Rows that open: the first cell, or the card, holds the button. */
export interface RowDetails<Row> {
  readonly isOpen: (row: Row) => boolean;
  readonly onToggle: (row: Row) => void;
  readonly content: (row: Row) => ReactNode;
}

/** Rows and columns of a grid that keeps its table itself. */
export interface DataGridProps<Row>
  extends GridStyles<Row>,
    Pick<GridModelOptions<Row>, 'columns' | 'firstSorting' | 'sorting' | 'onSorting'> {
  /** Undefined while they load. */
  readonly rows: readonly Row[] | undefined;
  /** Why the rows could not be had. */
  readonly failure?: { readonly title: string; readonly text?: string; readonly onRetry?: () => void } | null;
  readonly skeletonRows?: number;
}

/** How a grid looks and what can be done with its rows. */
export interface GridStyles<Row> {
  /** What the rows are, for who cannot see them. */
  readonly label: string;
  readonly rowId: (row: Row) => string | number;
  /** Shown instead of the rows when there are none. */
  readonly empty?: ReactNode;
  readonly details?: RowDetails<Row>;
  /** Arrow keys by row and cell, arrow keys by the controls in the cells, or the Tab key alone from button to button. */
  readonly navigation?: 'cells' | 'stops' | 'controls';
  /** Class of a row, or of a card, that looks unlike the others: marked, about to go. */
  readonly rowClassName?: (row: Row) => string | undefined;

  /** A row on phones; without it the columns are listed below each other. */
  readonly card?: (row: Row, toggle?: RowToggle) => ReactNode;
  /** Each card has its border, instead of one around them all. */
  readonly areCardsApart?: boolean;
  /** Windows that have cards instead of a table. */
  readonly cardsQuery?: string;
  readonly cardsClassName?: string;

  /** Old rows stay, dimmed, while others load. */
  readonly isRefreshing?: boolean;
  /** Rows that belong to another query than the one on the screen: grey. */
  readonly isStale?: boolean;
  /** Column by which the rows are already sorted, ascending, while the user has chosen no other order. */
  readonly originalOrder?: string | undefined;
  /** Below the rows: pages, totals. */
  readonly footer?: ReactNode;

  /** 36, 44 or 52 px: plain values, a line of text, a picture with a second line (visual.md, section 8). */
  readonly rowSize?: 'dense' | 'plain' | 'tall';
  /** Column widths depend on the width of the grid instead of on the content. */
  readonly isFitted?: boolean;
  /** Columns keep their widths while rows come and go and cells are edited; cells cut or wrap what is too long. */
  readonly isSteady?: boolean;
  /** How many columns have left, in words. */
  readonly hiddenNote?: (count: number) => string;
  /** The header stays below the host's toolbar; what surrounds the grid must not scroll by itself then. */
  readonly hasStickyHeader?: boolean;
  /** No border around it: what surrounds it has one, or it goes from edge to edge. */
  readonly isBare?: boolean;
  readonly className?: string;
  readonly testIds?: { readonly table: string; readonly cards: string; readonly row: string };
}

/** A grid whose table is there. */
export type GridViewProps<Row> = GridStyles<Row> & { readonly model: GridModel<Row> };
