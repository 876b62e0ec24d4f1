import type { TopCategory } from '@specbuilder/shared-contracts/api';
import { type FanCategory, MOVES_AIR_ALONE } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useMemo } from 'react';
import type { SearchCatalogue } from './sizer-kind.ts';

const NOTHING_SOLD: SearchCatalogue = {
  criteriaOf: () => MOVES_AIR_ALONE,
  motorSupplies: { phases: [], voltages: [], frequencies: [] },
};

/** What the brand's catalogue says about searches of a category: the answer of the start page. */
export function useSearchCatalogue(category: FanCategory) {
  const { apiQueries } = usePlatform();
  const { data, error, refetch } = useQuery(apiQueries.catalog.topCategories.queryOptions());
  const catalogue = useMemo(() => data && catalogueOf(data, category), [data, category]);
  return { data: catalogue, error: data === undefined ? error : null, refetch };
}

function catalogueOf(categories: readonly TopCategory[], category: FanCategory): SearchCatalogue {
  const top = categories.find(({ fanCategoryType }) => fanCategoryType === category);
  if (top === undefined) return NOTHING_SOLD;
  const { subCategories, criteria, motorSupplies } = top;
  return { criteriaOf: (sub) => subCategories.find(({ id }) => id === sub)?.criteria ?? criteria, motorSupplies };
}
