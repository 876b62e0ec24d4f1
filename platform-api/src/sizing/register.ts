import type { Catalogues } from '../catalogue/index.ts';
import type { Api, Database } from '../core/index.ts';
import type { LocationService } from '../places/index.ts';
import { readingRoutes } from './reading/index.ts';
import { sizingRoutes } from './routes.ts';

export interface SizingServices {
  readonly db: Database;
  readonly location: LocationService;
  readonly catalogues: Catalogues;
}

/** Fans for a specification, and the stored results. */
export function registerSizing(api: Api, { db, location, catalogues }: SizingServices) {
  return { sizing: sizingRoutes(api, db, location, catalogues), reading: readingRoutes(api, location, catalogues) };
}
