import type { Brands, SettingsService } from '../brand/index.ts';
import type { Api, Database } from '../core/index.ts';
import { catalogRoutes } from './catalog/routes.ts';
import type { Catalogues } from './catalogues/catalogues.ts';
import type { Documents } from './documents/documents.ts';
import { energyRoutes } from './energy/routes.ts';
import { curveModelRoutes } from './fan-curve/model-routes.ts';
import { fanCurveRoutes } from './fan-curve/routes.ts';
import { specificationRoutes } from './specification/routes.ts';

export interface CatalogueServices {
  readonly db: Database;
  readonly brands: Brands;
  readonly settings: SettingsService;
  readonly catalogues: Catalogues;
  readonly documents: Documents;
}

/** What manufacturers sell, and what the engine says of a single product. */
export function registerCatalogue(api: Api, services: CatalogueServices) {
  const { db, brands, settings, catalogues, documents } = services;
  return {
    catalog: catalogRoutes(api, { db, catalogues, documents, settings }),
    specification: specificationRoutes(api, catalogues),
    energy: energyRoutes(api, catalogues),
    fanCurve: fanCurveRoutes(api, catalogues, brands),
    curveModel: curveModelRoutes(api, catalogues),
  };
}
