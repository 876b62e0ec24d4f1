import { DEFAULT_GAS_COST_PER_THERM, DEFAULT_OPERATING_COST, WEEKS_PER_YEAR } from './constants.ts';

export interface OperatingCostSettings {
  readonly daysPerWeek: number;
  readonly hoursPerDay: number;
  readonly electricCostPerKwh: number;
  /** USD; the default where nobody said it. */
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

/** Cost of an hour of electricity in US dollars. */
export function hourOfPower(inputKw: number, { electricCostPerKwh }: OperatingCostSettings): number {
  return inputKw * electricCostPerKwh;
}

const BTUS_PER_THERM = 100_000;

/**
 * Cost of an hour of gas in US dollars.
 *
 * @param inputBtus what the burner takes, Btu/h
 */
export function hourOfGas(inputBtus: number, settings: OperatingCostSettings): number {
  return (inputBtus / BTUS_PER_THERM) * gasRate(settings);
}

export function gasRate({ gasCostPerTherm }: OperatingCostSettings): number {
  return gasCostPerTherm ?? DEFAULT_GAS_COST_PER_THERM;
}
