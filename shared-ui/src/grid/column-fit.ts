import type { GridColumn } from './grid-column.ts';

/** Column widths come in steps of 5 percent up to 90 (RES-006). */
const STEP_PERCENT = 5;
const MAX_PERCENT = 90;
/** Width of the mark that opens a row. */
export const EXPANDER_PX = 32;

type Sized = Pick<GridColumn<never>, 'id' | 'minPx' | 'leaves' | 'grows'>;

export interface ColumnFit<C extends Sized> {
  readonly visible: readonly C[];
  readonly hidden: readonly C[];
  /** In percent, of the visible columns, in a steady grid also of the expander; none where cells make the widths. */
  readonly widths: readonly number[];
  /** What the columns need when that is more than the grid has, px: it scrolls sideways then. */
  readonly neededPx: number | null;
}

interface FitOptions {
  /** Rows can open: a column at the end of a steady grid, space at the end of the last one of a fitted grid. */
  readonly hasExpander?: boolean;
  /** Columns have the widths that come out of this, instead of those of their cells. */
  readonly isFitted?: boolean;
  /** The same by what each column needs at least, and not in steps. */
  readonly isSteady?: boolean;
}

/**
 * Columns that fit in a grid; the others are dropped in their order (visual.md, section 8). The first one takes the
 * remaining width.
 *
 * @param widthPx of the grid; 0 where it is not known yet, as before the first layout
 */
export function fitColumns<C extends Sized>(
  columns: readonly C[],
  widthPx: number,
  options: FitOptions = {},
): ColumnFit<C> {
  const leaving = columns.filter(({ leaves }) => leaves).sort((a, b) => (a.leaves ?? 0) - (b.leaves ?? 0));
  for (let gone = 0; gone <= leaving.length; gone++) {
    const hidden = leaving.slice(0, gone);
    const visible = columns.filter((column) => !hidden.includes(column));
    const { widths, firstPx } = share(visible, widthPx, options);
    const hasSpace = widthPx === 0 || firstPx >= (columns[0]?.minPx ?? 0);
    if (hasSpace) return { visible, hidden, widths, neededPx: null };
    if (gone === leaving.length) return narrowest(visible, hidden, widths, options);
  }
  return { visible: columns, hidden: [], widths: [], neededPx: null };
}

/** Where even the remaining columns do not fit: those of a fitted grid keep the width they need, and it scrolls. */
function narrowest<C extends Sized>(
  visible: readonly C[],
  hidden: readonly C[],
  widths: readonly number[],
  options: FitOptions,
): ColumnFit<C> {
  if (!options.isFitted) return { visible, hidden, widths, neededPx: null };
  const leastPx = minWidths(visible, options.hasExpander === true);
  const neededPx = sum(leastPx);
  return { visible, hidden, widths: leastPx.map((px) => (100 * px) / neededPx), neededPx };
}

/** How the width is shared, and what of it is left for the first column. */
function share(columns: readonly Sized[], widthPx: number, { hasExpander = false, isFitted, isSteady }: FitOptions) {
  if (isFitted) return steppedWidths(columns, widthPx, hasExpander);
  const othersPx = sum(columns.slice(1).map(({ minPx = 0 }) => minPx)) + (hasExpander ? EXPANDER_PX : 0);
  return { widths: isSteady ? steadyWidths(columns, widthPx, hasExpander) : [], firstPx: widthPx - othersPx };
}

function steppedWidths(columns: readonly Sized[], widthPx: number, hasExpander: boolean) {
  const [, ...leastPx] = minWidths(columns, hasExpander);
  const rest = leastPx.map((minPx) => steps(minPx, widthPx || Number.POSITIVE_INFINITY));
  const first = Math.min(Math.max(100 - sum(rest), STEP_PERCENT), MAX_PERCENT);
  return { widths: [first, ...rest], firstPx: (first * widthPx) / 100 };
}

/** Width that each column needs; the mark that opens a row is in the last one, beside its content. */
function minWidths(columns: readonly Sized[], hasExpander: boolean): readonly number[] {
  const last = columns.length - 1;
  return columns.map(({ minPx = 0 }, index) => minPx + (hasExpander && index === last ? EXPANDER_PX : 0));
}

/** Each column has what it needs at least; what is left goes to all by what they need, and more to those that grow. */
function steadyWidths(columns: readonly Sized[], widthPx: number, hasExpander: boolean): number[] {
  const leastPx = columns.map(({ minPx = 0 }) => minPx);
  const expanderPx = hasExpander ? EXPANDER_PX : 0;
  const weights = columns.map(({ minPx = 0, grows = 1 }) => minPx * grows);
  const wholePx = Math.max(widthPx, sum(leastPx) + expanderPx);
  const leftPx = wholePx - sum(leastPx) - expanderPx;
  const widthsPx = leastPx.map((min, index) => min + (leftPx * (weights[index] ?? 0)) / (sum(weights) || 1));
  return [...widthsPx, ...(hasExpander ? [expanderPx] : [])].map((px) => (100 * px) / (wholePx || 1));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function steps(minPx: number, widthPx: number): number {
  const percent = Math.ceil((minPx / widthPx) * (100 / STEP_PERCENT)) * STEP_PERCENT;
  return Math.min(Math.max(percent, STEP_PERCENT), MAX_PERCENT);
}
