import type { ItemPorts } from '../fan-items/ports.ts';
import type { Api } from '../http/api.ts';
import { signedInCaller, visibleOf } from '../http/call-context.ts';
import type { Database } from '../store/database.ts';
import { attachItemRoute, projectItemsRoutes } from './item-routes.ts';
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

interface ProjectServices extends projects.ProjectOptions, Pick<ItemPorts, 'catalogues'> {}

export function projectsRoutes(api: Api, db: Database, options: ProjectServices) {
  return {
    create: api.projects.create.handler(({ input, context }) =>
      context.write((unit) => projects.createProject(unit, signedInCaller(context), input, options)),
    ),
    read: api.projects.read.handler(({ input, context }) =>
      projects.readProject(db, input.projectId, context.readOnly.has('project')),
    ),
    rename: api.projects.rename.handler(({ input, context }) =>
      context.write((unit) => projects.renameProject(unit, input)),
    ),
    attachItem: attachItemRoute(api),
    items: projectItemsRoutes(api, db, options),
    ...projectSiteRoutes(api, db),
  };
}
