import { DEFAULT_OPERATING_COST, WEEKS_PER_YEAR } from './constants.ts';

export interface OperatingCostSettings {
  readonly daysPerWeek: number;
  readonly hoursPerDay: number;
  readonly electricCostPerKwh: number;
  /** USD; unknown where it is absent. */
  readonly gasCostPerTherm?: number | undefined;
}

/** Hours a fan runs in a year: round(52.143 x days per week) x hours per day. */
export function yearlyHours(settings: OperatingCostSettings = DEFAULT_OPERATING_COST): number {
  return Math.round(WEEKS_PER_YEAR * settings.daysPerWeek) * settings.hoursPerDay;
}

/**
 * Yearly running cost in US dollars (RES-011).
 *
 * @param inputKw electrical input of motor, belts and drive, kW
 */
export function operatingCost(inputKw: number, settings: OperatingCostSettings = DEFAULT_OPERATING_COST): number {
  return inputKw * yearlyHours(settings) * settings.electricCostPerKwh;
}

/**
 * Yearly cost of electricity and natural gas in US dollars; null where gas burns and its price is unknown.
 *
 * @param therms 100,000 Btu of gas by its higher heating value
 */
export function energyCost(
  { kwh, therms }: { readonly kwh: number; readonly therms: number },
  { electricCostPerKwh, gasCostPerTherm }: OperatingCostSettings,
): number | null {
  if (therms > 0 && gasCostPerTherm === undefined) return null;
  return kwh * electricCostPerKwh + therms * (gasCostPerTherm ?? 0);
}
