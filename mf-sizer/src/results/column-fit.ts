import { EXPANDER_MIN_PX, MODEL_MIN_PX, type ResultColumn } from './result-column.ts';

/** Column widths come in steps of 5 percent up to 90 (RES-006). */
const STEP_PERCENT = 5;
const MOST_PERCENT = 90;

type Sized = Pick<ResultColumn<never>, 'id' | 'minPx' | 'leaves'>;

export interface ColumnFit<C extends Sized> {
  readonly visible: readonly C[];
  readonly hidden: readonly C[];
  /** Widths in percent: model, the visible columns, expander. */
  readonly widths: readonly number[];
}

/**
 * Columns that a grid has room for; the others leave in their order (visual.md, section 8).
 *
 * @param widthPx of the grid; 0 where it is not known yet, as before the first layout
 */
export function fitColumns<C extends Sized>(columns: readonly C[], widthPx: number): ColumnFit<C> {
  const leaving = columns.filter(({ leaves }) => leaves > 0).sort((a, b) => a.leaves - b.leaves);
  for (let gone = 0; gone <= leaving.length; gone++) {
    const hidden = leaving.slice(0, gone);
    const visible = columns.filter((column) => !hidden.includes(column));
    const widths = widthsOf(visible, widthPx || Number.POSITIVE_INFINITY);
    const modelPx = ((widths[0] ?? 0) * widthPx) / 100;
    if (widthPx === 0 || modelPx >= MODEL_MIN_PX || gone === leaving.length) return { visible, hidden, widths };
  }
  return { visible: columns, hidden: [], widths: widthsOf(columns, widthPx) };
}

function widthsOf(visible: readonly Sized[], widthPx: number): number[] {
  const figures = [...visible.map(({ minPx }) => minPx), EXPANDER_MIN_PX].map((minPx) => steps(minPx, widthPx));
  const rest = 100 - figures.reduce((sum, width) => sum + width, 0);
  return [Math.min(Math.max(rest, STEP_PERCENT), MOST_PERCENT), ...figures];
}

function steps(minPx: number, widthPx: number): number {
  const percent = Math.ceil((minPx / widthPx) * (100 / STEP_PERCENT)) * STEP_PERCENT;
  return Math.min(Math.max(percent, STEP_PERCENT), MOST_PERCENT);
}
