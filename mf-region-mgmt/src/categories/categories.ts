import { FAN_CATEGORY_LABELS, FanCategory, fanCategoryLabel } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';

const SPECIFIED: readonly FanCategory[] = Object.values(FanCategory).filter(
  (category) => category !== FanCategory.Undefined,
);

/** The name of a category; one that the specification does not name is looked up in the catalogue. */
export function useCategoryName(category: FanCategory | null): string {
  const { apiQueries } = usePlatform();
  const { data } = useQuery({
    ...apiQueries.catalog.topCategories.queryOptions(),
    enabled: category !== null && !(category in FAN_CATEGORY_LABELS),
  });
  return category === null ? '' : fanCategoryLabel(category, data);
}

/** The categories that the catalogue has, which activity may be about (LOG-007). */
export function useActivityCategories() {
  const { data = [] } = useQuery(usePlatform().apiQueries.events.fanCategoryTypes.queryOptions());
  return data.map(({ fanCategoryType }) => ({
    value: fanCategoryType,
    label: fanCategoryLabel(fanCategoryType, data),
  }));
}

/** The categories of the specification, then those that the brand's catalogue adds. */
export function useCategoryChoices() {
  const { apiQueries } = usePlatform();
  const { data = [] } = useQuery(apiQueries.catalog.topCategories.queryOptions());
  const added = data.map(({ fanCategoryType }) => fanCategoryType).filter((category) => !SPECIFIED.includes(category));
  return [...SPECIFIED, ...added].map((value) => ({ value, label: fanCategoryLabel(value, data) }));
}
