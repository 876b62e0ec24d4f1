import type { EndedSessions } from '../accounts/index.ts';
import type { Brands, Outbox } from '../brand/index.ts';
import type { Catalogues } from '../catalogue/index.ts';
import type { Api, Config, Database, LinkTokens } from '../core/index.ts';
import type { LocationService } from '../places/index.ts';
import { alertRoutes } from './alerts/routes.ts';
import { customerRecordRoutes } from './customer-records/routes.ts';
import { customerRoutes } from './customers/routes.ts';
import { eventsRoutes } from './events/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { logViewRoutes } from './log-views/routes.ts';

export interface SalesServices {
  readonly config: Config;
  readonly db: Database;
  readonly brands: Brands;
  readonly catalogues: Catalogues;
  readonly endedSessions: EndedSessions;
  readonly links: LinkTokens;
  readonly location: LocationService;
  readonly outbox: Outbox;
}

/** Customers of a sales region, their activity, reports and alerts about it. */
export function registerSales(api: Api, services: SalesServices) {
  const { config, db, brands, catalogues, endedSessions, links, location, outbox } = services;
  const { publicUrl } = config;
  const keepsAccounts = config.externalIdentity === null;
  const accounts = { outbox, brands, publicUrl, endedSessions };
  return {
    customers: customerRoutes(api, db, { ...accounts, keepsAccounts, places: location }),
    events: eventsRoutes(api, db, catalogues),
    alerts: alertRoutes(api, db, { outbox, publicUrl, links, catalogues }),
    customerRecords: customerRecordRoutes(api, db),
    logViews: logViewRoutes(api, db),
    feedback: feedbackRoutes(api, brands, outbox),
  };
}
