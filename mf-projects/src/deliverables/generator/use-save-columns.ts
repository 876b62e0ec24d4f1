import type { FactsResponse } from '@specbuilder/shared-contracts/api';
import { errorMessageOf } from '@specbuilder/shared-contracts/client';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useMutation, useQueryClient } from '@specbuilder/shared-ui/query';
import { COLUMN_CHOICE_MESSAGES as MESSAGES } from '../../messages/column-choice.generated.ts';

/** Keeps the columns of a project's schedules; what another user saved meanwhile is not replaced. */
export function useSaveColumns(projectId: string, saved: FactsResponse, onDone: () => void) {
  const { api, apiQueries, toasts } = usePlatform();
  const queries = useQueryClient();
  const { queryKey } = apiQueries.projects.facts.read.queryOptions({ input: { projectId } });
  const { mutate, isPending } = useMutation({
    mutationFn: (scheduleColumns: string | null) =>
      api.projects.facts.save({ projectId, facts: { ...saved.facts, scheduleColumns }, was: saved.facts }),
    onSuccess: (response) => {
      queries.setQueryData(queryKey, response);
      // A preview is made again for another number of changes, which is the project's.
      const project = apiQueries.projects.read.queryOptions({ input: { projectId } });
      void queries.invalidateQueries({ queryKey: project.queryKey });
      void toasts.show({ kind: 'success', title: MESSAGES.saved, durationMs: TOAST_MS.project });
      onDone();
    },
    onError: (error) => {
      // The next save is made on what is there now.
      void queries.invalidateQueries({ queryKey });
      const text = errorMessageOf(error);
      void toasts.show({ kind: 'error', title: MESSAGES.notSaved, text, durationMs: TOAST_MS.failure });
    },
  });
  return { save: mutate, isSaving: isPending };
}
