import type { FanItem } from '@specbuilder/shared-contracts/api';
import { errorMessageOf } from '@specbuilder/shared-contracts/client';
import { randomId, referenceOf, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useMutation } from '@specbuilder/shared-ui/query';
import { useRef } from 'react';
import { ALTERNATES_MESSAGES } from '../../messages/alternates.generated.ts';
import { draftOf, keepDraft } from '../item-draft/item-draft.ts';
import { refreshProjects } from '../project-cache/refresh-projects.ts';
import { type RetainedAlternates, retainedAlternates } from './retained-alternates.ts';

/** Keeping a configuration while another one is tried beside it, and choosing which of them is offered. */
export function useAlternateChanges(item: FanItem, alternates: RetainedAlternates | null, onChanged: () => void) {
  const platform = usePlatform();
  const { projectId } = item;
  // The same key on a retry returns the response that was lost.
  const key = useRef(randomId());
  const fail = (title: string) => (error: Error) => {
    platform.log.error(title, error);
    void platform.toasts.show({
      kind: 'error',
      title,
      text: errorMessageOf(error),
      ...referenceOf(error),
      durationMs: TOAST_MS.failure,
    });
  };
  const another = useMutation({
    mutationFn: () => copyBeside(platform, item, alternates?.offered ?? item.fanItemId, key.current),
    onSuccess: async (copy) => {
      key.current = randomId();
      const { fanItemId, itemType, resultId } = copy;
      keepDraft(platform.storage, fanItemId, draftOf(copy));
      platform.bus.publish('fan-item-created', { fanItemId, itemType, resultId });
      if (projectId === null) retainedAlternates(platform.storage).add(item.fanItemId, fanItemId);
      else await refreshProjects(platform, fanItemId);
      platform.navigate('app.fans.sizer.options', { fanItemId });
    },
    onError: fail(ALTERNATES_MESSAGES.notTried),
  });
  const offer = useMutation({
    mutationFn: async (fanItemId: string) => {
      if (projectId === null) retainedAlternates(platform.storage).offer(fanItemId);
      else {
        await platform.api.projects.alternates.choose({ projectId, projectItemId: fanItemId });
        await platform.queries.invalidateQueries({ queryKey: platform.apiQueries.projects.key() });
      }
    },
    onSuccess: onChanged,
    onError: fail(ALTERNATES_MESSAGES.notOffered),
  });
  // The item itself stays stored as long as any that is in no project.
  const takeOff = (fanItemId: string) => {
    retainedAlternates(platform.storage).remove(fanItemId);
    onChanged();
  };
  return {
    isCopying: another.isPending,
    tryAnother: () => another.mutate(),
    isOffering: offer.isPending,
    offer: (fanItemId: string) => offer.mutate(fanItemId),
    takeOff: projectId === null ? takeOff : null,
  };
}

/** In a project the copy is an alternate from the first moment; else it stays loose beside the item. */
function copyBeside({ api }: Platform, item: FanItem, offered: string, idempotencyKey: string): Promise<FanItem> {
  const { fanItemId, projectId } = item;
  const context = { idempotencyKey };
  if (projectId === null) return api.links.copyItem({ fanItemId }, { context });
  return api.fanItem.copyTo({ fanItemId, destinationProjectId: projectId, alternateToId: offered }, { context });
}
