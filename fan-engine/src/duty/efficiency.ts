import type { FanFamilyKey } from '../curve/family.ts';
import type { FanFamily } from '../curve/fan-family.ts';
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

/** Flow coefficients between which a family reaches its efficiency floor, static pressure counted. */
export interface EfficientRange {
  readonly leastPhi: number;
  readonly mostPhi: number;
}

const RANGE_STEPS = 2000;
const ranges = new Map<FanFamilyKey, EfficientRange>();

/** Where on its curve a family is efficient enough, whatever the size and speed; worked out once for each family. */
export function efficientRange(family: FanFamily): EfficientRange {
  const known = ranges.get(family.key);
  if (known !== undefined) return known;
  const { phiMax, psiAt, lambdaAt, efficiencyFloor, peakStaticEfficiency } = family;
  const efficient = Array.from({ length: RANGE_STEPS }, (_, step) => (phiMax * (step + 1)) / RANGE_STEPS).filter(
    (phi) => (phi * psiAt(phi)) / lambdaAt(phi) >= efficiencyFloor * peakStaticEfficiency,
  );
  const range = { leastPhi: efficient[0] ?? phiMax, mostPhi: efficient.at(-1) ?? phiMax };
  ranges.set(family.key, range);
  return range;
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
