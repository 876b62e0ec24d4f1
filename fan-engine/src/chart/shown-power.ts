import type { OperatingPoint } from '../duty/speed-search.ts';

/** Half of the last digit that a shaft power is rounded to, hp. */
const HALF_A_DIGIT = 0.005;
/** A speed is rounded to whole rpm, and power follows its third power. */
const POWER_PER_RPM = 3 * 0.5;

/**
 * Power at the operating point with its drive loss, hp: the caller's own value if it differs from the computed one only
 * by rounding of power and speed, so that picture and table agree; otherwise the computed one, which matches the curve.
 *
 * @param bhp shaft power without drive loss as the caller shows it, hp
 */
export function shownPower(point: OperatingPoint, bhp: number | undefined, driveLoss = 0): number {
  const rounding = HALF_A_DIGIT + (POWER_PER_RPM * point.bhp) / point.rpm;
  const isSame = bhp !== undefined && Math.abs(bhp - point.bhp) <= rounding;
  return (isSame ? bhp : point.bhp) + driveLoss;
}
