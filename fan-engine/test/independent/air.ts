/** Density of standard air, lb/ft3. */
export const STANDARD_DENSITY = 0.075;

/** Barometric pressure over that at sea level: the standard atmosphere of section 2. */
export function barometricRatio(altitudeFt: number): number {
  return (1 - 6.8754e-6 * altitudeFt) ** 5.2559;
}

/** Density over standard density, catalogue form of section 2: dry air, standard at 70 F. */
export function densityRatio(altitudeFt: number, temperatureF: number): number {
  return barometricRatio(altitudeFt) * (529.67 / (temperatureF + 459.67));
}

/** Pressure of moving air, in. w.g. of fpm and lb/ft3 (section 1). */
export function velocityPressure(fpm: number, density: number): number {
  return density * (fpm / 1097.8) ** 2;
}

/** hp of cfm and in. w.g. (section 1). */
export function airPower(cfm: number, pressure: number): number {
  return (cfm * pressure) / 6343.3;
}

/** Where a falling function crosses zero between two places. */
export function bisected(falls: (x: number) => number, low: number, high: number): number {
  let [left, right] = [low, high];
  for (let step = 0; step < 200; step += 1) {
    const middle = (left + right) / 2;
    if (falls(middle) > 0) left = middle;
    else right = middle;
  }
  return (left + right) / 2;
}
