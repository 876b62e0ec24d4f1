import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { ITEM_DELETE_DELAY_MS, PROJECT_ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useCallback, useState } from 'react';
import { ALTERNATES_MESSAGES } from '../../messages/alternates.generated.ts';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import { offerUndo } from '../../project-data/undo/offer-undo.ts';
import { afterRemoval, promotedBy } from './alternates/after-removal.ts';
import { itemName } from './item-values.ts';
import { useProjectCache } from './project-cache.ts';

export interface Removal {
  /** Items that fade on their way out. */
  readonly leaving: ReadonlySet<string>;
  /** Requires confirmation first (PRJ-022, ITM-005). */
  readonly remove: (items: readonly ProjectItem[]) => Promise<void>;
}

/** Deletes items: they fade for 600 ms, then they go (ITM-006, A-188), and can come back for ten seconds. */
export function useRemoval(projectId: string): Removal {
  const platform = usePlatform();
  const cache = useProjectCache(projectId);
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const send = useCallback(
    async (projectItemIds: string[]) => {
      try {
        await platform.api.projects.items.delete({ projectId, projectItemIds });
      } catch (error) {
        platform.log.error('Items could not be deleted', error);
        const title = PROJECT_ERRORS.failedToDeleteItems({ count: projectItemIds.length });
        void platform.toasts.show({ kind: 'error', title, durationMs: TOAST_MS.failure });
        await cache.refresh();
        return false;
      }
      cache.setItems((items) => afterRemoval(items, projectItemIds));
      platform.bus.publish('items-deleted', { projectId, projectItemIds });
      void cache.refresh();
      return true;
    },
    [platform, cache, projectId],
  );
  const undo = useCallback(
    async (projectItemIds: string[]) => {
      try {
        await platform.api.projects.items.restore({ projectId, projectItemIds });
        platform.bus.publish('project-updated', { projectId, changed: ['items'] });
      } finally {
        await cache.refresh();
      }
    },
    [platform, cache, projectId],
  );
  const remove = useCallback(
    async (items: readonly ProjectItem[]) => {
      const ids = items.map(({ projectItemId }) => projectItemId);
      const promoted = [...promotedBy(cache.items(), ids).values()];
      if (!(await platform.dialogs.confirm(questionAbout(items, promoted)))) return;
      setLeaving((old) => new Set([...old, ...ids]));
      await new Promise((done) => setTimeout(done, ITEM_DELETE_DELAY_MS));
      const isGone = await send(ids);
      setLeaving((old) => new Set([...old].filter((id) => !ids.includes(id))));
      const title = ITEMS_MESSAGES.deleted({ count: ids.length });
      if (isGone) await offerUndo(platform, { kind: 'info', title, undo: () => undo(ids) });
    },
    [platform, cache, send, undo],
  );
  return { leaving, remove };
}

function questionAbout(items: readonly ProjectItem[], promoted: readonly ProjectItem[]) {
  const { title, one, several, confirm, cancel } = ITEMS_MESSAGES.confirmDelete;
  const [only] = items;
  const text =
    items.length === 1 && only !== undefined ? one({ item: itemName(only) }) : several({ count: items.length });
  const [first] = promoted;
  const takesPlace =
    first === undefined
      ? ''
      : ` ${ALTERNATES_MESSAGES.promoted({ count: promoted.length, item: first.modelDisplayAs })}`;
  return { title: title({ count: items.length }), text: `${text}${takesPlace}`, confirm, cancel };
}
