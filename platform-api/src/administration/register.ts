import type { EndedSessions } from '../accounts/index.ts';
import type { Brands, Outbox } from '../brand/index.ts';
import type { Api, Config, Database, Jobs, Store } from '../core/index.ts';
import { adminDashboardRoutes } from './admin-dashboard/routes.ts';
import { auditLogRoutes } from './audit-log/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';

export interface AdministrationServices {
  readonly config: Config;
  readonly store: Store;
  readonly db: Database;
  readonly brands: Brands;
  readonly outbox: Outbox;
  readonly endedSessions: EndedSessions;
  readonly jobs: Jobs;
  readonly hubs: Pick<Parameters<typeof adminDashboardRoutes>[2], 'connections'>;
}

/** What administrators and data protection need: state of the server, audit log, copies and deletion of personal data. */
export function registerAdministration(api: Api, services: AdministrationServices) {
  const { config, store, db, brands, outbox, endedSessions, jobs, hubs } = services;
  return {
    adminDashboard: adminDashboardRoutes(api, db, {
      ping: () => store.ping(),
      connections: hubs.connections,
      hasMailServer: config.mail !== null,
    }),
    auditLog: auditLogRoutes(api, db),
    privacy: privacyRoutes(api, db, { outbox, brands, publicUrl: config.publicUrl, endedSessions, jobs }),
  };
}
