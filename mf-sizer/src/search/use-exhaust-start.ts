import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useMemo } from 'react';
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
import { UNCHANGING, useStartQueries } from './use-start-queries.ts';

export type ExhaustStart = Start<ExhaustCriteria>;

/** Everything the exhaust and supply search needs before it opens: defaults, stored result, what was typed. */
export function useExhaustStart(address: SearchAddress, duty: StoreDuty | null) {
  const { apiQueries, storage } = usePlatform();
  const { category, sub, application, resultId } = address;
  const fresh = useQuery({
    ...apiQueries.specification.exhaustSupply.queryOptions({
      input: { fanCategoryType: category, subFanCategoryType: sub },
    }),
    ...UNCHANGING,
  });
  const stored = useQuery({
    ...apiQueries.sizing.exhaustSupply.byResultId.queryOptions({ input: { resultId: resultId ?? '' } }),
    enabled: resultId !== null,
    ...UNCHANGING,
  });
  const { defaults, cost, error, retry } = useStartQueries({ defaults: fresh, stored, resultId });
  const sized = stored.data?.specification ?? null;
  const loaded = useMemo(() => {
    if (defaults === null) return null;
    const specified = { ...defaults, subFanCategoryType: sub, fanApplication: application, ...specifiedBy(duty) };
    return startingCriteria<ExhaustCriteria, ExhaustCriteria>({
      defaults: criteriaOf(specified, cost),
      sized: sized === null ? null : criteriaOf(sized, cost),
      remembered: readSearch(storage, { category, sub, application, resultId }, EXHAUST_SHAPE),
      hasResultId: resultId !== null,
      specificationOf: (one) => specificationOf(one as ValidExhaustCriteria),
    });
  }, [defaults, sized, cost, storage, category, sub, application, resultId, duty]);
  return { start: useLatched(loaded), error, retry };
}

function specifiedBy(duty: StoreDuty | null) {
  return duty === null ? {} : { zip: duty.postalCode, cfm: duty.cfm, sp: STORE_STATIC_PRESSURE_IN_WG };
}
