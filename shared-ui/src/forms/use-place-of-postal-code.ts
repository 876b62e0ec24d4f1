import { statusOf } from '@specbuilder/shared-contracts/client';
import { isJobPostalCode, lookupPostalCode, POSTAL_LOOKUP_DEBOUNCE_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery, useQueryClient } from '@specbuilder/shared-ui/query';
import { useEffect, useRef } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { useDebounced } from '../core/use-debounced.ts';

export type FoundPlace =
  | { readonly status: 'none' | 'unknown' }
  | { readonly status: 'found'; readonly city: string; readonly state: string };

type Written = Readonly<Record<'city' | 'state' | 'country', string>>;
const NOWHERE = { city: null, state: null, country: null };

/**
 * Writes city, state and country of the form's postal code into the form: half a second after the last key,
 * once the code is complete; an invalid code clears them. The code that the form opened with is not looked up, since
 * its city was saved with it.
 *
 * A code that was not found is not requested again (ACC-028).
 *
 * @param prefix path of the address in the form: 'address', or '' where the form is one
 * @param isLookedUp which texts are looked up
 */
export function usePlaceOfPostalCode(prefix: string, isLookedUp = isJobPostalCode): FoundPlace {
  const platform = usePlatform();
  const { formState, getValues, setValue } = useFormContext();
  const { defaultValues } = formState;
  const cache = useQueryClient();
  const watched: unknown = useWatch({ name: pathOf(prefix, 'postalCode') });
  const [typed] = useDebounced(typeof watched === 'string' ? watched : '', POSTAL_LOOKUP_DEBOUNCE_MS);
  const isSaved = typed === savedText(defaultValues, pathOf(prefix, 'postalCode'));
  const isComplete = !isSaved && isLookedUp(typed);
  const query = platform.apiQueries.location.byPostalCode.queryOptions({
    input: { postalCode: lookupPostalCode(typed) },
  });
  const isKnownUnknown = statusOf(cache.getQueryState(query.queryKey)?.error) === 400;
  const place = useQuery({
    ...query,
    enabled: isComplete && !isKnownUnknown,
    retry: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const found = isComplete ? place.data : undefined;
  const written = useRef<Written | null>(null);
  useEffect(() => {
    const last = written.current;
    if (found === undefined && last === null) return;
    // What the user wrote over the place of an earlier code stays.
    const isOfUser = ([field, value]: [string, string]) => last !== null && getValues(pathOf(prefix, field)) !== value;
    if (found === undefined && last !== null && Object.entries(last).some(isOfUser)) return;
    const { city, state, country } = found ?? (isSaved ? savedPlace(defaultValues, prefix) : NOWHERE);
    setValue(pathOf(prefix, 'city'), city);
    setValue(pathOf(prefix, 'state'), state);
    setValue(pathOf(prefix, 'country'), country);
    written.current = found === undefined ? null : { city: found.city, state: found.state, country: found.country };
  }, [found, isSaved, defaultValues, prefix, getValues, setValue]);
  const failure = isComplete ? place.error : null;
  const isUnknown = statusOf(failure) === 400;
  useEffect(() => {
    if (failure !== null && !isUnknown) platform.log.error('A postal code could not be looked up', failure);
  }, [failure, isUnknown, platform]);
  if (isUnknown) return { status: 'unknown' };
  return found ? { status: 'found', city: found.city, state: found.state } : { status: 'none' };
}

function pathOf(prefix: string, field: string): string {
  return prefix === '' ? field : `${prefix}.${field}`;
}

function savedPlace(values: unknown, prefix: string) {
  const saved = (field: string) => savedText(values, pathOf(prefix, field)) || null;
  return { city: saved('city'), state: saved('state'), country: saved('country') };
}

function savedText(values: unknown, path: string): string {
  const value: unknown = get(values, path);
  return typeof value === 'string' ? value : '';
}
