import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';

/** What secures the account besides its password; the sections of the tab share the response. */
export function useSecondFactor() {
  const { apiQueries } = usePlatform();
  return useQuery(apiQueries.secondFactor.read.queryOptions());
}

/** Says that something changed and reads it again. */
export function useFactorChanged(): (done: string) => void {
  const { apiQueries, queries, toasts } = usePlatform();
  return (done) => {
    void toasts.show({ kind: 'success', title: done, durationMs: TOAST_MS.generic });
    void queries.invalidateQueries({ queryKey: apiQueries.secondFactor.read.queryKey() });
  };
}
