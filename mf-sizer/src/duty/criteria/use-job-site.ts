import { errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { ERRORS, isSiteCode, LOCATION_LOOKUP_DEBOUNCE_MS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { useDebounced, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useEffect, useMemo, useState } from 'react';
import type { Place, PlaceResponse } from '../../results/session/place.ts';
import type { ExhaustStore } from './exhaust-store.ts';

export interface JobSite {
  readonly place: Place;
  /** Whether the site fields are open for the user's own values. */
  readonly isEditing: boolean;
  readonly setEditing: (isEditing: boolean) => void;
}

/**
 * The place of the criteria, looked up 500 ms after its code was typed, or immediately if a run waits for it.
 *
 * @param onInvalid the code is no longer a postal code: what was sized with it is outdated (SCH-038)
 */
export function useJobSite(store: ExhaustStore, onInvalid: () => void): JobSite {
  const { place, run } = useReadable(store);
  const [isEditing, setEditing] = useState(false);
  const [typed] = useDebounced(place.code, LOCATION_LOOKUP_DEBOUNCE_MS);
  useLookUp(store, typed, place);
  useLookUp(store, run.step === 'locating' ? run.code : null, run);
  useFailureReport(place, setEditing);
  useEffect(
    () =>
      store.listen(({ before, after }) => {
        const zip = after.criteria.zip ?? '';
        if (zip !== (before.criteria.zip ?? '') && !isSiteCode(zip)) onInvalid();
      }),
    [store, onInvalid],
  );
  return { place, isEditing, setEditing };
}

/** Looks up a code, and passes each new result to whatever waits for it. */
function useLookUp(store: ExhaustStore, code: string | null, waiting: object): void {
  const { apiQueries } = usePlatform();
  const { data, error } = useQuery({
    ...apiQueries.location.climate.queryOptions({ input: { postalCode: code ?? '' } }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: code !== null,
  });
  const response = useMemo((): PlaceResponse | null => {
    if (code === null) return null;
    if (data !== undefined) return { status: 'found', code, climate: data };
    return error === null ? null : failure(code, error);
  }, [code, data, error]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new waiter must get the result that is known already
  useEffect(() => {
    if (response !== null) store.dispatch({ type: 'place-received', result: response });
  }, [store, response, waiting]);
}

function failure(code: string, error: unknown): PlaceResponse {
  if (statusOf(error) === null) return { status: 'unanswered', code };
  const message = errorBodyOf(error)?.errors['postalCode']?.[0] ?? ERRORS.postalCodeNotFound;
  return { status: 'notFound', code, message };
}

/** An unknown code: the fixed toast, the site fields opened (ERR-030). */
function useFailureReport(place: Place, setEditing: (isEditing: boolean) => void): void {
  const { toasts } = usePlatform();
  useEffect(() => {
    if (place.status !== 'notFound' && place.status !== 'unanswered') return;
    setEditing(true);
    if (place.status === 'unanswered') return;
    void toasts.show({
      kind: 'warning',
      title: ERRORS.postalCodeNotFound,
      durationMs: TOAST_MS.postalCodeNotFound,
    });
  }, [place, setEditing, toasts]);
}
