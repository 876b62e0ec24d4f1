import type { KeyboardEventHandler, MouseEventHandler, ReactNode } from 'react';

/** What a button needs to open and close its row: spread over it, in the first cell or in a card. */
export interface RowToggle {
  /** Id of its row. */
  readonly 'data-row-toggle': string;
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls'?: string;
  readonly tabIndex: number;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
  readonly onKeyDown: KeyboardEventHandler<HTMLButtonElement>;
}

/** One property of a row. */
export interface GridColumn<Row> {
  readonly id: string;
  /** Empty over cells that need no title. */
  readonly label: string;
  /** The label is for those alone who cannot see the cells, as over buttons with their icons. */
  readonly isLabelHidden?: boolean;
  /** Shown before the label, such as a box that marks all rows. */
  readonly header?: ReactNode;
  /** Once, as the second line of the header. */
  readonly unit?: string;
  /** The toggle is there in grids whose rows open. */
  readonly cell: (row: Row, toggle?: RowToggle) => ReactNode;
  /** What the column sorts by; absent where an order means nothing. */
  readonly value?: (row: Row) => string | number | null;
  /** Whether a filter of the column lets a row through; absent where nothing filters by it. */
  readonly admits?: (row: Row, requested: unknown) => boolean;
  /** First click sorts downwards, because more is better. */
  readonly isHighestBest?: boolean;
  /** Numbers are right-aligned, everything else left-aligned (visual.md, section 8). */
  readonly isNumeric?: boolean;
  /** Words that may take a second line in a grid of set widths. */
  readonly wraps?: boolean;
  /** Separated by a line from the values before it. */
  readonly hasLineBefore?: boolean;
  /** Space after it, where the next value is of another kind. */
  readonly hasGapAfter?: boolean;
  /** Narrowest that its widest cell needs, padding included. */
  readonly minPx?: number;
  /** How many shares of the remaining width it takes in a steady grid; 1 by default. */
  readonly grows?: number;
  /** When it leaves a narrow grid: 1 first; without a number it stays to the end. */
  readonly leaves?: number;
  /** Total below the rows; it extends over the columns after it that have none. */
  readonly total?: ReactNode;
}
