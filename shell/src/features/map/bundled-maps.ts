import { type ApiClient, statusOf } from '@specbuilder/shared-contracts/client';
import { REGION_ERRORS } from '@specbuilder/shared-contracts/domain';
import type { Maps } from './places-on-maps.ts';

/** A US or Canadian postal code anywhere in an address; the last one counts, a house number may look like one. */
const POSTAL_CODES = /\b(?:\d{5}(?:-\d{4})?|[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d)\b/g;

/** Places from the product's own table, as exact as a postal code is. */
export function createBundledMaps({ location }: Pick<ApiClient, 'location'>): Maps {
  return {
    async geocode(address) {
      const postalCode = address.match(POSTAL_CODES)?.at(-1);
      if (postalCode === undefined) throw new Error(REGION_ERRORS.addressNotFound);
      try {
        const { latitude, longitude } = await location.byPostalCode({ postalCode });
        return { latitude, longitude };
      } catch (error) {
        const status = statusOf(error);
        throw new Error(
          status === 400
            ? REGION_ERRORS.addressNotFound
            : REGION_ERRORS.geocodingFailed({ status: String(status ?? 'offline') }),
        );
      }
    },
    embedPlaceUrl: () => null,
  };
}
