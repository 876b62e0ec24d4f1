import type { SalesRegion } from '@specbuilder/shared-contracts/api';
import { type Country, FALLBACK_SALES_REGION } from '@specbuilder/shared-contracts/domain';
import { regionResponse, type SalesRegionRow } from '../../accounts/index.ts';
import { type Caller, HttpError, invalid, type Queryable, REGION_MESSAGES, type UnitOfWork } from '../../core/index.ts';
import type { LocationService } from '../location/service.ts';
import { regionsOfState } from '../location/territories.ts';
import { findRegion, listRegionsOfBrand, saveUserRegion } from './store.ts';

/** A coordinate's place in Canada goes by its area alone; territories never divide one, so any full code serves. */
const CANADIAN_AREA = /^[A-Za-z]\d[A-Za-z]$/;
const ANY_DELIVERY_UNIT = '1A1';

/** A place by its postal code, or by the code of a Mexican state, which has no postal table. */
export interface RegionPlace {
  readonly zip: string;
  readonly countryCode?: Country | undefined;
}

/**
 * Sales region closest to a place.
 *
 * @throws HttpError 'invalid' with field zip for a malformed or unknown code
 */
export async function closestRegion(
  db: Queryable,
  location: LocationService,
  { zip, countryCode }: RegionPlace,
  brand: number,
): Promise<SalesRegion> {
  if (countryCode === 'MEX') {
    const [first] = regionsOfState(await listRegionsOfBrand(db, brand), 'MEX', zip.toUpperCase());
    return first === undefined ? fallbackRegion(db) : regionResponse(first);
  }
  const code = CANADIAN_AREA.test(zip) ? `${zip} ${ANY_DELIVERY_UNIT}` : zip;
  const place = await location.byPostalCode(code, brand, true).catch((error: unknown) => {
    throw error instanceof HttpError ? invalid('zip', error.message) : error;
  });
  return regionResponse(await regionOrFallback(db, place.salesRegion));
}

/** Assigns a region found by place to the caller, on behalf of the server (LOC-005). */
export async function assignClosestRegion(
  unit: UnitOfWork,
  { userId }: Caller,
  region: SalesRegion,
): Promise<SalesRegion> {
  await saveUserRegion(unit.tx, userId, {
    salesRegionNumber: region.region,
    isRegionManuallySelected: false,
    isRegionAssignedOnServer: true,
  });
  return region;
}

/**
 * Sets the caller's region.
 *
 * @param isCorrection the page corrects a region that is closed or not of this brand: not a user's
 *   choice, and national accounts if the requested region is not open either
 * @throws HttpError 'invalid' with field regionId for a region that is not open for the brand
 */
export async function assignRegion(
  unit: UnitOfWork,
  { userId }: Caller,
  regionId: number,
  isCorrection: boolean,
): Promise<SalesRegion> {
  const { tx, manufacturerLabelId } = unit;
  const preferred = await findRegion(tx, regionId);
  const isOpen = preferred !== undefined && isOpenFor(preferred, manufacturerLabelId);
  if (!isOpen && !isCorrection) throw invalid('regionId', REGION_MESSAGES.notOpen({ region: regionId }));
  const region = isOpen ? regionResponse(preferred) : await fallbackRegion(tx);
  await saveUserRegion(tx, userId, {
    salesRegionNumber: region.region,
    isRegionManuallySelected: !isCorrection,
    isRegionAssignedOnServer: isCorrection,
  });
  return region;
}

/**
 * Moves a customer to another region.
 *
 * @throws HttpError 'invalid' for a region that is not open
 */
export async function changeCustomerRegion(unit: UnitOfWork, customerId: string, region: number): Promise<SalesRegion> {
  const { tx, manufacturerLabelId } = unit;
  const preferred = await findRegion(tx, region);
  if (preferred === undefined || !isOpenFor(preferred, manufacturerLabelId)) {
    throw invalid('region', REGION_MESSAGES.notOpen({ region }));
  }
  await saveUserRegion(tx, customerId, {
    salesRegionNumber: region,
    isRegionManuallySelected: true,
    isRegionAssignedOnServer: true,
  });
  return regionResponse(preferred);
}

export async function isRegionValid(db: Queryable, region: number, brand: number): Promise<boolean> {
  const found = await findRegion(db, region);
  return found !== undefined && isOpenFor(found, brand);
}

/** @param withClosed also those that are closed, for administrators */
export async function listRegions(db: Queryable, brand: number, withClosed: boolean): Promise<SalesRegion[]> {
  const regions = await listRegionsOfBrand(db, brand);
  return regions.filter((region) => withClosed || isOpenFor(region, brand)).map(regionResponse);
}

/** Open regions with territory in a state, province or Mexican state. */
export async function searchByState(
  db: Queryable,
  country: Country,
  state: string,
  brand: number,
): Promise<SalesRegion[]> {
  const open = (await listRegionsOfBrand(db, brand)).filter((region) => isOpenFor(region, brand));
  return regionsOfState(open, country, state.trim().toUpperCase()).map(regionResponse);
}

/**
 * Regions of a state, the one of the postal code first when there is a code.
 *
 * @throws HttpError 'invalid' when neither is provided, or for a malformed or unknown code
 */
export async function searchRegions(
  db: Queryable,
  location: LocationService,
  { state = '', postalCode = '' }: { readonly state?: string | undefined; readonly postalCode?: string | undefined },
  brand: number,
): Promise<SalesRegion[]> {
  if (postalCode.trim() === '' && state.trim() === '') throw invalid('postalCode', REGION_MESSAGES.nothingToSearch);
  const ofState = state.trim() === '' ? [] : await searchByState(db, 'USA', state, brand);
  if (postalCode.trim() === '') return ofState;
  const place = await location.byPostalCode(postalCode, brand);
  const found = regionResponse(await regionOrFallback(db, place.salesRegion));
  return [found, ...ofState.filter(({ region }) => region !== found.region)];
}

function isOpenFor(region: SalesRegionRow, brand: number): boolean {
  return region.isValid && !region.obsolete && region.manufacturerLabelIds.includes(brand);
}

async function fallbackRegion(db: Queryable): Promise<SalesRegion> {
  return regionResponse(await regionOrFallback(db, FALLBACK_SALES_REGION));
}

async function regionOrFallback(db: Queryable, region: number): Promise<SalesRegionRow> {
  const found = (await findRegion(db, region)) ?? (await findRegion(db, FALLBACK_SALES_REGION));
  if (found === undefined) throw new Error('The store has no region for national accounts');
  return found;
}
