import type { OperatingCostSettings } from '@specbuilder/shared-contracts/domain';

/** Commercial natural gas as a round number, USD; shown wherever it is used. */
const DEFAULT_GAS_COST_PER_THERM = 1;
const BTUS_PER_THERM = 100_000;

/** Cost of an hour of electricity in US dollars. */
export function hourOfPower(inputKw: number, { electricCostPerKwh }: OperatingCostSettings): number {
  return inputKw * electricCostPerKwh;
}

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
