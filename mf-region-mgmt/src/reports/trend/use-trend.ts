import { EARLIEST_REPORT_YEAR } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { instantsOf, today } from '../../dates/days.ts';
import type { ActivityChoice } from '../../filters/activity-choice.ts';
import { useIsAdmin } from '../../filters/activity-filters.tsx';
import { filterInput } from '../use-report.ts';
import type { TrendSubject } from './trend-subject.ts';

/** Months of the subject's activity since the earliest year of reports, as they are in the reader's zone. */
export function useTrend({ eventType, region }: TrendSubject, choice: ActivityChoice) {
  const { apiQueries } = usePlatform();
  const isAdmin = useIsAdmin();
  const number = region?.salesRegionNumber ?? null;
  const { fromDate, toDate } = instantsOf({ from: `${EARLIEST_REPORT_YEAR}-01-01`, to: today() });
  const input = {
    fromDates: [fromDate],
    toDates: [toDate],
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...filterInput(choice, isAdmin),
    ...(eventType !== null && { eventTypes: [eventType] }),
    ...(number !== null && { regions: [number] }),
  };
  return useQuery(apiQueries.events.trendReport.queryOptions({ input }));
}
