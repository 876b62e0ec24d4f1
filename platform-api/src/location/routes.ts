import type { Api } from '../http/api.ts';
import type { LocationService } from './service.ts';

export function locationRoutes(api: Api, location: LocationService) {
  return {
    byPostalCode: api.location.byPostalCode.handler(({ input, context }) =>
      location.byPostalCode(input.postalCode, context.manufacturerLabelId, input.useFallback),
    ),
    climate: api.location.climate.handler(({ input, context }) =>
      location.climate(input.postalCode, context.manufacturerLabelId),
    ),
  };
}
