import { tipSpeed, velocityPressure, type Wheel } from './wheel.ts';

export interface CurvePoint {
  readonly cfm: number;
  readonly value: number;
}

/** A fan curve at one speed in two parts, which meet at the stall. */
export interface SpeedCurve {
  readonly stalled: readonly CurvePoint[];
  readonly usable: readonly CurvePoint[];
}

const STALLED_POINTS = 11;
export const USABLE_POINTS = 31;

/** Pressure over airflow of a wheel at a speed. */
export function speedCurve(wheel: Wheel, rpm: number, density: number): SpeedCurve {
  const { family } = wheel;
  const tip = tipSpeed(wheel, rpm);
  const unit = velocityPressure(density, tip);
  const at = (phi: number): CurvePoint => ({ cfm: phi * wheel.area * tip, value: family.psiAt(phi) * unit });
  return {
    stalled: spread(0, family.stallPhi, STALLED_POINTS).map(at),
    usable: spread(family.stallPhi, family.phiMax, USABLE_POINTS).map(at),
  };
}

export function spread(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, step) => from + ((to - from) * step) / (count - 1));
}
