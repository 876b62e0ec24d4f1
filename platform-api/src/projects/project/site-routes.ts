import type { Api, Database } from '../../core/index.ts';
import type { ItemsToday } from '../fan-items/items-today.ts';
import { setItemBuilding } from './item-building.ts';
import * as site from './site-service.ts';

export function projectSiteRoutes({ projects }: Api, db: Database, today: ItemsToday) {
  return {
    buildings: projects.buildings.handler(({ input }) => site.listBuildings(db, input.projectId)),
    saveBuilding: projects.saveBuilding.handler(({ input, context }) =>
      context.write((unit) => site.saveBuilding(unit, input)),
    ),
    deleteBuilding: projects.deleteBuilding.handler(({ input, context }) =>
      context.write((unit) => site.deleteBuilding(unit, input.projectId, input.buildingId)),
    ),
    setItemBuilding: projects.setItemBuilding.handler(({ input, context }) =>
      context.write((unit) => setItemBuilding(unit, input, today)),
    ),
    address: projects.address.handler(({ input }) => site.readAddress(db, input.projectId, input.addressType)),
    saveAddress: projects.saveAddress.handler(({ input: { projectId, was, ...address }, context }) =>
      context.write((unit) => site.saveAddress(unit, projectId, { address, was })),
    ),
  };
}
