import { errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { POSTAL_LOOKUP_DEBOUNCE_MS } from '@specbuilder/shared-contracts/domain';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import type { OwnHost } from '../own-area/own-host.ts';
import { findOffices } from './find-offices.ts';
import { isComplete, type SearchQuery } from './search-query.ts';
import { useRested } from './use-rested.ts';

const START: SearchQuery = { country: 'USA', postalCode: '', territory: '' };

/** The search as typed and what it found once the typing rested (LOC-023). */
export function useOfficeSearch({ later, services }: OwnHost) {
  const [query, setQuery] = useState(START);
  const [rested, takeNow] = useRested(query, POSTAL_LOOKUP_DEBOUNCE_MS);
  const isCurrent = rested === query;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['sales-offices', rested],
    queryFn: async () => findOffices(services.api, await later.maps(), rested),
    enabled: isComplete(rested),
    retry: false,
  });
  const isRefused = statusOf(error) === 400;
  return {
    query,
    setQuery,
    search: () => takeNow(query),
    found: isCurrent && isComplete(query) ? data : undefined,
    isSearching: isComplete(query) && (!isCurrent || isFetching),
    /** The server's word about the postal code. */
    refusal: isCurrent && isRefused ? (errorBodyOf(error)?.errors['postalCode']?.[0] ?? null) : null,
    isFailed: isCurrent && error !== null && !isRefused,
    retry: () => void refetch(),
  };
}
