import type { FanItem } from '@specbuilder/shared-contracts/api';
import { errorMessageOf } from '@specbuilder/shared-contracts/client';
import { randomId, referenceOf, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useMutation } from '@specbuilder/shared-ui/query';
import { useRef } from 'react';
import { ALTERNATES_MESSAGES } from '../../messages/alternates.generated.ts';
import { draftOf, forgetDraft, keepDraft } from '../item-draft/item-draft.ts';
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
      const { tag, ...others } = draftOf(copy);
      // Without a tag the next free one is offered for it too.
      keepDraft(platform.storage, fanItemId, copy.tag === null ? others : { tag, ...others });
      platform.bus.publish('fan-item-created', { fanItemId, itemType, resultId });
      if (projectId === null) retainedAlternates(platform.storage).add(item.fanItemId, fanItemId);
      else await refreshProjects(platform, fanItemId);
      platform.navigate('app.fans.sizer.options', { fanItemId });
      void offerUndo(platform, item, fanItemId);
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

const UNDO = 'undo';
const OFFERED_MS = 10_000;

/** Says that another item is on the page now, and takes it away on request, back to the one that it was copied from. */
async function offerUndo(platform: Platform, item: FanItem, copyId: string): Promise<void> {
  const { api, storage, toasts, log } = platform;
  const { actionId } = await toasts.show({
    kind: 'success',
    title: ALTERNATES_MESSAGES.added,
    text: ALTERNATES_MESSAGES.addedText,
    durationMs: OFFERED_MS,
    actions: [{ id: UNDO, label: ALTERNATES_MESSAGES.undo, ends: 'silently' }],
  });
  if (actionId !== UNDO) return;
  try {
    // Both may have been saved to a project since the copy was made.
    const { projectId } = await api.fanItem.read({ fanItemId: copyId });
    if (projectId === null) retainedAlternates(storage).remove(copyId);
    else {
      await api.projects.items.delete({ projectId, projectItemIds: [copyId] });
      platform.bus.publish('project-updated', { projectId, changed: ['items'] });
      await refreshProjects(platform, copyId);
    }
    forgetDraft(storage, copyId);
    platform.navigate('app.fans.sizer.options', { fanItemId: item.fanItemId });
  } catch (error) {
    log.error('An alternate could not be removed', error);
    void toasts.show({
      kind: 'error',
      title: ALTERNATES_MESSAGES.notUndone,
      text: errorMessageOf(error),
      ...referenceOf(error),
      durationMs: TOAST_MS.failure,
    });
  }
}
