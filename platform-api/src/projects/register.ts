import type { Brands, Outbox } from '../brand/index.ts';
import type { Catalogues } from '../catalogue/index.ts';
import type { Api, Config, Database, LinkTokens } from '../core/index.ts';
import type { FanItemHub } from '../live/index.ts';
import type { LocationService } from '../places/index.ts';
import { dutySelectionRoutes } from './duty-selection/routes.ts';
import { createEvaluations } from './fan-items/evaluations.ts';
import type { ItemPorts } from './fan-items/ports.ts';
import { fanItemRoutes } from './fan-items/routes.ts';
import { linkRoutes } from './links/routes.ts';
import { modelSelectionRoutes } from './model-selection/routes.ts';
import { noteChange } from './project/change-note.ts';
import { itemCopyRoutes } from './project/item-routes.ts';
import { projectStubsRoutes, projectsRoutes } from './project/routes.ts';
import { projectCloningRoutes } from './project-cloning/routes.ts';
import { projectFileRoutes } from './project-document/routes.ts';
import { projectFactsRoutes } from './project-facts/routes.ts';
import { projectMembersRoutes } from './project-members/routes.ts';
import { projectSharingRoutes } from './project-sharing/routes.ts';
import { reRatingRoutes } from './re-rating/routes.ts';
import { revisionRoutes } from './revisions/routes.ts';
import { scheduledDutyRoutes } from './scheduled-duties/routes.ts';
import { voltageRoutes } from './voltage/routes.ts';

export interface ProjectServices {
  readonly config: Config;
  readonly db: Database;
  readonly brands: Brands;
  readonly catalogues: Catalogues;
  readonly fanItemHub: FanItemHub;
  readonly links: LinkTokens;
  readonly location: LocationService;
  readonly outbox: Outbox;
}

/** Configured fans, and the projects that collect them. */
export function registerProjects(api: Api, services: ProjectServices) {
  const { db, catalogues, fanItemHub, links, location } = services;
  const items: ItemPorts = {
    catalogues,
    location,
    fanResized: (change) => fanItemHub.fanResized(change),
    noteChange,
    evaluations: createEvaluations(),
  };
  return {
    fanItem: { ...fanItemRoutes(api, db, items), ...itemCopyRoutes(api, items) },
    links: linkRoutes(api, db, links),
    voltage: voltageRoutes(api, db, items),
    projectStubs: projectStubsRoutes(api, db),
    projects: projectRoutes(api, services, items),
  };
}

function projectRoutes(api: Api, services: ProjectServices, items: ItemPorts) {
  const { config, db, brands, catalogues, location, outbox } = services;
  const { environment, publicUrl, peers } = config;
  return {
    ...projectsRoutes(api, db, { environment, ...items, location }),
    facts: projectFactsRoutes(api, db),
    ...projectSharingRoutes(api, db, { environment, publicUrl, outbox, brands, catalogues, location }),
    ...projectMembersRoutes(api, db, { publicUrl, outbox, brands }),
    ...projectCloningRoutes(api, { environment, peers, brands, outbox, publicUrl, catalogues, location }),
    models: modelSelectionRoutes(api, { db, catalogues, location }),
    byDuty: dutySelectionRoutes(api, { db, catalogues, location }),
    reRating: reRatingRoutes(api, { db, ...items }),
    file: projectFileRoutes(api, { db, environment, brands, location, catalogues }),
    revisions: revisionRoutes(api, { db, brands, ...items, location }),
    scheduledDuties: scheduledDutyRoutes(api, db),
  };
}
