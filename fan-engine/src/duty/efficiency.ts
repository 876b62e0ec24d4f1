import { AIR_HORSEPOWER_CONSTANT, velocityPressure, type Wheel } from '../curve/wheel.ts';
import type { OperatingPoint } from './speed-search.ts';

/**
 * Below this pressure (standard air, in. w.g.) static efficiency says nothing: at free delivery it is zero for the best
 * propeller. There the total efficiency judges.
 */
export const LOW_PRESSURE_LIMIT = 0.1;

/** Outlet velocity, fpm; the wheel circle stands in for a free outlet. */
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

/** The share of peak efficiency that the family's floor is held against: static, or total at low pressure. */
export function judgedEfficiencyShare(wheel: Wheel, point: OperatingPoint, densityRatio: number): number {
  if (point.staticPressure / densityRatio > LOW_PRESSURE_LIMIT) return shareOfPeakEfficiency(wheel, point);
  return totalEfficiency(wheel, point) / (wheel.family.peakTotalEfficiency * wheel.sizeFactor);
}

/** Airflow over the stall airflow at the same speed, less one: 0.05 is the surge margin asked for. */
export function surgeMargin(wheel: Wheel, point: OperatingPoint): number {
  return point.phi / wheel.family.stallPhi - 1;
}
