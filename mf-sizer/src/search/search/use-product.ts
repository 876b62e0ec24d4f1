import { fanCategoryLabel } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { SEARCH_MESSAGES } from '../../messages/search.generated.ts';
import type { SearchAddress } from './search-address.ts';

export interface Product {
  /** 'Exhaust fans'. */
  readonly category: string;
  /** 'Utility sets', or 'All lines'. */
  readonly line: string;
  readonly pictogram: string;
}

/** The product of an address as named on the start page, from the same cached response. */
export function useProduct({ category, sub }: SearchAddress): Product {
  const { apiQueries } = usePlatform();
  const { data } = useQuery(apiQueries.catalog.topCategories.queryOptions());
  const top = data?.find(({ fanCategoryType }) => fanCategoryType === category);
  const line = top?.subCategories.find(({ id }) => id === sub);
  return {
    category: top?.name ?? fanCategoryLabel(category),
    line: line?.name ?? SEARCH_MESSAGES.allLines,
    pictogram: line?.pictogram ?? top?.subCategories[0]?.pictogram ?? 'exhaust',
  };
}
