import { type Country, FALLBACK_SALES_REGION } from '@specbuilder/shared-contracts/domain';
import type { schema } from '../../core/index.ts';
import { type GeoPlace, milesBetween } from './places.ts';

type SalesRegion = typeof schema.salesRegions.$inferSelect;
export type TerritoryRegion = Pick<
  SalesRegion,
  'region' | 'latitude' | 'longitude' | 'isValid' | 'manufacturerLabelIds' | 'coverage'
>;

const COUNTRY_OF_COVERAGE = { US: 'USA', CA: 'CAN', MX: 'MEX' } as const;

/**
 * Sales region of a place under a brand. A region with the whole state wins, then one whose postal prefixes hold the
 * code; when that region is closed or not the brand's, the nearest one that is; national accounts when there is none.
 *
 * @returns region number; 15 for brands with a single region
 */
export function regionOfPlace(
  regions: readonly TerritoryRegion[],
  place: GeoPlace,
  manufacturerLabelId: number,
): number {
  const open = regions.filter(
    ({ isValid, manufacturerLabelIds }) => isValid && manufacturerLabelIds.includes(manufacturerLabelId),
  );
  const sameCountry = open.filter(
    ({ coverage: { country } }) => country && COUNTRY_OF_COVERAGE[country] === place.country,
  );
  const found =
    sameCountry.find(({ coverage }) => coverage.wholeStates.includes(place.state)) ??
    sameCountry.find(({ coverage }) => holdsPrefix(coverage.partStates[place.state] ?? [], place.code)) ??
    nearest(sameCountry, place);
  return found?.region ?? FALLBACK_SALES_REGION;
}

/** Regions with territory in a state, province or Mexican state, those that have all of it first. */
export function regionsOfState<T extends Pick<TerritoryRegion, 'coverage'>>(
  regions: readonly T[],
  country: Country,
  state: string,
): T[] {
  const ofCountry = regions.filter(
    ({ coverage }) => coverage.country && COUNTRY_OF_COVERAGE[coverage.country] === country,
  );
  const whole = ofCountry.filter(({ coverage }) => coverage.wholeStates.includes(state));
  const part = ofCountry.filter(({ coverage }) => (coverage.partStates[state]?.length ?? 0) > 0);
  return [...whole, ...part.filter((region) => !whole.includes(region))];
}

/** Three digits of a ZIP; three, else two, characters of a Canadian code. */
function holdsPrefix(prefixes: readonly string[], code: string): boolean {
  return prefixes.includes(code.slice(0, 3)) || prefixes.includes(code.slice(0, 2));
}

function nearest(regions: readonly TerritoryRegion[], place: GeoPlace): TerritoryRegion | undefined {
  return [...regions].sort((a, b) => milesBetween(a, place) - milesBetween(b, place))[0];
}
