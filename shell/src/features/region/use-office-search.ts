import { errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { POSTAL_LOOKUP_DEBOUNCE_MS } from '@specbuilder/shared-contracts/domain';
import { useDebounced } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import type { Ports } from '../../feature/ports.ts';
import { findOffices } from './find-offices.ts';
import { isComplete, type SearchQuery } from './search-query.ts';

const START: SearchQuery = { country: 'USA', postalCode: '', territory: '' };

/** The search as typed and what it found once the typing paused (LOC-023). */
export function useOfficeSearch({ api, maps }: Pick<Ports, 'api' | 'maps'>) {
  const [query, setQuery] = useState(START);
  const [debounced, setNow] = useDebounced(query, POSTAL_LOOKUP_DEBOUNCE_MS);
  const isCurrent = debounced === query;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['sales-offices', debounced],
    queryFn: async () => findOffices(api, await maps(), debounced),
    enabled: isComplete(debounced),
    retry: false,
  });
  const isRejected = statusOf(error) === 400;
  return {
    query,
    setQuery,
    search: () => setNow(query),
    found: isCurrent && isComplete(query) ? data : undefined,
    isSearching: isComplete(query) && (!isCurrent || isFetching),
    /** The server's word about the postal code. */
    rejection: isCurrent && isRejected ? (errorBodyOf(error)?.errors['postalCode']?.[0] ?? null) : null,
    isFailed: isCurrent && error !== null && !isRejected,
    retry: () => void refetch(),
  };
}
