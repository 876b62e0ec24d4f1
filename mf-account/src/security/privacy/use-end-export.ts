import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import { ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';

/** Stops or deletes the copy and says so. */
export function useEndExport(): (title: string) => Promise<void> {
  const { api, apiQueries, queries, toasts } = usePlatform();
  return async (title) => {
    try {
      await api.privacy.cancelExport();
      void toasts.show({ kind: 'success', title, durationMs: TOAST_MS.generic });
    } catch (error) {
      const reason = errorBodyOf(error)?.message ?? ERRORS.generic;
      void toasts.show({ kind: 'error', title: reason, durationMs: TOAST_MS.failure });
    }
    await queries.invalidateQueries({ queryKey: apiQueries.privacy.key() });
  };
}
