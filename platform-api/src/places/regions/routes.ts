import { type Api, type Database, signedInCaller } from '../../core/index.ts';
import type { LocationService } from '../location/service.ts';
import * as service from './service.ts';
import type { TerritoryNames } from './territory-names.ts';

export function regionRoutes(api: Api, db: Database, location: LocationService, names: TerritoryNames) {
  const { regions } = api;
  return {
    assignFromZip: regions.assignFromZip.handler(async ({ input, context }) => {
      // Looked up before the transaction: the tables of places read the store by themselves.
      const closest = await service.closestRegion(db, location, input, context.manufacturerLabelId);
      return context.write((unit) => service.assignClosestRegion(unit, signedInCaller(context), closest));
    }),
    assign: regions.assign.handler(({ input, context }) =>
      context.write((unit) =>
        service.assignRegion(unit, signedInCaller(context), input.regionId, input.fixLabelRegionMismatch ?? false),
      ),
    ),
    change: regions.change.handler(({ input, context }) =>
      context.write((unit) => service.changeCustomerRegion(unit, input.userId, input.region)),
    ),
    unauth: regions.unauth.handler(({ input, context }) =>
      service.closestRegion(db, location, input, context.manufacturerLabelId),
    ),
    search: regions.search.handler(({ input, context }) =>
      service.searchRegions(db, location, input, context.manufacturerLabelId),
    ),
    searchByProvince: regions.searchByProvince.handler(({ input, context }) =>
      service.searchByState(db, 'CAN', input.province, context.manufacturerLabelId),
    ),
    searchByMexicanState: regions.searchByMexicanState.handler(({ input, context }) =>
      service.searchByState(db, 'MEX', input.state, context.manufacturerLabelId),
    ),
    states: regions.states.handler(() => [...names.states]),
    mexicanStates: regions.mexicanStates.handler(() => [...names.mexicanStates]),
    provinces: regions.provinces.handler(() => [...names.provinces]),
    valid: regions.valid.handler(async ({ input, context }) => ({
      isValid: await service.isRegionValid(db, input.regionNumber, context.manufacturerLabelId),
    })),
    all: regions.all.handler(({ context }) => service.listRegions(db, context.manufacturerLabelId, true)),
    sales: regions.sales.handler(({ context }) => service.listRegions(db, context.manufacturerLabelId, false)),
  };
}
