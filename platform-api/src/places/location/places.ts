import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Country } from '@specbuilder/shared-contracts/domain';
import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { numberIn, readCsv } from './csv-file.ts';

export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** A place of the bundled tables: a ZIP code, a Canadian forward sortation area, or a Mexican state's capital. */
export interface GeoPlace extends GeoPoint {
  /** ZIP, the first three characters of a Canadian code, or the code of a Mexican state. */
  readonly code: string;
  readonly city: string;
  readonly state: string;
  readonly country: Country;
  /** Feet above sea level. */
  readonly elevation: number;
}

export interface PlaceTables {
  /** US places by ZIP code. */
  readonly zips: readonly GeoPlace[];
  /** Canadian places by the first three characters of their codes. */
  readonly areas: readonly GeoPlace[];
  find(code: string): GeoPlace | undefined;
  /** A place in the middle of all codes that begin alike, for codes newer than the tables. */
  findByPrefix(prefix: string): GeoPlace | undefined;
  nearest(point: GeoPoint): { readonly place: GeoPlace; readonly miles: number };
}

const KILOMETRES_PER_MILE = 1.609344;

export function milesBetween(a: GeoPoint, b: GeoPoint): number {
  return distance(a.longitude, a.latitude, b.longitude, b.latitude) / KILOMETRES_PER_MILE;
}

/** Reads the postal tables; about 0.05 s, once at start. */
export function loadPlaces(dataFolder: string): PlaceTables {
  const zips = readCsv(dataFolder, 'geo/us-zips.csv').map((row) => placeOf(row, 'zip', 'state', 'USA'));
  const areas = readCsv(dataFolder, 'geo/canadian-fsa.csv').map((row) => placeOf(row, 'fsa', 'province', 'CAN'));
  const places = [...zips, ...areas, ...mexicanCapitals(dataFolder)];
  const byCode = new Map([...zips, ...areas].map((place) => [place.code, place]));
  const index = pointIndex(places);
  return {
    zips,
    areas,
    find: (code) => byCode.get(code),
    findByPrefix: (prefix) => middleOf([...zips, ...areas].filter((place) => place.code.startsWith(prefix))),
    nearest(point) {
      const [found = 0] = around(index, point.longitude, point.latitude, 1);
      const place = places[found] as GeoPlace;
      return { place, miles: milesBetween(point, place) };
    },
  };
}

export function pointIndex(points: readonly GeoPoint[]): KDBush {
  const index = new KDBush(points.length);
  for (const { longitude, latitude } of points) index.add(longitude, latitude);
  return index.finish();
}

function placeOf(row: Readonly<Record<string, string>>, code: string, state: string, country: Country): GeoPlace {
  return {
    code: row[code] ?? '',
    city: row['city'] ?? '',
    state: row[state] ?? '',
    country,
    latitude: numberIn(row, 'lat'),
    longitude: numberIn(row, 'lon'),
    elevation: numberIn(row, 'elevation_ft'),
  };
}

interface State {
  readonly code: string;
  readonly name: string;
  /** Of a province, in French. */
  readonly nameFr?: string;
}

/** States of the US. */
export const readStates = (dataFolder: string): readonly State[] => statesAndProvinces(dataFolder).states;

/** Provinces and territories of Canada. */
export const readProvinces = (dataFolder: string): readonly State[] => statesAndProvinces(dataFolder).provinces;

function statesAndProvinces(dataFolder: string) {
  const file = path.join(dataFolder, 'geo/states-provinces.json');
  return JSON.parse(readFileSync(file, 'utf8')) as { states: State[]; provinces: State[] };
}

interface MexicanStates {
  readonly states: readonly {
    readonly code: string;
    readonly capital: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly elevationFt: number;
  }[];
}

function mexicanCapitals(dataFolder: string): GeoPlace[] {
  const file = path.join(dataFolder, 'geo/mexico-states.json');
  const { states } = JSON.parse(readFileSync(file, 'utf8')) as MexicanStates;
  return states.map(({ code, capital, latitude, longitude, elevationFt }) => ({
    code,
    city: capital,
    state: code,
    country: 'MEX',
    latitude,
    longitude,
    elevation: elevationFt,
  }));
}

/** The place nearest to the middle of several. */
export function middleOf(places: readonly GeoPlace[]): GeoPlace | undefined {
  const mean = (value: (place: GeoPlace) => number) =>
    places.reduce((sum, place) => sum + value(place), 0) / places.length;
  const centre = { latitude: mean((place) => place.latitude), longitude: mean((place) => place.longitude) };
  return [...places].sort((a, b) => milesBetween(a, centre) - milesBetween(b, centre))[0];
}
