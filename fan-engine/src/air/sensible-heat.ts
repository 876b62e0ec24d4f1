import { SEA_LEVEL_PRESSURE_PSIA, standardPressure } from './density.ts';
import { INPUT_RANGES, withinRange } from './input-range.ts';

/** Btu/h that warm one cfm of standard air by one degree F: 60 min/h x 0.075 lb/ft3 x 0.24 Btu/lb F. */
const STANDARD_HEAT_FACTOR = 1.08;

/** Btu/h in a kilowatt. */
export const BTUS_PER_KW = 3412.14;

/**
 * Btu/h that warm one cfm by one degree F at an altitude. Airflow of heaters is quoted at 70 F, so only the pressure
 * thins the air.
 *
 * @throws EngineError on `altitude` outside the site limits
 */
export function heatFactor(altitudeFt: number): number {
  const altitude = withinRange('altitude', altitudeFt, INPUT_RANGES.altitude);
  return (STANDARD_HEAT_FACTOR * standardPressure(altitude)) / SEA_LEVEL_PRESSURE_PSIA;
}
