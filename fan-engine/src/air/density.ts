/** Standard air, lb/ft3 (AMCA 210: 70 F, 29.92 in. Hg, dry). */
export const STANDARD_DENSITY = 0.075;
export const SEA_LEVEL_PRESSURE_PSIA = 14.696;
const STANDARD_TEMPERATURE_R = 529.67;
const FAHRENHEIT_TO_RANKINE = 459.67;

/** Pressure of the standard atmosphere at an altitude in ft, psia (ASHRAE Fundamentals 2017 ch. 1 eq. 3). */
export function standardPressure(altitudeFt: number): number {
  return SEA_LEVEL_PRESSURE_PSIA * (1 - 6.8754e-6 * altitudeFt) ** 5.2559;
}

/** Temperature of the standard atmosphere at an altitude in ft, F (ASHRAE Fundamentals 2017 ch. 1 eq. 4). */
export function standardTemperature(altitudeFt: number): number {
  return 59 - 0.0035662 * altitudeFt;
}

/**
 * Density of dry air over standard air, as the air density tables of fan catalogues have it.
 *
 * @param altitudeFt job elevation, ft
 * @param temperatureF airstream at the fan, F
 */
export function densityRatio(altitudeFt: number, temperatureF: number): number {
  const pressureRatio = standardPressure(altitudeFt) / SEA_LEVEL_PRESSURE_PSIA;
  return (pressureRatio * STANDARD_TEMPERATURE_R) / (temperatureF + FAHRENHEIT_TO_RANKINE);
}
