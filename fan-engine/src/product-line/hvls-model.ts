import type { Brand } from './brands.ts';

/** A line of high-volume low-speed fans: one blade count, several spans, a motor with its own drive. */
export interface HvlsLine {
  /** Shares the number range of the exhaust lines. */
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly pictogram: string;
  readonly brands: readonly Brand[];
  readonly listings?: readonly string[];
  readonly blades: 3 | 6;
  /** Follows the span in the model name: KHL-24 and KHL-24T. */
  readonly suffix: string;
  /** Airflow over (tip speed x swept area). */
  readonly flowCoefficient: number;
  /** Spans of floor that one span of fan covers, by purpose. */
  readonly coverage: { readonly destratification: number; readonly sensibleCooling: number };
  readonly priceFactor: number;
  readonly weightPerSquareFoot: number;
  readonly addedSoundDb: number;
  readonly efficiencyLoss: number;
  readonly sizes: readonly HvlsSize[];
}

export interface HvlsSize {
  readonly diameterFt: number;
  readonly maximumRpm: number;
  readonly motorHp: number;
  /** Nameplate amps at 208-230 V single phase, 208-230 V and 460 V three phase. */
  readonly amps: { readonly single230: number; readonly three230: number; readonly three460: number };
}
