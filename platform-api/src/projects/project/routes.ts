import { type Api, type Database, type Granted, signedInCaller, visibleOf } from '../../core/index.ts';
import type { LocationService } from '../../places/index.ts';
import { itemsToday } from '../fan-items/items-today.ts';
import type { ItemPorts } from '../fan-items/ports.ts';
import { alternateRoutes } from './alternate-routes.ts';
import { changeProject } from './change-project.ts';
import { attachItemRoute, projectItemsRoutes } from './item-routes.ts';
import { operatingCostRoutes } from './operating-cost-routes.ts';
import * as projects from './service.ts';
import { projectSiteRoutes } from './site-routes.ts';
import { saveSizingDefaults } from './sizing-defaults.ts';
import * as stubs from './stub-service.ts';

export function projectStubsRoutes({ projectStubs }: Api, db: Database) {
  const ownerOf = (context: Parameters<typeof signedInCaller>[0] & Parameters<typeof visibleOf>[0]) => ({
    userId: signedInCaller(context).userId,
    brands: visibleOf(context, 'project-brand'),
  });
  return {
    list: projectStubs.list.handler(({ context }) => stubs.listProjectStubs(db, ownerOf(context))),
    page: projectStubs.page.handler(({ input, context }) => stubs.pageOfProjectStubs(db, ownerOf(context), input)),
    read: projectStubs.read.handler(({ input, context }) =>
      stubs.readProjectStub(db, input.projectId, signedInCaller(context).userId),
    ),
    delete: projectStubs.delete.handler(({ input, context }) =>
      context.write((unit) => projects.deleteProject(unit, input.projectId)),
    ),
  };
}

/** The caller of a call about a project. */
function projectReader(
  context: Parameters<typeof signedInCaller>[0] & Pick<Granted, 'readOnly'>,
): projects.ProjectReader {
  return { userId: signedInCaller(context).userId, isReadOnly: context.readOnly.has('project') };
}

interface ProjectServices
  extends Omit<projects.ProjectOptions, 'today'>,
    Pick<ItemPorts, 'catalogues' | 'evaluations'> {
  readonly location: Pick<LocationService, 'findPlace' | 'siteConditions' | 'typicalYear'>;
}

export function projectsRoutes(api: Api, db: Database, services: ProjectServices) {
  const today = itemsToday(services);
  return {
    create: api.projects.create.handler(({ input, context }) =>
      context.write((unit) => projects.createProject(unit, signedInCaller(context), input, { ...services, today })),
    ),
    read: api.projects.read.handler(({ input, context }) =>
      projects.readProject(db, input.projectId, projectReader(context), today),
    ),
    rename: api.projects.rename.handler(({ input, context }) =>
      context.write((unit) => changeProject(unit, input, { ...services, today })),
    ),
    change: api.projects.change.handler(({ input, context }) =>
      context.write((unit) => changeProject(unit, input, { ...services, today })),
    ),
    saveSizingDefaults: api.projects.saveSizingDefaults.handler(({ input, context }) =>
      context.write((unit) => saveSizingDefaults(unit, input, today)),
    ),
    archive: api.projects.archive.handler(({ input, context }) =>
      context.write((unit) => projects.archiveProject(unit, input, today)),
    ),
    attachItem: attachItemRoute(api, services),
    items: projectItemsRoutes(api, db, services),
    operatingCost: operatingCostRoutes(api, { db, ...services }),
    alternates: alternateRoutes(api, services),
    ...projectSiteRoutes(api, db, today),
  };
}
