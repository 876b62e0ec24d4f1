import { messageOf } from '@specbuilder/shared-contracts/domain';
import { EngineError } from '../specification/engine-error.ts';

/** The allowed range of a value and how people read it. */
export interface InputRange {
  readonly minimum: number;
  readonly maximum: number;
  readonly unit: string;
}

/** Limits of the air and site values, those of the specification's fields; no formula here is valid beyond them. */
export const INPUT_RANGES = {
  cfm: { minimum: 1, maximum: 500_000, unit: 'cfm' },
  altitude: { minimum: -1500, maximum: 20_000, unit: 'ft' },
  airTemperature: { minimum: -60, maximum: 150, unit: '°F' },
  leavingAir: { minimum: 20, maximum: 120, unit: '°F' },
  winterTemperature: { minimum: -90, maximum: 150, unit: '°F' },
  temperatureRise: { minimum: 0, maximum: 500, unit: '°F' },
  btus: { minimum: 0, maximum: 50_000_000, unit: 'Btu/h' },
  kWs: { minimum: 0, maximum: 15_000, unit: 'kW' },
  tons: { minimum: 0, maximum: 1000, unit: 'tons' },
  percentage: { minimum: 0, maximum: 100, unit: '%' },
} as const satisfies Record<string, InputRange>;

/**
 * The value, when it lies in its range.
 *
 * @param field name of the input field, for the error
 * @throws EngineError on the field for anything else, NaN and the infinities included
 */
export function withinRange(field: string, value: number, { minimum, maximum, unit }: InputRange): number {
  if (value >= minimum && value <= maximum) return value;
  throw new EngineError(field, messageOf('refusal.range', { minimum, maximum, unit }));
}
