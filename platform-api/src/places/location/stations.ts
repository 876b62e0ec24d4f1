import { numberIn, readCsv } from './csv-file.ts';
import { recordPicker, type Site, type WeatherRecord } from './nearest-record.ts';

/** A weather station with its design conditions: °F, %, ft. */
export interface WeatherStation extends WeatherRecord {
  /** In the table of stations. */
  readonly position: number;
  readonly wmo: string;
  readonly name: string;
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
  pick(place: Site): WeatherStation | undefined;
}

const NO_AIRPORT_MILES = 6;
const ON_WATER_MILES = 25;

export function loadStations(dataFolder: string): StationTable {
  const stations = readCsv(dataFolder, 'geo/climate-stations.csv').map(stationOf);
  return { pick: recordPicker(stations, ({ kind }) => MILES_OF_KIND[kind] ?? 0) };
}

const MILES_OF_KIND: Readonly<Record<string, number>> = { other: NO_AIRPORT_MILES, marine: ON_WATER_MILES };

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
