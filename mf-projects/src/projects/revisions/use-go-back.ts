import type { Revision } from '@specbuilder/shared-contracts/api';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useMutation } from '@specbuilder/shared-ui/query';
import { useProjectCache } from '../../items/items/project-cache.ts';
import { REVISIONS_MESSAGES } from '../../messages/revisions.generated.ts';
import { offerUndo } from '../../project-data/undo/offer-undo.ts';
import { revisionName } from './revision-name.ts';

/** Goes back to a revision after confirmation, reports it and offers undo: the server froze the previous state. */
export function useGoBack(projectId: string, onDone: () => void) {
  const platform = usePlatform();
  const { refresh } = useProjectCache(projectId);
  const restore = async (revisionId: string) => {
    const response = await platform.api.projects.revisions.goBack({ projectId, revisionId });
    await afterGoingBack(platform, projectId, refresh);
    return response;
  };
  return useMutation({
    mutationFn: async (revision: Revision) => {
      const { title, text, confirm, cancel } = REVISIONS_MESSAGES.question;
      const called = revisionName(revision);
      if (!(await platform.dialogs.confirm({ title: title({ revision: called }), text, confirm, cancel }))) return;
      const { previousRevisionId, leftOut } = await restore(revision.revisionId);
      onDone();
      void offerUndo(platform, {
        kind: 'success',
        title: REVISIONS_MESSAGES.wentBack({ revision: called }),
        undo: async () => void (await restore(previousRevisionId)),
      });
      if (leftOut.length === 0) return;
      const warning = REVISIONS_MESSAGES.leftOut({ count: leftOut.length });
      void platform.toasts.show({ kind: 'warning', title: warning, durationMs: TOAST_MS.failure });
    },
    onError: (error) => {
      platform.log.error('Going back to a revision failed', error);
      void platform.toasts.show({
        kind: 'error',
        title: REVISIONS_MESSAGES.goBackFailed,
        durationMs: TOAST_MS.failure,
      });
    },
  });
}

/** Every part of the project may be another one. */
async function afterGoingBack(
  { apiQueries, bus, queries }: Platform,
  projectId: string,
  refresh: () => Promise<void>,
): Promise<void> {
  bus.publish('project-updated', { projectId, changed: ['siteAddress', 'operatingCost', 'items', 'other'] });
  await Promise.all([
    refresh(),
    queries.invalidateQueries({ queryKey: apiQueries.projects.key() }),
    queries.invalidateQueries({ queryKey: apiQueries.fanItem.key() }),
  ]);
}
