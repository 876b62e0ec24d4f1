import { usePlatform } from '@specbuilder/shared-ui/core';
import { keepPreviousData, useQuery } from '@specbuilder/shared-ui/query';
import { useIsAdmin } from '../filters/activity-filters.tsx';
import { type LogAddress, logInput } from './log-query.ts';

/** A page of the log as the address wants it. */
export function useActivityLog(address: LogAddress, isRequested = true) {
  const { isByVisit } = address;
  const { apiQueries } = usePlatform();
  const isAdmin = useIsAdmin();
  return useQuery({
    ...apiQueries.events.salesRegionEvents.queryOptions({
      input: logInput(isByVisit ? { ...address, pageIndex: 0 } : address, isAdmin),
    }),
    enabled: isRequested,
    placeholderData: keepPreviousData,
    // Others write this log all the time.
    staleTime: 0,
  });
}
