import { isJobPostalCode, lookupPostalCode, POSTAL_LOOKUP_DEBOUNCE_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

export type FoundPlace =
  | { readonly status: 'none' | 'unknown' }
  | { readonly status: 'found'; readonly city: string; readonly state: string };

type Written = Readonly<Record<'city' | 'state' | 'country', string>>;
const NOWHERE = { city: null, state: null, country: null };

/**
 * City, state and country of the postal code typed in the form around it, written into the form: half a second
 * after the last key, once the code is complete; a code that is none takes them away again.
 *
 * @param prefix path of the address in the form: 'address'
 */
export function usePlaceOfPostalCode(prefix: string): FoundPlace {
  const platform = usePlatform();
  const { getValues, setValue } = useFormContext();
  const watched: unknown = useWatch({ name: `${prefix}.postalCode` });
  const typed = useDebounced(typeof watched === 'string' ? watched : '', POSTAL_LOOKUP_DEBOUNCE_MS);
  const isComplete = isJobPostalCode(typed);
  const place = useQuery({
    ...platform.apiQueries.location.byPostalCode.queryOptions({ input: { postalCode: lookupPostalCode(typed) } }),
    enabled: isComplete,
    retry: false,
  });
  const found = isComplete ? place.data : undefined;
  const written = useRef<Written | null>(null);
  useEffect(() => {
    const last = written.current;
    if (found === undefined && last === null) return;
    // What the user wrote over the place of an earlier code stays.
    const isOwn = ([field, value]: [string, string]) => last !== null && getValues(`${prefix}.${field}`) !== value;
    if (found === undefined && last !== null && Object.entries(last).some(isOwn)) return;
    const { city, state, country } = found ?? NOWHERE;
    setValue(`${prefix}.city`, city);
    setValue(`${prefix}.state`, state);
    setValue(`${prefix}.country`, country);
    written.current = found === undefined ? null : { city: found.city, state: found.state, country: found.country };
  }, [found, prefix, getValues, setValue]);
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
