import { type Database, HttpError } from '../../core/index.ts';
import type { LocationService } from '../location/service.ts';
import { closestRegion } from '../regions/service.ts';

export interface CompanyAddress {
  readonly postalCode: string | null;
  readonly state: string | null;
  /** Anything but MEX counts as the country that the form of the code belongs to. */
  readonly country: string | null;
}

/** Sales region of a company's address under a brand; null where the address leads to no place. */
export type RegionOfCompany = (address: CompanyAddress, brand: number) => Promise<number | null>;

/** The rule by which a customer belongs to a region from the registration on, wherever their browser is. */
export function createRegionOfCompany(db: Database, location: LocationService): RegionOfCompany {
  return async ({ postalCode, state, country }, brand) => {
    // Mexican codes have the form of those of the United States and are in no table.
    const isMexican = country === 'MEX';
    const zip = isMexican ? state : postalCode;
    if (zip === null || zip.trim() === '') return null;
    const place = { zip: zip.trim(), ...(isMexican ? { countryCode: 'MEX' as const } : {}) };
    try {
      return (await closestRegion(db, location, place, brand)).region;
    } catch (error) {
      if (error instanceof HttpError) return null;
      throw error;
    }
  };
}
