import type { FanFamily } from './fan-family.ts';

/** Velocity in fpm whose pressure in standard units is rho: Pv = rho (V/1097.8)^2. */
export const VELOCITY_CONSTANT = 1097.8;
/** cfm x in. w.g. per air horsepower (AMCA 208 prints 6343). */
export const AIR_HORSEPOWER_CONSTANT = 6343.3;

const SIZE_EXPONENT = 0.12;
const SMALLEST_SCALED_IN = 6;
const LARGEST_SCALED_IN = 73;

/** One wheel of a family: everything that depends on the diameter alone. */
export interface Wheel {
  readonly family: FanFamily;
  readonly diameterIn: number;
  readonly diameterFt: number;
  /** Area of the wheel circle, ft2; of both circles where two wheels share the air of a unit. */
  readonly area: number;
  /** Outlet area, ft2; the wheel circle where the outlet is free. */
  readonly outletArea: number;
  /** Efficiency of this diameter over that of the base test: small wheels lose, large ones gain. */
  readonly sizeFactor: number;
}

/**
 * Wheels side by side at one speed: flow, power and outlet add up, pressure and efficiency are those of one.
 *
 * @param diameterIn wheel diameter, in.
 * @param count wheels that share the airflow
 */
export function wheelOf(family: FanFamily, diameterIn: number, count = 1): Wheel {
  const diameterFt = diameterIn / 12;
  const area = count * (Math.PI / 4) * diameterFt * diameterFt;
  const outletArea =
    family.outletAreaFactor === null ? area : count * family.outletAreaFactor * diameterFt * diameterFt;
  return { family, diameterIn, diameterFt, area, outletArea, sizeFactor: sizeFactor(family, diameterIn) };
}

/** Tip speed of a wheel at a speed in rpm, fpm. */
export function tipSpeed(wheel: Wheel, rpm: number): number {
  return Math.PI * wheel.diameterFt * rpm;
}

/** Speed of a wheel at a tip speed in fpm, rpm. */
export function speedOfTip(wheel: Wheel, tipFpm: number): number {
  return tipFpm / (Math.PI * wheel.diameterFt);
}

/** Pressure of moving air, in. w.g., of density in lb/ft3 and velocity in fpm. */
export function velocityPressure(density: number, velocityFpm: number): number {
  const ratio = velocityFpm / VELOCITY_CONSTANT;
  return density * ratio * ratio;
}

function sizeFactor(family: FanFamily, diameterIn: number): number {
  // Shape of AMCA 802: the losses shrink with a small power of the diameter.
  const scaled = Math.min(LARGEST_SCALED_IN, Math.max(SMALLEST_SCALED_IN, diameterIn));
  const losses = (1 - family.peakStaticEfficiency) * (family.referenceDiameterIn / scaled) ** SIZE_EXPONENT;
  return (1 - losses) / family.peakStaticEfficiency;
}
