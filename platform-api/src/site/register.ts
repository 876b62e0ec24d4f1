import { type Api, type Config, DATA_FOLDER, type Database } from '../core/index.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { readReleaseNotes, releaseRoutes } from './releases/releases.ts';
import type { ReleaseHealth } from './remotes/release-health.ts';
import { remotesRoutes } from './remotes/routes.ts';
import { telemetryRoutes } from './telemetry/routes.ts';

export interface SiteServices {
  readonly config: Config;
  readonly db: Database;
  readonly releaseHealth: ReleaseHealth;
}

/** The composed site: its remotes, releases and what pages report. */
export function registerSite(api: Api, { config, db, releaseHealth }: SiteServices) {
  return {
    remotes: remotesRoutes(api, config, db),
    releases: releaseRoutes(api, readReleaseNotes(DATA_FOLDER)),
    telemetry: telemetryRoutes(api, releaseHealth),
    analytics: analyticsRoutes(api),
  };
}
