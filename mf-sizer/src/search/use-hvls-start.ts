import { statusOf } from '@specbuilder/shared-contracts/client';
import { HvlsCategory, RouteError } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useMemo } from 'react';
import type { HvlsCriteria } from '../criteria/criteria-schema.ts';
import type { SearchAddress } from './search-address.ts';
import { HVLS_SHAPE, readSearch } from './sizer-context.ts';
import { type Start, startingCriteria } from './starting-criteria.ts';
import { useStoredFailure } from './use-exhaust-start.ts';
import { useLatched } from './use-latched.ts';
import { useSearchContext } from './use-search-context.ts';

export type HvlsStart = Start<HvlsCriteria>;

/** Everything the HVLS search needs before it opens. */
export function useHvlsStart(address: SearchAddress) {
  const { apiQueries, storage } = usePlatform();
  const context = useSearchContext();
  const { category, sub, resultId } = address;
  const defaults = useQuery({
    ...apiQueries.specification.hvls.queryOptions({ input: { fanCategoryType: category, subFanCategoryType: sub } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const stored = useQuery({
    ...apiQueries.sizing.hvls.byResultId.queryOptions({ input: { resultId: resultId ?? '' } }),
    enabled: resultId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useStoredFailure(stored.error);
  const isLoaded = defaults.data !== undefined && context.isReady && (resultId === null || !stored.isPending);
  const sized = stored.data?.specification ?? null;
  const loaded = useMemo(() => {
    if (!isLoaded) return null;
    const purpose = Object.values(HvlsCategory).find((known) => known === sub && known !== HvlsCategory.All);
    return startingCriteria<HvlsCriteria, object>({
      defaults: { ...defaults.data, ...(purpose === undefined ? {} : { hvlsFanCategoryType: purpose }) },
      sized,
      remembered: readSearch(storage, { category, sub, application: null, resultId }, HVLS_SHAPE),
      hasResultId: resultId !== null,
      specificationOf: (criteria) => criteria,
    });
  }, [isLoaded, defaults.data, sized, storage, category, sub, resultId]);
  const start = useLatched(loaded);
  const isRefused = defaults.isError && (statusOf(defaults.error) ?? 500) < 500;
  return {
    start,
    cost: context.cost,
    error: isRefused ? new RouteError('Bad State', { cause: defaults.error }) : null,
    retry: defaults.isError && !isRefused ? () => void defaults.refetch() : null,
  };
}
