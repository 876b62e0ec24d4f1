import type { OwnTerms } from '@specbuilder/shared-contracts/api';
import { errorMessageOf } from '@specbuilder/shared-contracts/client';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useMutation, useQueryClient } from '@specbuilder/shared-ui/query';
import { OWN_TERMS_MESSAGES as MESSAGES } from '../../messages/own-terms.generated.ts';
import { PREVIEW_KEY } from '../preview/use-preview.ts';

/** Keeps the terms of a project, which its quotations have from then on. */
export function useSaveOwnTerms(projectId: string, onDone: () => void) {
  const { api, apiQueries, toasts } = usePlatform();
  const queries = useQueryClient();
  const { queryKey } = apiQueries.deliverables.ownTerms.queryOptions({ input: { projectId } });
  const { mutate, isPending } = useMutation({
    mutationFn: (own: OwnTerms) => api.deliverables.keepOwnTerms({ projectId, ...own }),
    onSuccess: (kept) => {
      queries.setQueryData(queryKey, kept);
      void queries.invalidateQueries({ queryKey: [PREVIEW_KEY] });
      void toasts.show({ kind: 'success', title: MESSAGES.saved, durationMs: TOAST_MS.project });
      onDone();
    },
    onError: (error) => {
      const text = errorMessageOf(error);
      void toasts.show({ kind: 'error', title: MESSAGES.notSaved, text, durationMs: TOAST_MS.failure });
    },
  });
  return { save: mutate, isSaving: isPending };
}
