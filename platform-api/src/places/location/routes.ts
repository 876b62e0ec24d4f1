import { FALLBACK_SALES_REGION, REGION_ERRORS, regionOfUser } from '@specbuilder/shared-contracts/domain';
import { findUser } from '../../accounts/index.ts';
import { type Api, type Database, invalid } from '../../core/index.ts';
import type { LocationService } from './service.ts';
import { findOfficeCode } from './store.ts';

/** Whether a sales region is open for a brand; regions know it, and need places to find the closest one. */
export type IsRegionOpen = (region: number, manufacturerLabelId: number) => Promise<boolean>;

export function locationRoutes(api: Api, db: Database, location: LocationService, isRegionOpen: IsRegionOpen) {
  return {
    byPostalCode: api.location.byPostalCode.handler(({ input, context }) =>
      location.byPostalCode(input.postalCode, context.manufacturerLabelId, input.useFallback),
    ),
    climate: api.location.climate.handler(({ input, context }) =>
      location.climate(input.postalCode, context.manufacturerLabelId, input.designDays),
    ),
    byName: api.location.byName.handler(({ input }) => {
      const { words = null, cities = [] } = location.citiesOf(input.words) ?? {};
      const shown = cities.map(({ city, state, code, elevation }) => ({ city, state, postalCode: code, elevation }));
      return { words, cities: shown };
    }),
    byCoordinate: api.location.byCoordinate.handler(async ({ input, context }) => {
      const { latitude, longitude, useFallback = false } = input;
      const brand = context.manufacturerLabelId;
      const place = await location.byCoordinate({ latitude, longitude }, brand, useFallback);
      if (place === undefined) throw invalid('latitude', REGION_ERRORS.unableToDetermineLocation);
      return place;
    }),
    // No table of network addresses is bundled: a user is placed at their sales office, a guest at national accounts.
    // Such a place implies no region, so the response names the user's own one or national accounts (LOC-008).
    ofUser: api.location.ofUser.handler(async ({ context }) => {
      const { caller, manufacturerLabelId } = context;
      const user = caller === null ? undefined : await findUser(db, caller.userId);
      const region = (user && regionOfUser(user.user, user.settings)) ?? FALLBACK_SALES_REGION;
      const place = await location.byPostalCode(await findOfficeCode(db, region), manufacturerLabelId, true);
      const isServed = await isRegionOpen(region, manufacturerLabelId);
      return { ...place, salesRegion: isServed ? region : FALLBACK_SALES_REGION };
    }),
  };
}
