import type { Climate, ClimateStation, Place } from '@specbuilder/shared-contracts/api';
import {
  ERRORS,
  formatPostalCode,
  isJobPostalCode,
  isSiteCode,
  lookupPostalCode,
  PATTERNS,
} from '@specbuilder/shared-contracts/domain';
import { invalid } from '../../core/index.ts';
import { cityNames, keyOf, type NamedCities } from './cities.ts';
import { loadMonthlyConditions } from './monthly-conditions.ts';
import { type GeoPlace, type GeoPoint, loadPlaces, readProvinces, readStates } from './places.ts';
import { loadStations, type WeatherStation } from './stations.ts';
import { regionOfPlace, type TerritoryRegion } from './territories.ts';
import { loadClocks } from './time-zones.ts';
import { loadTypicalYears, type YearAtSite } from './typical-years.ts';

export interface LocationService {
  /** Reads the bundled tables (half a second), which the first look-up would do otherwise. */
  warmUp(): void;
  /**
   * Place of a US or Canadian postal code.
   *
   * @param useFallback returns the center of the codes with the same prefix for an unknown code
   * @throws HttpError 'invalid' for a malformed or unknown code, with field postalCode
   */
  byPostalCode(postalCode: string, brand: number, useFallback?: boolean): Promise<Place>;
  /** The bundled place of a postal code or a Canadian area, without its sales region and so without the store. */
  findPlace(postalCode: string): GeoPlace | undefined;
  /** Cities of the US and Canada that words name, without the store; null where no city has such a name. */
  citiesOf(words: string): NamedCities | null;
  /** Altitude and design conditions of a postal code, without the store; null for one that is not known. */
  siteConditions(postalCode: string): SiteConditions | null;
  /** Weather of a typical year at a postal code, without the store; null where no weather file represents it. */
  typicalYear(postalCode: string): YearAtSite | null;
  /**
   * Place of a postal code, or of the first half of a Canadian one, with the design conditions of its station; null if no
   * station represents it.
   *
   * @param withDesignDays with those of each month and how clocks are set
   */
  climate(postalCode: string, brand: number, withDesignDays?: boolean): Promise<Climate>;
  /** Place of a coordinate; undefined when nothing is within 60 miles, unless `useFallback` takes the nearest. */
  byCoordinate(point: GeoPoint, brand: number, useFallback: boolean): Promise<Place | undefined>;
}

/** Feet and F, at the station that represents a site. */
interface SiteConditions {
  readonly elevation: number;
  readonly station: string | null;
  readonly summerDryBulbTemp: number | null;
  readonly summerWetBulbTemp: number | null;
  readonly winterTemp: number | null;
}

export interface LocationOptions {
  readonly dataFolder: string;
  readonly regions: () => Promise<readonly TerritoryRegion[]>;
}

const NEAR_MILES = 60;
const ZIP_PREFIX_LENGTH = 3;
const AREA_PREFIX_LENGTH = 2;

/** Reads the bundled tables once, when they are first needed; a look-up in them takes well under a millisecond. */
export function createLocationService({ dataFolder, regions }: LocationOptions): LocationService {
  const places = once(() => loadPlaces(dataFolder));
  const stations = once(() => loadStations(dataFolder));
  const monthly = once(() => loadMonthlyConditions(dataFolder));
  const yearAt = once(() => loadTypicalYears(dataFolder));
  const clocks = once(() => loadClocks(dataFolder));
  const cities = once(() => cityNames([...places().zips, ...places().areas], stateCodes(dataFolder)));

  const placeOf = (text: string) => (isSiteCode(text) ? places().find(tableKey(siteCodeOf(text))) : undefined);

  function find(code: string, useFallback: boolean): GeoPlace {
    const key = tableKey(code);
    const prefix = key.slice(0, PATTERNS.usPostalCode.test(code) ? ZIP_PREFIX_LENGTH : AREA_PREFIX_LENGTH);
    const place = places().find(key) ?? (useFallback ? places().findByPrefix(prefix) : undefined);
    if (place === undefined) throw invalid('postalCode', ERRORS.postalCodeNotFound);
    return place;
  }

  async function describe(place: GeoPlace, postalCode: string, brand: number): Promise<Place> {
    const { city, state, country, latitude, longitude, elevation } = place;
    const salesRegion = regionOfPlace(await regions(), place, brand);
    return { postalCode, city, state, country, latitude, longitude, elevation, salesRegion };
  }

  return {
    warmUp() {
      places();
      stations();
    },
    async byPostalCode(text, brand, useFallback = false) {
      if (!isJobPostalCode(text)) throw invalid('postalCode', ERRORS.invalidPostalCode);
      const code = siteCodeOf(text);
      return describe(find(code, useFallback), code, brand);
    },
    findPlace: placeOf,
    citiesOf: (words) => cities().find(words),
    siteConditions(text) {
      const place = placeOf(text);
      if (place === undefined) return null;
      const station = designConditions(stations().pick(place));
      return {
        elevation: place.elevation,
        station: station?.name ?? null,
        summerDryBulbTemp: station?.summerDryBulbTemp ?? null,
        summerWetBulbTemp: station?.summerWetBulbTemp ?? null,
        winterTemp: station?.winterTemp ?? null,
      };
    },
    typicalYear(text) {
      const place = placeOf(text);
      return place === undefined ? null : yearAt()(place);
    },
    async climate(text, brand, withDesignDays = false) {
      const code = siteCodeOf(text);
      const place = find(code, false);
      const station = stations().pick(place);
      const climate = { ...(await describe(place, code, brand)), climateStation: designConditions(station) };
      if (!withDesignDays) return climate;
      const months = station === undefined ? null : (monthly()[station.position]?.months ?? null);
      return { ...climate, designDays: { months, clock: clocks()(place) } };
    },
    async byCoordinate(point, brand, useFallback) {
      const { place, miles } = places().nearest(point);
      if (miles > NEAR_MILES && !useFallback) return undefined;
      return describe(place, place.country === 'MEX' ? '' : place.code, brand);
    },
  };
}

/** Code that the tables know: the ZIP, or the first three characters of a Canadian code. */
function tableKey(code: string): string {
  return PATTERNS.usPostalCode.test(code) ? code.slice(0, 5) : code.slice(0, 3).toUpperCase();
}

/** @returns five digits or 'A1A 1A1' */
function siteCodeOf(text: string): string {
  if (!isSiteCode(text)) throw invalid('postalCode', ERRORS.invalidPostalCode);
  const code = lookupPostalCode(text);
  return PATTERNS.usPostalCode.test(code) ? code : formatPostalCode(code) || code.toUpperCase();
}

/** 0.4 % cooling and 99.6 % heating conditions, the pair that is right for units on all outdoor air. */
function designConditions(station: WeatherStation | undefined): ClimateStation | null {
  if (station === undefined) return null;
  return {
    name: station.name,
    elevation: station.elevation,
    summerDryBulbTemp: station.coolingDryBulb,
    summerWetBulbTemp: station.coolingWetBulb,
    winterTemp: station.heatingDryBulb,
    relativeHumidity: station.relativeHumidity,
  };
}

/** Codes of states and provinces by code and by name, in French too. */
function stateCodes(dataFolder: string): ReadonlyMap<string, string> {
  const all = [...readStates(dataFolder), ...readProvinces(dataFolder)];
  return new Map(
    all.flatMap(({ code, name, nameFr = name }) => [code, name, nameFr].map((text) => [keyOf(text), code] as const)),
  );
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
