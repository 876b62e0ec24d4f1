export { createRegionOfCompany } from './company-region/company-region.ts';
export { assignMissingRegions } from './company-region/missing-regions.ts';
export type { City } from './location/cities.ts';
export { createLocationService, type LocationService } from './location/service.ts';
export { listTerritories } from './location/store.ts';
export {
  customerOwnership,
  regionalCustomerOwnership,
  regionOfCustomer,
  regionsOfStaff,
  salesRegionScope,
} from './regions/ownership.ts';
export { isRegionValid } from './regions/service.ts';
export { findRegion, saveUserRegion } from './regions/store.ts';
export { type PlaceServices, registerPlaces } from './register.ts';
