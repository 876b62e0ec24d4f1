import type { AlternatesResponse, ProjectItem } from '@specbuilder/shared-contracts/api';
import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import { modelStateMessage, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useMemo } from 'react';
import { ALTERNATES_MESSAGES } from '../../../messages/alternates.generated.ts';
import { offerUndo } from '../../../project-data/undo/offer-undo.ts';
import { itemName } from '../item-values.ts';
import { idOf, placed } from '../ordering/in-order.ts';
import { useProjectCache } from '../project-cache.ts';

export interface Alternates {
  /** An item, and what is an alternate of it, become alternates of another one. */
  readonly make: (item: ProjectItem, chosen: ProjectItem) => Promise<void>;
  readonly choose: (item: ProjectItem) => Promise<void>;
  readonly separate: (item: ProjectItem) => Promise<void>;
}

/** Changes of who is whose alternate; each can be undone for ten seconds. */
export function useAlternates(projectId: string): Alternates {
  const platform = usePlatform();
  const cache = useProjectCache(projectId);
  return useMemo(() => {
    const { api, bus, log, toasts } = platform;
    const show = ({ items, order }: AlternatesResponse) => {
      cache.replace(items);
      cache.setItems((all) => placed(all, order));
      bus.publish('project-updated', { projectId, changed: ['items'] });
    };
    const set = async ({ projectItemId }: ProjectItem, alternateToId: string | null) =>
      show(await api.projects.alternates.set({ projectId, projectItemId, alternateToId }));
    const chooseOne = async ({ projectItemId }: ProjectItem) =>
      show(await api.projects.alternates.choose({ projectId, projectItemId }));
    const run = async (title: string, change: () => Promise<void>, undo: () => Promise<void>) => {
      try {
        await change();
      } catch (error) {
        log.error('Alternates could not be changed', error);
        const text = modelStateMessage(errorBodyOf(error));
        void toasts.show({ kind: 'error', title: ALTERNATES_MESSAGES.failed, text, durationMs: TOAST_MS.failure });
        return cache.refresh();
      }
      await offerUndo(platform, { kind: 'success', title, undo });
    };
    return {
      make: (item, chosen) => {
        const { projectItemId, tag, itemIndex } = item;
        const own = cache.items().filter((entry) => entry.alternateToId === projectItemId);
        const undo = async () => {
          await set(item, null);
          cache.replace([await api.projects.items.update({ projectId, projectItemId, tag })]);
          for (const entry of own) await set(entry, projectItemId);
          const { order } = await api.projects.items.setIndex({ projectId, projectItemId, itemIndex });
          cache.setItems((all) => placed(all, order));
        };
        const title = ALTERNATES_MESSAGES.made({ item: itemName(item), chosen: itemName(chosen) });
        return run(title, () => set(item, idOf(chosen)), undo);
      },
      choose: (item) => {
        const former = cache.items().find((entry) => idOf(entry) === item.alternateToId);
        if (former === undefined) return Promise.resolve();
        const names = { item: itemName(item), former: itemName(former) };
        return run(
          ALTERNATES_MESSAGES.chosen(names),
          () => chooseOne(item),
          () => chooseOne(former),
        );
      },
      separate: (item) => {
        const title = ALTERNATES_MESSAGES.separated({ item: itemName(item) });
        return run(
          title,
          () => set(item, null),
          () => set(item, item.alternateToId),
        );
      },
    };
  }, [platform, cache, projectId]);
}
