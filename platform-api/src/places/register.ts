import { type Api, DATA_FOLDER, type Database } from '../core/index.ts';
import { locationRoutes } from './location/routes.ts';
import type { LocationService } from './location/service.ts';
import { regionRoutes } from './regions/routes.ts';
import { isRegionValid } from './regions/service.ts';
import { readTerritoryNames } from './regions/territory-names.ts';

export interface PlaceServices {
  readonly db: Database;
  readonly location: LocationService;
}

/** Places with their climate, and sales regions. */
export function registerPlaces(api: Api, { db, location }: PlaceServices) {
  return {
    location: locationRoutes(api, db, location, (region, brand) => isRegionValid(db, region, brand)),
    regions: regionRoutes(api, db, location, readTerritoryNames(DATA_FOLDER)),
  };
}
