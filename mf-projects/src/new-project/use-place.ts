import type { NewProject } from '@specbuilder/shared-contracts/api';
import { isJobPostalCode, lookupPostalCode, POSTAL_LOOKUP_DEBOUNCE_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import type { ContractForm } from '@specbuilder/shared-ui/forms';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useEffect, useState } from 'react';

export type FoundPlace =
  | { readonly status: 'none' | 'unknown' }
  | { readonly status: 'found'; readonly city: string; readonly state: string };

/** City, state and country of the typed postal code, written into the form. */
export function usePlaceOfPostalCode({ watch, setValue }: ContractForm<NewProject>['methods']): FoundPlace {
  const platform = usePlatform();
  const typed = useDebounced(watch('address.postalCode') ?? '', POSTAL_LOOKUP_DEBOUNCE_MS);
  const isComplete = isJobPostalCode(typed);
  const place = useQuery({
    ...platform.apiQueries.location.byPostalCode.queryOptions({ input: { postalCode: lookupPostalCode(typed) } }),
    enabled: isComplete,
  });
  const found = isComplete ? place.data : undefined;
  useEffect(() => {
    setValue('address.city', found?.city ?? null);
    setValue('address.state', found?.state ?? null);
    setValue('address.country', found?.country ?? null);
  }, [found, setValue]);
  if (isComplete && place.isError) return { status: 'unknown' };
  return found ? { status: 'found', city: found.city, state: found.state } : { status: 'none' };
}

function useDebounced(text: string, delayMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return settled;
}
