import { densityRatio, standardPressure } from '../air/density.ts';
import { moistAirOfRelativeHumidity } from '../air/moist-air.ts';
import { STANDARD_BASIS_F } from '../air/sensible-heat.ts';
import { moistAirOf } from '../cooling/air-state.ts';
import type { Building } from './building.ts';
import type { Day } from './day.ts';
import { activity, infiltrationOf, peopleIn } from './gains.ts';

/** Btu/h that condense out of one cfm of standard air for each lb/lb of humidity (60 x 0.075 x 1076). */
const LATENT_FACTOR = 4840;

/** The state of a building that its outdoor air comes from, for errors. */
const OUTDOORS = { dryBulb: 'design.summerDryBulb', wetBulb: 'design.summerWetBulb' } as const;

/** Latent load of the space at each hour, Btu/h. */
export function latentLoad(building: Building, humidity: number): Day {
  const { occupancy, outdoorAir, volume, design } = building;
  const ofPeople = peopleIn(building) * occupancy.latentOfPerson;
  const ofAir = latentOf(infiltrationOf(outdoorAir.summerInfiltration, volume), design.elevation, humidity);
  return activity(occupancy).map((part) => part * ofPeople + ofAir);
}

/**
 * lb/lb of water that outdoor air brings in; drier air takes nothing away, since no space is planned to need it.
 *
 * @throws EngineError on a state that no air has
 */
export function humidityDifference({ design, indoor }: Building): number {
  const pressure = standardPressure(design.elevation);
  const outdoors = { dryBulb: design.summerDryBulb, wetBulb: design.summerWetBulb };
  const outside = moistAirOf(outdoors, pressure, OUTDOORS).humidityRatio;
  const inside = moistAirOfRelativeHumidity(indoor.summerDryBulb, indoor.relativeHumidity, pressure).humidityRatio;
  return Math.max(0, outside - inside);
}

export function latentOf(airflow: number, elevation: number, humidity: number): number {
  return LATENT_FACTOR * densityRatio(elevation, STANDARD_BASIS_F) * airflow * humidity;
}
