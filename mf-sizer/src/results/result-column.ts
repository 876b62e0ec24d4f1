import type { ReactNode } from 'react';

/** What every ranked row has, whatever it is. */
export interface RankedRow {
  readonly fanUnitId: number;
  readonly modelDisplayAs: string;
  readonly pictogram: string;
  readonly rankReason: string;
  readonly isRecommended: boolean;
}

/** Rows of the criteria on screen, of earlier ones, or of earlier ones while new rows are on their way. */
export type RowsState = 'current' | 'stale' | 'loading';

/** A column of figures after the model. */
export interface ResultColumn<Row> {
  readonly id: string;
  readonly title: string;
  /** Unit, once, as the second line of the header. */
  readonly unit: string;
  /** Other words for a card, which has no header above it. */
  readonly card?: { readonly title: string; readonly unit: string };
  readonly align: 'start' | 'end';
  /** Narrowest that its widest figure needs, padding included. */
  readonly minPx: number;
  /** When it leaves a narrow grid: 1 first; 0 stays to the end. */
  readonly leaves: number;
  /** Leaves under 'No Pricing' (RES-010). */
  readonly isPrice?: boolean;
  /** First click sorts downwards, because more is better. */
  readonly bestIsMost?: boolean;
  /** Set apart from the figures before it by a line. */
  readonly isComputed?: boolean;
  /** Words that may take a second line. */
  readonly wraps?: boolean;
  /** Room after it, where the next figure is of another kind. */
  readonly hasGapAfter?: boolean;
  /** What the column sorts by. */
  readonly value: (row: Row) => number | string | null;
  readonly cell: (row: Row) => ReactNode;
  /** The cell as it is copied. */
  readonly text: (row: Row) => string;
}

/** Narrowest model column: picture, name, badge and a reason of five words. */
export const MODEL_MIN_PX = 244;
export const EXPANDER_MIN_PX = 32;
