import { around } from 'geokdbush';
import { numberIn, readCsv } from './csv-file.ts';
import { type GeoPlace, type GeoPoint, milesBetween, pointIndex } from './places.ts';

/** A weather station with its design conditions: °F, %, ft. */
export interface WeatherStation extends GeoPoint {
  /** In the table of stations. */
  readonly position: number;
  readonly wmo: string;
  readonly name: string;
  readonly elevation: number;
  /** 99.6 % heating dry bulb. */
  readonly heatingDryBulb: number;
  /** 0.4 % cooling dry bulb with its mean coincident wet bulb. */
  readonly coolingDryBulb: number;
  readonly coolingWetBulb: number;
  readonly relativeHumidity: number;
  readonly kind: string;
  /** A long record, B typical-year file, C wet bulb rough. */
  readonly quality: string;
}

export interface StationTable {
  /** The station that best represents a place; undefined when none is within 150 miles. */
  pick(place: Pick<GeoPlace, 'latitude' | 'longitude' | 'elevation'>): WeatherStation | undefined;
}

const CANDIDATES = 40;
const FARTHEST_MILES = 150;
/** Feet of height difference that weigh like a mile of distance. */
const FEET_PER_MILE = 25;
const SHORT_RECORD_MILES = 15;
const NO_AIRPORT_MILES = 6;
const ON_WATER_MILES = 25;

export function loadStations(dataFolder: string): StationTable {
  const stations = readCsv(dataFolder, 'geo/climate-stations.csv').map(stationOf);
  const index = pointIndex(stations);
  return {
    pick(place) {
      const near = around(index, place.longitude, place.latitude, CANDIDATES).flatMap((id) => stations[id] ?? []);
      const [nearest] = near;
      if (nearest === undefined || milesBetween(nearest, place) > FARTHEST_MILES) return undefined;
      return near.map((station) => ({ station, score: unlikeness(station, place) })).sort(byScore)[0]?.station;
    },
  };
}

/**
 * Miles, with height and kind of record as further miles. Against plain distance this takes the error of the 1 % dry
 * bulb from 3.6 to 2.7 °F (leave-one-out over airport stations).
 */
function unlikeness(station: WeatherStation, place: Pick<GeoPlace, 'latitude' | 'longitude' | 'elevation'>): number {
  const height = Math.abs(station.elevation - place.elevation) / FEET_PER_MILE;
  const record = station.quality === 'A' ? 0 : SHORT_RECORD_MILES;
  const kind = { other: NO_AIRPORT_MILES, marine: ON_WATER_MILES }[station.kind] ?? 0;
  return milesBetween(station, place) + height + record + kind;
}

function byScore(a: { score: number }, b: { score: number }): number {
  return a.score - b.score;
}

function stationOf(row: Readonly<Record<string, string>>, position: number): WeatherStation {
  return {
    position,
    wmo: row['wmo'] ?? '',
    name: row['name'] ?? '',
    latitude: numberIn(row, 'lat'),
    longitude: numberIn(row, 'lon'),
    elevation: numberIn(row, 'elevation_ft'),
    heatingDryBulb: numberIn(row, 'heating_996_db'),
    coolingDryBulb: numberIn(row, 'cooling_04_db'),
    coolingWetBulb: numberIn(row, 'cooling_04_mcwb'),
    relativeHumidity: numberIn(row, 'rh_04'),
    kind: row['kind'] ?? '',
    quality: row['quality'] ?? '',
  };
}
