import { type ScheduleColumns, withScheduleColumns } from '@specbuilder/shared-contracts/api';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useCallback, useState } from 'react';
import { keepGuestColumns, readGuestColumns } from './guest-columns.ts';

export interface ColumnsStore {
  /** Null until it is known what is remembered. */
  readonly remembered: readonly ScheduleColumns[] | null;
  readonly save: (saved: ScheduleColumns) => Promise<void>;
}

/** What users said of the columns of schedules: kept in their account, for guests in this browser. */
export function useColumnsStore(): ColumnsStore {
  const { api, apiQueries, browserStorage, queries, session } = usePlatform();
  const isGuest = useReadable(session.user) === null;
  const { data } = useQuery({ ...apiQueries.user.scheduleColumns.queryOptions(), enabled: !isGuest });
  const [ofGuest, setOfGuest] = useState(() => readGuestColumns(browserStorage));
  const save = useCallback(
    async (saved: ScheduleColumns) => {
      if (isGuest) {
        const columns = withScheduleColumns(readGuestColumns(browserStorage), saved);
        keepGuestColumns(browserStorage, columns);
        setOfGuest(columns);
        return;
      }
      const now = await api.user.saveScheduleColumns(saved);
      queries.setQueryData(apiQueries.user.scheduleColumns.queryKey(), now);
    },
    [api, apiQueries, browserStorage, isGuest, queries],
  );
  return { remembered: isGuest ? ofGuest : (data?.schedules ?? null), save };
}
