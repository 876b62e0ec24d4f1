import type { SalesRegion } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { FALLBACK_SALES_REGION, lookupPostalCode } from '@specbuilder/shared-contracts/domain';
import { geoDistance } from 'd3-geo';
import type { GeoPoint, Maps } from '../map/places-on-maps.ts';
import type { SearchQuery } from './search-query.ts';

export interface FoundOffice {
  readonly office: SalesRegion;
  /** Its territory holds the postal code searched for. */
  readonly isCovering: boolean;
  /** From the postal code; null for a search by state, or where the code cannot be found on a map. */
  readonly miles: number | null;
}

export interface FoundOffices {
  readonly offices: readonly FoundOffice[];
  /** No office covers the place; the only one is national accounts. */
  readonly isFallback: boolean;
}

const EARTH_RADIUS_MILES = 3958.8;

/**
 * Offices of a postal code, with others of its state by distance, or of a state.
 *
 * @throws ApiError for a code that no table knows and when the server cannot be reached
 */
export async function findOffices(api: ApiClient, maps: Maps, query: SearchQuery): Promise<FoundOffices> {
  const offices =
    query.postalCode === '' ? await ofTerritory(api, query) : await ofPostalCode(api, maps, query.postalCode);
  if (offices.length > 0) return { offices, isFallback: false };
  const open = await api.regions.sales();
  return { offices: open.filter(({ region }) => region === FALLBACK_SALES_REGION).map(plain), isFallback: true };
}

async function ofTerritory({ regions }: ApiClient, { country, territory }: SearchQuery): Promise<FoundOffice[]> {
  if (country === 'CAN') return (await regions.searchByProvince({ province: territory })).map(plain);
  if (country === 'MEX') return (await regions.searchByMexicanState({ state: territory })).map(plain);
  return (await regions.search({ state: territory })).map(plain);
}

async function ofPostalCode(api: ApiClient, maps: Maps, text: string): Promise<FoundOffice[]> {
  const postalCode = lookupPostalCode(text);
  const { country, state } = await api.location.byPostalCode({ postalCode });
  const [found, neighbours, from] = await Promise.all([
    api.regions.search(country === 'USA' ? { postalCode, state } : { postalCode }),
    country === 'CAN' ? api.regions.searchByProvince({ province: state }) : [],
    // Distances only help to choose; without them the offices are still listed.
    maps.geocode(postalCode).catch(() => null),
  ]);
  const [covering, ...others] = [...found, ...neighbours.filter(({ region }) => region !== found[0]?.region)];
  if (covering === undefined) return [];
  const withDistance = (office: SalesRegion) => ({
    office,
    isCovering: office === covering,
    miles: from && milesBetween(from, office),
  });
  return [withDistance(covering), ...others.map(withDistance).sort((a, b) => (a.miles ?? 0) - (b.miles ?? 0))];
}

const plain = (office: SalesRegion): FoundOffice => ({ office, isCovering: false, miles: null });

function milesBetween(a: GeoPoint, b: GeoPoint): number {
  return geoDistance([a.longitude, a.latitude], [b.longitude, b.latitude]) * EARTH_RADIUS_MILES;
}
