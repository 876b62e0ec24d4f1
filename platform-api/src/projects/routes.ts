import type { ItemPorts } from '../fan-items/ports.ts';
import type { Api } from '../http/api.ts';
import { signedInCaller, visibleOf } from '../http/call-context.ts';
import type { Database } from '../store/database.ts';
import { attachItemRoute, projectItemsRoutes } from './item-routes.ts';
import * as projects from './service.ts';
import { projectSiteRoutes } from './site-routes.ts';
import * as stubs from './stub-service.ts';

export function projectStubsRoutes({ projectStubs }: Api, db: Database) {
  const ownerOf = (context: Parameters<typeof signedInCaller>[0] & Parameters<typeof visibleOf>[0]) => ({
    userId: signedInCaller(context).userId,
    brands: visibleOf(context, 'project-brand'),
  });
  return {
    list: projectStubs.list.handler(({ context }) => stubs.listProjectStubs(db, ownerOf(context))),
    page: projectStubs.page.handler(({ input, context }) => stubs.pageOfProjectStubs(db, ownerOf(context), input)),
    read: projectStubs.read.handler(({ input }) => stubs.readProjectStub(db, input.projectId)),
    delete: projectStubs.delete.handler(({ input, context }) =>
      context.write((unit) => projects.deleteProject(unit, input.projectId)),
    ),
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
      context.write((unit) => projects.changeProject(unit, input, options)),
    ),
    change: api.projects.change.handler(({ input, context }) =>
      context.write((unit) => projects.changeProject(unit, input, options)),
    ),
    archive: api.projects.archive.handler(({ input, context }) =>
      context.write((unit) => projects.archiveProject(unit, input)),
    ),
    attachItem: attachItemRoute(api),
    items: projectItemsRoutes(api, db, options),
    ...projectSiteRoutes(api, db),
  };
}
