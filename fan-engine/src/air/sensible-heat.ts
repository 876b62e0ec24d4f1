import { SEA_LEVEL_PRESSURE_PSIA, standardPressure } from './density.ts';
import { INPUT_RANGES, withinRange } from './input-range.ts';

/** Btu/h that warm one cfm of standard air by one degree F: 60 min/h x 0.075 lb/ft3 x 0.24 Btu/lb F. */
const STANDARD_HEAT_FACTOR = 1.08;

/** Btu/h in a kilowatt. */
export const BTUS_PER_KW = 3412.14;

/** Airflow of heaters is quoted at this, F, unless another basis is chosen. */
export const STANDARD_BASIS_F = 70;
const ABSOLUTE_ZERO_F = -459.67;

/**
 * Btu/h that warm one cfm by one degree F at an altitude: the pressure thins the air, and air that is colder than the 70 F
 * which airflow is quoted at holds more (fan-engineering section 8.1).
 *
 * @param basisF temperature that the airflow is counted at, F
 * @throws EngineError on `altitude` outside the site limits
 */
export function heatFactor(altitudeFt: number, basisF = STANDARD_BASIS_F): number {
  const altitude = withinRange('altitude', altitudeFt, INPUT_RANGES.altitude);
  const standard = (STANDARD_HEAT_FACTOR * standardPressure(altitude)) / SEA_LEVEL_PRESSURE_PSIA;
  return (standard * (STANDARD_BASIS_F - ABSOLUTE_ZERO_F)) / (basisF - ABSOLUTE_ZERO_F);
}
