import { AIR_HORSEPOWER_CONSTANT, velocityPressure, type Wheel } from '../curve/wheel.ts';
import { type OperatingPoint, phiOfDuty, shaftPowerAt } from './speed-search.ts';

/**
 * Below this pressure (standard air, in. w.g.) static efficiency says nothing: at free delivery it is zero for the best
 * propeller. A wheel is judged there by what it does at this pressure, so that the same wheels pass on both sides of it;
 * total efficiency would count the velocity of a small fast wheel as useful, which is lost behind the fan.
 */
export const LOW_PRESSURE_LIMIT = 0.1;

/** Outlet velocity, fpm; a free outlet uses the wheel circle as its area. */
export function outletVelocity(wheel: Wheel, cfm: number): number {
  return cfm / wheel.outletArea;
}

/** Fan total pressure, in. w.g. */
export function totalPressure(wheel: Wheel, point: OperatingPoint): number {
  return point.staticPressure + velocityPressure(point.density, outletVelocity(wheel, point.cfm));
}

/** Static efficiency of the fan alone, 0 to 1. */
export function staticEfficiency(point: OperatingPoint): number {
  return (point.cfm * point.staticPressure) / (AIR_HORSEPOWER_CONSTANT * point.bhp);
}

/** Total efficiency of the fan alone, 0 to 1. */
export function totalEfficiency(wheel: Wheel, point: OperatingPoint): number {
  return (point.cfm * totalPressure(wheel, point)) / (AIR_HORSEPOWER_CONSTANT * point.bhp);
}

/** Static efficiency over the best of the same wheel, 0 to 1. */
export function shareOfPeakEfficiency(wheel: Wheel, point: OperatingPoint): number {
  return staticEfficiency(point) / (wheel.family.peakStaticEfficiency * wheel.sizeFactor);
}

/**
 * The share of peak static efficiency that the family's floor is held against. At low pressure a wheel that would be
 * beyond its best point is not too small, and stall says whether it is too large.
 */
export function assessedEfficiencyShare(
  wheel: Wheel,
  { phi, cfm, staticPressure, density, bhp }: OperatingPoint,
  densityRatio: number,
): number {
  return assessedShareAt(wheel, phi, cfm, staticPressure, density, densityRatio, bhp);
}

/**
 * The same of a duty whose flow coefficient is known, for the wheels that no point is worked out for.
 *
 * @param bhp what `shaftPowerAt` gives for it, where that is known
 */
export function assessedShareAt(
  wheel: Wheel,
  phi: number,
  cfm: number,
  staticPressure: number,
  density: number,
  densityRatio: number,
  bhp = shaftPowerAt(wheel, phi, cfm, density),
): number {
  const min = LOW_PRESSURE_LIMIT * densityRatio;
  if (staticPressure >= min) return shareOfPeakAt(wheel, cfm, staticPressure, bhp);
  const phiAtLeast = phiOfDuty(wheel, cfm, min, density);
  if (phiAtLeast < wheel.family.phiAtPeak) return 1;
  return shareOfPeakAt(wheel, cfm, min, shaftPowerAt(wheel, phiAtLeast, cfm, density));
}

/** What `shareOfPeakEfficiency` says of the point of a duty. */
function shareOfPeakAt(wheel: Wheel, cfm: number, staticPressure: number, bhp: number): number {
  return (
    (cfm * staticPressure) / (AIR_HORSEPOWER_CONSTANT * bhp) / (wheel.family.peakStaticEfficiency * wheel.sizeFactor)
  );
}

/** Airflow over the stall airflow at the same speed, less one: 0.05 is the required surge margin. */
export function surgeMargin(wheel: Wheel, { phi }: OperatingPoint): number {
  return surgeMarginAt(wheel, phi);
}

/** The same by the flow coefficient of a point. */
export function surgeMarginAt(wheel: Wheel, phi: number): number {
  return phi / wheel.family.stallPhi - 1;
}
