export type GasType = 'natural' | 'propane';

/** Higher heating values, Btu/ft3 (fan-engineering 8.2). */
const HEATING_VALUES: Readonly<Record<GasType, number>> = { natural: 1000, propane: 2500 };

/** Gas that a heater input in Btu/h takes, ft3/h. */
export function gasFlow(inputBtus: number, gas: GasType): number {
  return inputBtus / HEATING_VALUES[gas];
}
