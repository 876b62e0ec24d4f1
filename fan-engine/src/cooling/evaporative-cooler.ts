import { standardPressure } from '../air/density.ts';
import { INPUT_RANGES, withinRange } from '../air/input-range.ts';
import { type MoistAir, moistAirOfWetBulb } from '../air/moist-air.ts';
import { type AirState, moistAirOf } from './air-state.ts';

export type EvaporativeMedia = '12in' | '8in';

/** Share of the wet-bulb depression that wet media take, at 500 fpm. */
const EFFECTIVENESS: Readonly<Record<EvaporativeMedia, number>> = { '12in': 0.89, '8in': 0.74 };

const ENTERING_FIELDS = { dryBulb: 'enteringDryBulbTemp', wetBulb: 'enteringWetBulbTemp' } as const;

/**
 * Air behind an evaporative cooler: nearer to its wet bulb, which stays.
 *
 * @throws EngineError on `enteringDryBulbTemp` or `enteringWetBulbTemp` that no air has, and on `altitude`
 */
export function evaporativelyCooled(entering: AirState, media: EvaporativeMedia, altitudeFt: number): MoistAir {
  const pressure = standardPressure(withinRange('altitude', altitudeFt, INPUT_RANGES.altitude));
  moistAirOf(entering, pressure, ENTERING_FIELDS);
  const { dryBulb, wetBulb } = entering;
  const cooled = dryBulb - EFFECTIVENESS[media] * (dryBulb - wetBulb);
  return moistAirOfWetBulb(cooled, Math.min(cooled, wetBulb), pressure);
}
