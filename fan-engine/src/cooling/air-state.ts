import { plainMessage } from '@specbuilder/shared-contracts/domain';
import { INPUT_RANGES, withinRange } from '../air/input-range.ts';
import { type MoistAir, moistAirOfWetBulb } from '../air/moist-air.ts';
import { EngineError } from '../specification/engine-error.ts';

/** Air as weather data and thermometers give it, F. */
export interface AirState {
  readonly dryBulb: number;
  readonly wetBulb: number;
}

/** Names of the two fields that an air state came from, for errors. */
export interface AirStateFields {
  readonly dryBulb: string;
  readonly wetBulb: string;
}

/** Air of less than this humidity ratio exists in no weather: the wet bulb cannot belong to the dry bulb. */
const DRIEST = 1e-6;

/**
 * Moist air of a state at a pressure in psia.
 *
 * @throws EngineError on the field of the state that no air has
 */
export function moistAirOf({ dryBulb, wetBulb }: AirState, pressure: number, fields: AirStateFields): MoistAir {
  withinRange(fields.dryBulb, dryBulb, INPUT_RANGES.airTemperature);
  withinRange(fields.wetBulb, wetBulb, INPUT_RANGES.airTemperature);
  if (wetBulb > dryBulb) throw new EngineError(fields.wetBulb, plainMessage('air.wetBulbAboveDryBulb'));
  const air = moistAirOfWetBulb(dryBulb, wetBulb, pressure);
  if (air.humidityRatio < DRIEST && dryBulb - wetBulb > 1) {
    throw new EngineError(fields.wetBulb, plainMessage('air.wetBulbTooLow'));
  }
  return air;
}
