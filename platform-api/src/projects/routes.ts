import type { Api } from '../http/api.ts';
import { signedInCaller, visibleOf } from '../http/call-context.ts';
import type { Database } from '../store/database.ts';
import { attachItem } from './attach-item.ts';
import * as items from './item-service.ts';
import * as projects from './service.ts';
import * as site from './site-service.ts';

export function projectStubsRoutes(api: Api, db: Database) {
  return {
    list: api.projectStubs.list.handler(({ context }) =>
      projects.listProjectStubs(db, signedInCaller(context), visibleOf(context, 'project-brand')),
    ),
    read: api.projectStubs.read.handler(({ input }) => projects.readProjectStub(db, input.projectId)),
  };
}

export function projectsRoutes(api: Api, db: Database, options: projects.ProjectOptions) {
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
    attachItem: api.projects.attachItem.handler(({ input, context }) =>
      context.write((unit) => attachItem(unit, signedInCaller(context), input)),
    ),
    items: {
      read: api.projects.items.read.handler(({ input, context }) =>
        items.readProjectItem(db, input.projectId, input.projectItemId, context.readOnly.has('project')),
      ),
      setTagQuantityAndNotes: api.projects.items.setTagQuantityAndNotes.handler(({ input, context }) =>
        context.write((unit) => items.setTagQuantityAndNotes(unit, input)),
      ),
      delete: api.projects.items.delete.handler(({ input, context }) =>
        context.write((unit) => items.deleteItems(unit, input.projectId, input.projectItemIds)),
      ),
    },
    buildings: api.projects.buildings.handler(({ input }) => site.listBuildings(db, input.projectId)),
    saveBuilding: api.projects.saveBuilding.handler(({ input, context }) =>
      context.write((unit) => site.saveBuilding(unit, input)),
    ),
    address: api.projects.address.handler(({ input }) => site.readAddress(db, input.projectId, input.addressType)),
    saveAddress: api.projects.saveAddress.handler(({ input: { projectId, ...address }, context }) =>
      context.write((unit) => site.saveAddress(unit, projectId, address)),
    ),
  };
}
