import { usePlatform } from '@specbuilder/shared-ui/core';
import { keepPreviousData, useQuery } from '@specbuilder/shared-ui/query';
import { type DayRange, instantsOf } from '../dates/days.ts';
import { type ActivityChoice, ALL_ACTIVITY } from '../filters/activity-choice.ts';
import { useIsAdmin } from '../filters/activity-filters.tsx';
import { asFilter } from '../filters/number-list.ts';

/**
 * Input of the report request.
 *
 * @param isAdmin whether the caller chooses regions; otherwise none are sent (REG-006, REG-009)
 */
function reportInput(choice: ActivityChoice, ranges: readonly DayRange[], isAdmin: boolean) {
  const instants = ranges.map(instantsOf);
  return {
    fromDates: instants.map(({ fromDate }) => fromDate),
    toDates: instants.map(({ toDate }) => toDate),
    ...filterInput(choice, isAdmin),
  };
}

export function filterInput({ eventTypes, fanCategories, regions }: ActivityChoice = ALL_ACTIVITY, isAdmin: boolean) {
  const chosen = {
    eventTypes: asFilter(eventTypes),
    fanCategoryTypes: asFilter(fanCategories),
    regions: isAdmin ? asFilter(regions) : undefined,
  };
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)) as typeof chosen;
}

/** A report, requested when its parameters change, or by `refetch` (REP-009). */
export function useReport(choice: ActivityChoice, ranges: readonly DayRange[]) {
  const { apiQueries } = usePlatform();
  const input = reportInput(choice, ranges, useIsAdmin());
  return useQuery({
    ...apiQueries.events.summaryReport.queryOptions({ input }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}
