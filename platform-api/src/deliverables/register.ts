import type { Brands, Outbox } from '../brand/index.ts';
import type { Catalogues } from '../catalogue/index.ts';
import type { Api, Config, Database, LinkTokens } from '../core/index.ts';
import type { LocationService } from '../places/index.ts';
import type { DeliverableRendering } from './deliverable-rendering.ts';
import { deliverableRoutes } from './routes.ts';
import { createDeliverables } from './service.ts';

export interface DeliverableServices {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly brands: Brands;
  readonly catalogues: Catalogues;
  readonly location: LocationService;
  readonly printedDocuments: DeliverableRendering;
  readonly links: LinkTokens;
  readonly outbox: Outbox;
}

/** Submittal, schedule, specification and the archive for Revit. */
export function registerDeliverables(api: Api, services: DeliverableServices) {
  const { db, brands, catalogues, location, printedDocuments, config, links, outbox } = services;
  const { publicUrl } = config;
  const deliverables = createDeliverables({ db, publicUrl, brands, catalogues, location, ...printedDocuments });
  const issuing = { brands, outbox, links, publicUrl };
  return { deliverables: deliverableRoutes(api, { db, catalogues, deliverables, ...issuing }) };
}
