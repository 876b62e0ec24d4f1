import { INPUT_RANGES, withinRange } from '../air/input-range.ts';
import { heatFactor } from '../air/sensible-heat.ts';
import type { Building, IndoorConditions } from './building.ts';
import { type Day, dayOf, sumOfDays } from './day.ts';
import { designDay, peopleIn, type SensibleLoads, sensibleLoads } from './gains.ts';
import { type HeatingLoad, heatingLoad } from './heating-load.ts';
import { humidityDifference, latentLoad, latentOf } from './latent-load.ts';

/** Btu/h of a ton of cooling. */
const BTUS_PER_TON = 12_000;
/** Supply air this much cooler than the room, F, cools with the largest airflow that is still worked out. */
const SMALLEST_DIFFERENCE_F = 0.5;

/** What causes the sensible load of the space, Btu/h at its peak. */
export type LoadParts = { readonly [Part in keyof SensibleLoads]: number };

/** Cooling at one hour of one month; Btu/h. */
export interface CoolingAt {
  readonly month: number;
  /** That ends at this hour of the day, 1 to 24. */
  readonly hour: number;
  readonly sensible: number;
  readonly latent: number;
  readonly ventilationSensible: number;
  readonly ventilationLatent: number;
  /** Of the coil: space and ventilation together. */
  readonly total: number;
}

export interface CoolingLoad {
  /** When the space needs most sensible cooling, which decides its airflow. */
  readonly spacePeak: CoolingAt;
  /** When the coil load peaks; usually the same hour, earlier or later with much outdoor air. */
  readonly coilPeak: CoolingAt;
  readonly parts: LoadParts;
  /** Tons at the coil's peak; 0 where no hour needs cooling. */
  readonly tons: number;
  /** cfm of supply air at the space's peak; 0 where the space needs no cooling. */
  readonly supplyAirflow: number;
  /** Sensible load of the space in the month of its peak. */
  readonly hourlySensible: Day;
}

export interface BlockLoad {
  readonly people: number;
  /** cfm of outdoor air (ASHRAE 62.1: by person and by area). */
  readonly ventilationAirflow: number;
  readonly cooling: CoolingLoad;
  readonly heating: HeatingLoad;
}

/**
 * Cooling and heating load of a building as one zone, by radiant time series (ASHRAE Fundamentals 2021 ch. 18;
 * fan-engineering section 16 with a worked example). Transfer functions, weather files and hours of a year are out of its
 * scope. Hours are those of the clock.
 *
 * @param building whose `months` names at least one
 * @throws EngineError on an elevation, wet bulb or humidity that no air has, and on supply air as warm as the room
 */
export function blockLoad(building: Building): BlockLoad {
  const { floorArea, outdoorAir } = building;
  const people = peopleIn(building);
  const ventilationAirflow = outdoorAir.cfmPerPerson * people + outdoorAir.cfmPerSquareFoot * floorArea;
  return {
    people,
    ventilationAirflow,
    cooling: coolingLoad(building, ventilationAirflow),
    heating: heatingLoad(building, ventilationAirflow),
  };
}

function coolingLoad(building: Building, ventilationAirflow: number): CoolingLoad {
  const [first, ...others] = building.months.map((month) => ({
    month,
    ...loadsOfMonth(building, month, ventilationAirflow),
  }));
  if (first === undefined) throw new RangeError('A load needs a month');
  const hours = [first, ...others].flatMap(({ hours: ofMonth }) => ofMonth);
  const max = (each: (at: CoolingAt) => number) => hours.reduce((best, at) => (each(at) > each(best) ? at : best));
  const spacePeak = max(({ sensible }) => sensible);
  const coilPeak = max(({ total }) => total);
  const { loads, hourlySensible } = [first, ...others].find(({ month }) => month === spacePeak.month) ?? first;
  const factor = heatFactor(building.design.elevation);
  return {
    spacePeak,
    coilPeak,
    parts: partsAt(loads, spacePeak.hour),
    tons: Math.max(0, coilPeak.total) / BTUS_PER_TON,
    supplyAirflow: Math.max(0, spacePeak.sensible) / (factor * supplyDifference(building.indoor)),
    hourlySensible,
  };
}

function loadsOfMonth(building: Building, month: number, ventilationAirflow: number) {
  const humidity = humidityDifference(building, month);
  const day = designDay(building, month);
  const loads = sensibleLoads(day);
  const hourlySensible = sumOfDays(Object.values(loads));
  const latent = latentLoad(building, humidity);
  const { elevation } = building.design;
  const ventilationLatent = latentOf(ventilationAirflow, elevation, humidity);
  const hours = dayOf((hour) => hour).map((hour): CoolingAt => {
    const at = hour - 1;
    const warmer = (day.outdoor[at] ?? 0) - building.indoor.summerDryBulb;
    const ofSpace = { sensible: hourlySensible[at] ?? 0, latent: latent[at] ?? 0 };
    const ventilationSensible = heatFactor(elevation) * ventilationAirflow * warmer;
    const total = ofSpace.sensible + ofSpace.latent + ventilationSensible + ventilationLatent;
    return { month, hour, ...ofSpace, ventilationSensible, ventilationLatent, total };
  });
  return { loads, hourlySensible, hours };
}

function partsAt(loads: SensibleLoads, hour: number): LoadParts {
  return Object.fromEntries(Object.entries(loads).map(([part, day]) => [part, day[hour - 1] ?? 0])) as LoadParts;
}

/** F that the supply air is cooler than the room. */
function supplyDifference({ summerDryBulb, supplyDryBulb }: IndoorConditions): number {
  const { minimum, unit } = INPUT_RANGES.airTemperature;
  const range = { minimum, maximum: summerDryBulb - SMALLEST_DIFFERENCE_F, unit };
  return summerDryBulb - withinRange('indoor.supplyDryBulb', supplyDryBulb, range);
}
