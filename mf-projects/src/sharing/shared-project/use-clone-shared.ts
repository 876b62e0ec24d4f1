import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import {
  decodeProjectName,
  innerMessage,
  MESSAGES,
  PROJECT_ERRORS,
  randomId,
  TOAST_MS,
} from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useMutation } from '@specbuilder/shared-ui/query';
import { useRef } from 'react';

/** Copies a shared project into the user's own and goes there (SHR-009). */
export function useCloneShared(shareId: string) {
  const { api, apiQueries, bus, currentProject, log, navigate, queries, toasts } = usePlatform();
  // Repeating a click whose response was lost copies nothing twice.
  const idempotencyKey = useRef(randomId());
  return useMutation({
    mutationFn: () => api.projects.shared.clone({ shareId }, { context: { idempotencyKey: idempotencyKey.current } }),
    onSuccess: async (project) => {
      idempotencyKey.current = randomId();
      const { projectId, displayName } = project;
      queries.setQueryData(apiQueries.projects.read.queryKey({ input: { projectId } }), project);
      await queries.invalidateQueries({ queryKey: apiQueries.projectStubs.key() });
      bus.publish('project-cloned', { projectId, from: 'shared' });
      currentProject.set(projectId, 'created');
      const title = MESSAGES.projectCloned({ name: decodeProjectName(displayName) });
      void toasts.show({ kind: 'success', title, durationMs: TOAST_MS.clone });
      navigate('app.projects.dashboard');
    },
    onError: (error) => {
      log.error('Shared project could not be cloned', error);
      const title = innerMessage(errorBodyOf(error), PROJECT_ERRORS.unexpectedSharedClone);
      void toasts.show({ kind: 'error', title, durationMs: TOAST_MS.failure });
    },
  });
}
