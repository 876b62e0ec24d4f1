import { densityRatio, standardPressure } from '../air/density.ts';
import { moistAirOfRelativeHumidity, moistAirOfWetBulb } from '../air/moist-air.ts';
import { STANDARD_BASIS_F } from '../air/sensible-heat.ts';
import { moistAirOf } from '../cooling/air-state.ts';
import type { Building, DesignConditions } from './building.ts';
import type { Day } from './day.ts';
import { activity, infiltrationOf, peopleIn } from './gains.ts';
import { outdoorDayOf } from './outdoor-day.ts';

/** Btu/h that condense out of one cfm of standard air for each lb/lb of humidity (60 x 0.075 x 1076). */
const LATENT_FACTOR = 4840;

const SUMMER = { dryBulb: 'design.summerDryBulb', wetBulb: 'design.summerWetBulb' } as const;

/** Latent load of the space at each hour, Btu/h. */
export function latentLoad(building: Building, humidity: number): Day {
  const { occupancy, outdoorAir, volume, design } = building;
  const ofPeople = peopleIn(building) * occupancy.latentOfPerson;
  const ofAir = latentOf(infiltrationOf(outdoorAir.summerInfiltration, volume), design.elevation, humidity);
  return activity(occupancy).map((part) => part * ofPeople + ofAir);
}

/**
 * lb/lb of water that outdoor air of a month brings in; drier air takes nothing away, since no space is planned to need it.
 *
 * @throws EngineError on a state that no air has
 */
export function humidityDifference({ design, indoor }: Building, month: number): number {
  const pressure = standardPressure(design.elevation);
  const inside = moistAirOfRelativeHumidity(indoor.summerDryBulb, indoor.relativeHumidity, pressure).humidityRatio;
  return Math.max(0, humidityOutside(design, month, pressure) - inside);
}

function humidityOutside(design: DesignConditions, month: number, pressure: number): number {
  const { dryBulb, wetBulb } = outdoorDayOf(design, month);
  if (design.monthly !== undefined) {
    const path = `design.monthly.${month - 1}`;
    const fields = { dryBulb: `${path}.dryBulb`, wetBulb: `${path}.wetBulb` };
    return moistAirOf({ dryBulb, wetBulb }, pressure, fields).humidityRatio;
  }
  // The summer was typed and has to exist. A month that follows from it may come out drier than air can be: it is dry.
  moistAirOf({ dryBulb: design.summerDryBulb, wetBulb: design.summerWetBulb }, pressure, SUMMER);
  return moistAirOfWetBulb(dryBulb, wetBulb, pressure).humidityRatio;
}

export function latentOf(airflow: number, elevation: number, humidity: number): number {
  return LATENT_FACTOR * densityRatio(elevation, STANDARD_BASIS_F) * airflow * humidity;
}
