import type { FanCategory } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useMemo } from 'react';
import { UNCHANGING } from '../../results/session/stored-results.ts';
import type { SearchCatalogue } from './sizer-kind.ts';

/** What the brand's catalogue says about searches of a category. */
export function useSearchCatalogue(category: FanCategory) {
  const { apiQueries } = usePlatform();
  const options = apiQueries.catalog.searchCriteria.queryOptions({ input: { fanCategoryType: category } });
  const { data, error, refetch } = useQuery({ ...options, ...UNCHANGING });
  const catalogue = useMemo((): SearchCatalogue | undefined => {
    if (data === undefined) return undefined;
    const { criteria, subCategories, motorSupplies } = data;
    return { criteriaOf: (sub) => subCategories.find(({ id }) => id === sub)?.criteria ?? criteria, motorSupplies };
  }, [data]);
  return { data: catalogue, error, refetch };
}
