import { USER_ACTION_LABELS, type UserActionType } from '@specbuilder/shared-contracts/domain';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useActivityCategories } from '../categories/categories.ts';
import { FILTERS_MESSAGES } from '../messages/filters.generated.ts';
import type { ActivityChoice } from './activity-choice.ts';
import { type Choice, MultiSelect } from './multi-select.tsx';

interface ActivityFiltersProps {
  readonly choice: ActivityChoice;
  readonly onChange: (next: Partial<ActivityChoice>) => void;
  /** False where the regions are said by something else. */
  readonly hasRegions?: boolean;
}

/** Regions, which administrators alone choose (REG-006), actions and fan categories. */
export function ActivityFilters({ choice, onChange, hasRegions = true }: ActivityFiltersProps) {
  const isAdmin = useIsAdmin();
  const categories = useActivityCategories();
  const actions = Object.entries(USER_ACTION_LABELS).map(([value, label]) => ({ value: Number(value), label }));
  return (
    <>
      {isAdmin && hasRegions && <RegionsFilter chosen={choice.regions} onChange={(regions) => onChange({ regions })} />}
      <MultiSelect
        label={FILTERS_MESSAGES.action}
        allLabel={FILTERS_MESSAGES.anyAction}
        choices={actions}
        chosen={choice.eventTypes}
        onChange={(chosen) => onChange({ eventTypes: chosen as UserActionType[] })}
      />
      <MultiSelect
        label={FILTERS_MESSAGES.fanCategory}
        allLabel={FILTERS_MESSAGES.anyCategory}
        choices={categories}
        chosen={choice.fanCategories}
        onChange={(fanCategories) => onChange({ fanCategories })}
      />
    </>
  );
}

export function useIsAdmin(): boolean {
  return useReadable(usePlatform().session.user)?.roles.includes('admin') === true;
}

export function RegionsFilter({ chosen, onChange }: Pick<Parameters<typeof MultiSelect>[0], 'chosen' | 'onChange'>) {
  const { data = [] } = useQuery(usePlatform().apiQueries.regions.sales.queryOptions());
  const choices: readonly Choice[] = data.map(({ region, description }) => ({
    value: region,
    label: `${region} ${description}`,
  }));
  return (
    <MultiSelect
      label={FILTERS_MESSAGES.region}
      allLabel={FILTERS_MESSAGES.anyRegion}
      choices={choices}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
