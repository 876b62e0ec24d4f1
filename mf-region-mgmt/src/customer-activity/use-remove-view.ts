import type { LogView } from '@specbuilder/shared-contracts/api';
import { errorMessageOf } from '@specbuilder/shared-contracts/client';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { LOG_VIEWS_MESSAGES } from '../messages/log-views.generated.ts';

/** Deletes a saved view once the user confirms it; what is shown stays. */
export function useRemoveView() {
  const { api, apiQueries, dialogs, queries, toasts } = usePlatform();
  return async ({ id, name }: LogView): Promise<void> => {
    const question = { ...LOG_VIEWS_MESSAGES.confirmRemove, title: LOG_VIEWS_MESSAGES.confirmTitle({ name }) };
    if (!(await dialogs.confirm(question))) return;
    try {
      queries.setQueryData(apiQueries.logViews.list.queryKey(), await api.logViews.remove({ id }));
    } catch (error) {
      const failure = { title: LOG_VIEWS_MESSAGES.notRemoved, text: errorMessageOf(error) };
      void toasts.show({ kind: 'error', ...failure, durationMs: TOAST_MS.failure });
    }
  };
}
