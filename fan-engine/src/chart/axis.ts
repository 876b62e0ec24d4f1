import { type ScaleLinear, scaleLinear } from 'd3-scale';

/** A linear axis with its ticks and the decimals they are written with. */
export interface Axis {
  readonly scale: ScaleLinear<number, number>;
  readonly ticks: readonly number[];
  readonly decimals: number;
}

const MIN_TICKS = 3;

/**
 * An axis from zero to an end.
 *
 * @param range px of zero and of the end
 * @param pixelsPerTick space that one tick and its text need
 */
export function zeroAxis(end: number, range: readonly [number, number], pixelsPerTick: number): Axis {
  const safeEnd = end > 0 ? end : 1;
  const scale = scaleLinear().domain([0, safeEnd]).range([range[0], range[1]]);
  const requested = Math.max(MIN_TICKS, Math.round(Math.abs(range[1] - range[0]) / pixelsPerTick));
  const ticks = scale.ticks(requested);
  return { scale, ticks, decimals: decimalsOf(ticks) };
}

/** Decimals of a row of ticks: as many as their step has, the same for all. */
function decimalsOf(ticks: readonly number[]): number {
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0);
  if (step >= 1 && Number.isInteger(step)) return 0;
  return Math.max(0, Math.ceil(-Math.log10(step) - 1e-9) + extra(step));
}

/** A step of 0.25 or 2.5 has one decimal more than its magnitude implies. */
function extra(step: number): number {
  const mantissa = step / 10 ** Math.floor(Math.log10(step) + 1e-9);
  return Math.abs(mantissa - 2.5) < 1e-6 ? 1 : 0;
}
