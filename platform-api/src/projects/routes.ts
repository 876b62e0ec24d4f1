import { versionsToday } from '../fan-items/out-of-date.ts';
import type { ItemPorts } from '../fan-items/ports.ts';
import type { Api } from '../http/api.ts';
import { signedInCaller, visibleOf } from '../http/call-context.ts';
import type { Database } from '../store/database.ts';
import { attachItemRoute, projectItemsRoutes } from './item-routes.ts';
import { operatingCostRoutes } from './operating-cost-routes.ts';
import * as projects from './service.ts';
import { projectSiteRoutes } from './site-routes.ts';

export function projectStubsRoutes(api: Api, db: Database) {
  return {
    list: api.projectStubs.list.handler(({ context }) =>
      projects.listProjectStubs(db, signedInCaller(context), visibleOf(context, 'project-brand')),
    ),
    read: api.projectStubs.read.handler(({ input }) => projects.readProjectStub(db, input.projectId)),
  };
}

interface ProjectServices extends Omit<projects.ProjectOptions, 'today'>, Pick<ItemPorts, 'catalogues'> {}

export function projectsRoutes(api: Api, db: Database, services: ProjectServices) {
  const today = versionsToday(services.catalogues);
  return {
    create: api.projects.create.handler(({ input, context }) =>
      context.write((unit) => projects.createProject(unit, signedInCaller(context), input, { ...services, today })),
    ),
    read: api.projects.read.handler(({ input, context }) =>
      projects.readProject(db, input.projectId, context.readOnly.has('project'), today),
    ),
    rename: api.projects.rename.handler(({ input, context }) =>
      context.write((unit) => projects.renameProject(unit, input, today)),
    ),
    attachItem: attachItemRoute(api, services),
    items: projectItemsRoutes(api, db, services),
    operatingCost: operatingCostRoutes(api),
    ...projectSiteRoutes(api, db, today),
  };
}
