import type { Api } from '../http/api.ts';
import type { Database } from '../store/database.ts';
import * as site from './site-service.ts';

export function projectSiteRoutes({ projects }: Api, db: Database) {
  return {
    buildings: projects.buildings.handler(({ input }) => site.listBuildings(db, input.projectId)),
    saveBuilding: projects.saveBuilding.handler(({ input, context }) =>
      context.write((unit) => site.saveBuilding(unit, input)),
    ),
    address: projects.address.handler(({ input }) => site.readAddress(db, input.projectId, input.addressType)),
    saveAddress: projects.saveAddress.handler(({ input: { projectId, ...address }, context }) =>
      context.write((unit) => site.saveAddress(unit, projectId, address)),
    ),
  };
}
