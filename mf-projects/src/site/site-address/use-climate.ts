import type { Climate } from '@specbuilder/shared-contracts/api';
import { isJobPostalCode, lookupPostalCode } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';

export type KnownClimate =
  | { readonly status: 'none' | 'looking' | 'unknown' }
  | { readonly status: 'known'; readonly climate: Climate };

/** Place and design conditions of a postal code; 'none' while it is not a complete code that a table can contain. */
export function useClimate(postalCode: string | null): KnownClimate {
  const { apiQueries } = usePlatform();
  const isComplete = postalCode !== null && isJobPostalCode(postalCode);
  const { data, isError } = useQuery({
    ...apiQueries.location.climate.queryOptions({ input: { postalCode: lookupPostalCode(postalCode ?? '') } }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isComplete,
    retry: false,
  });
  if (!isComplete) return { status: 'none' };
  if (data !== undefined) return { status: 'known', climate: data };
  return { status: isError ? 'unknown' : 'looking' };
}

export function placeName({ city, state }: Pick<Climate, 'city' | 'state'>): string {
  return `${city}, ${state}`;
}
