import type { DataExport } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';

/** Between two looks at a copy that is put together. */
export const LOOK_MS = 1_000;

export function isUnfinished(copy: DataExport | null | undefined): boolean {
  return copy?.state === 'waiting' || copy?.state === 'running';
}

/** The copy of the user's data, read again every second while it is put together. */
export function useDataExport(): DataExport | null {
  const { apiQueries } = usePlatform();
  const { data } = useQuery({
    ...apiQueries.privacy.readExport.queryOptions(),
    refetchInterval: ({ state }) => (isUnfinished(state.data?.export) ? LOOK_MS : false),
  });
  return data?.export ?? null;
}
