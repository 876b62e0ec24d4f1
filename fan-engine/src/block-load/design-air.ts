import { standardPressure } from '../air/density.ts';
import { moistAirOfRelativeHumidity } from '../air/moist-air.ts';
import type { AirState } from '../cooling/air-state.ts';
import type { Building } from './building.ts';
import { outdoorDayOf } from './outdoor-day.ts';

/** Air that enters a unit on the design day of a month: from outdoors at its warmest, and from the room. */
export function designAir({ design, indoor }: Building, month: number): { outdoors: AirState; room: AirState } {
  const { dryBulb, wetBulb } = outdoorDayOf(design, month);
  const { summerDryBulb, relativeHumidity } = indoor;
  const room = moistAirOfRelativeHumidity(summerDryBulb, relativeHumidity, standardPressure(design.elevation));
  return { outdoors: { dryBulb, wetBulb }, room: { dryBulb: summerDryBulb, wetBulb: room.wetBulb } };
}
