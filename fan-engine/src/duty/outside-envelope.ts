import type { Wheel } from '../curve/wheel.ts';
import { LOW_PRESSURE_LIMIT } from './efficiency.ts';
import { systemOfDuty } from './speed-search.ts';

/**
 * Whether a duty lies where a wheel stalls or misses its efficiency floor for certain: the same as a search for its point
 * would find, by two comparisons. False says nothing.
 *
 * @param cfm airflow, actual cfm
 * @param staticPressure at the actual density, in. w.g.
 * @param density lb/ft3
 * @param densityRatio over standard air
 */
export function isOutsideEnvelope(
  wheel: Wheel,
  cfm: number,
  staticPressure: number,
  density: number,
  densityRatio: number,
): boolean {
  if (staticPressure <= 0) return false;
  const { maxSteady, minEfficient, maxEfficient } = wheel.family.envelope;
  const system = systemOfDuty(wheel, cfm, staticPressure, density);
  if (system > maxSteady) return true;
  // Below the limit a wheel is judged by another pressure.
  return staticPressure >= LOW_PRESSURE_LIMIT * densityRatio && (system < minEfficient || system > maxEfficient);
}
