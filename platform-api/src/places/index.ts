export { locationRoutes } from './location/routes.ts';
export { createLocationService, type LocationService } from './location/service.ts';
export { listTerritories } from './location/store.ts';
export {
  customerOwnership,
  regionalCustomerOwnership,
  regionOfCustomer,
  regionsOfStaff,
  salesRegionScope,
} from './regions/ownership.ts';
export { regionRoutes } from './regions/routes.ts';
export { isRegionValid } from './regions/service.ts';
export { findRegion, saveUserRegion } from './regions/store.ts';
export { readTerritoryNames } from './regions/territory-names.ts';
