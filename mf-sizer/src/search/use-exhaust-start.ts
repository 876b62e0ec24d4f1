import { statusOf } from '@specbuilder/shared-contracts/client';
import { RouteError, SIZING_ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useEffect, useMemo } from 'react';
import {
  criteriaOf,
  type ExhaustCriteria,
  specificationOf,
  type ValidExhaustCriteria,
} from '../criteria/criteria-schema.ts';
import type { SearchAddress } from './search-address.ts';
import { EXHAUST_SHAPE, readSearch } from './sizer-context.ts';
import { type Start, startingCriteria } from './starting-criteria.ts';
import { STORE_STATIC_PRESSURE_IN_WG, type StoreDuty } from './store-duty.ts';
import { useLatched } from './use-latched.ts';
import { useSearchContext } from './use-search-context.ts';
import { statusText } from './use-sizing-run.ts';

export type ExhaustStart = Start<ExhaustCriteria>;

interface StartState<S> {
  readonly start: S | null;
  /** No specification exists for the address: the page cannot open ('Bad State'). */
  readonly error: Error | null;
  /** The server did not answer; tries again. */
  readonly retry: (() => void) | null;
}

/** Everything the exhaust and supply search needs before it opens: defaults, stored result, what was typed. */
export function useExhaustStart(address: SearchAddress, duty: StoreDuty | null): StartState<ExhaustStart> {
  const { apiQueries, storage } = usePlatform();
  const context = useSearchContext();
  const { category, sub, application, resultId } = address;
  const defaults = useQuery({
    ...apiQueries.specification.exhaustSupply.queryOptions({
      input: { fanCategoryType: category, subFanCategoryType: sub },
    }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const stored = useQuery({
    ...apiQueries.sizing.exhaustSupply.byResultId.queryOptions({ input: { resultId: resultId ?? '' } }),
    enabled: resultId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useStoredFailure(stored.error);
  const isLoaded = defaults.data !== undefined && context.isReady && (resultId === null || !stored.isPending);
  const sized = stored.data?.specification ?? null;
  const loaded = useMemo(() => {
    if (!isLoaded) return null;
    const fresh = { ...defaults.data, subFanCategoryType: sub, fanApplication: application, ...specifiedBy(duty) };
    return startingCriteria<ExhaustCriteria, ExhaustCriteria>({
      defaults: criteriaOf(fresh, context.cost),
      sized: sized === null ? null : criteriaOf(sized, context.cost),
      remembered: readSearch(storage, { category, sub, application, resultId }, EXHAUST_SHAPE),
      hasResultId: resultId !== null,
      specificationOf: (one) => specificationOf(one as ValidExhaustCriteria),
    });
  }, [isLoaded, defaults.data, sized, context.cost, storage, category, sub, application, resultId, duty]);
  const start = useLatched(loaded);
  const isRefused = defaults.isError && (statusOf(defaults.error) ?? 500) < 500;
  return {
    start,
    error: isRefused ? new RouteError('Bad State', { cause: defaults.error }) : null,
    retry: defaults.isError && !isRefused ? () => void defaults.refetch() : null,
  };
}

function specifiedBy(duty: StoreDuty | null) {
  return duty === null ? {} : { zip: duty.postalCode, cfm: duty.cfm, sp: STORE_STATIC_PRESSURE_IN_WG };
}

/** A stored result that is gone is sized again or is no result; any other failure says so. */
export function useStoredFailure(error: Error | null): void {
  const { toasts, log } = usePlatform();
  useEffect(() => {
    if (error === null || statusOf(error) === 404) return;
    log.error(SIZING_ERRORS.sizingResultsFailed, error);
    void toasts.show({
      kind: 'error',
      title: SIZING_ERRORS.sizingResultsFailed,
      text: statusText(error),
      durationMs: TOAST_MS.sizingError,
    });
  }, [error, toasts, log]);
}
