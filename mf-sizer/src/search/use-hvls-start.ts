import { HvlsCategory } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useMemo } from 'react';
import type { HvlsCriteria } from '../criteria/criteria-schema.ts';
import type { SearchAddress } from './search-address.ts';
import { HVLS_SHAPE, readSearch } from './sizer-context.ts';
import { type Start, startingCriteria } from './starting-criteria.ts';
import { useLatched } from './use-latched.ts';
import { UNCHANGING, useStartQueries } from './use-start-queries.ts';

export type HvlsStart = Start<HvlsCriteria>;

/** Everything the HVLS search needs before it opens. */
export function useHvlsStart(address: SearchAddress) {
  const { apiQueries, storage } = usePlatform();
  const { category, sub, resultId } = address;
  const fresh = useQuery({
    ...apiQueries.specification.hvls.queryOptions({ input: { fanCategoryType: category, subFanCategoryType: sub } }),
    ...UNCHANGING,
  });
  const stored = useQuery({
    ...apiQueries.sizing.hvls.byResultId.queryOptions({ input: { resultId: resultId ?? '' } }),
    enabled: resultId !== null,
    ...UNCHANGING,
  });
  const { defaults, cost, error, retry } = useStartQueries({ defaults: fresh, stored, resultId });
  const sized = stored.data?.specification ?? null;
  const loaded = useMemo(() => {
    if (defaults === null) return null;
    const purpose = Object.values(HvlsCategory).find((known) => known === sub && known !== HvlsCategory.All);
    return startingCriteria<HvlsCriteria, object>({
      defaults: { ...defaults, ...(purpose === undefined ? {} : { hvlsFanCategoryType: purpose }) },
      sized,
      remembered: readSearch(storage, { category, sub, application: null, resultId }, HVLS_SHAPE),
      hasResultId: resultId !== null,
      specificationOf: (criteria) => criteria,
    });
  }, [defaults, sized, storage, category, sub, resultId]);
  return { start: useLatched(loaded), cost, error, retry };
}
