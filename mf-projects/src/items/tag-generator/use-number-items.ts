import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import { modelStateMessage, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { TAG_GENERATOR_MESSAGES } from '../../messages/tag-generator.generated.ts';
import { offerUndo } from '../../project-data/undo/offer-undo.ts';

export interface Renamed {
  readonly item: ProjectItem;
  readonly tag: string | null;
}

/** Gives items new tags in one step, all or none; if another user changed one meanwhile, all are rejected. */
export function useNumberItems(projectId: string): (renamed: readonly Renamed[]) => Promise<void> {
  const platform = usePlatform();
  return async (renamed) => {
    const items = await setTags(platform, projectId, renamed).catch((error: unknown) => {
      platform.log.error('Tags could not be numbered', error);
      const title = modelStateMessage(errorBodyOf(error));
      void platform.toasts.show({ kind: 'error', title, durationMs: TOAST_MS.failure });
      throw error;
    });
    const before = new Map(renamed.map(({ item }) => [item.projectItemId, item.tag]));
    const undone = items.map((item) => ({ item, tag: before.get(item.projectItemId) ?? null }));
    const title = TAG_GENERATOR_MESSAGES.numbered({ count: items.length });
    const undo = async () => void (await setTags(platform, projectId, undone));
    void offerUndo(platform, { kind: 'success', title, undo });
  };
}

async function setTags(
  { api, apiQueries, bus, queries }: Platform,
  projectId: string,
  renamed: readonly Renamed[],
): Promise<ProjectItem[]> {
  const lines = renamed.map(({ item: { projectItemId, qty, notes, rowVersion }, tag }) => {
    return { projectItemId, tag, quantity: qty, notes, rowVersion };
  });
  const queryKey = apiQueries.projects.read.queryKey({ input: { projectId } });
  try {
    const items = await api.projects.items.setMany({ projectId, items: lines });
    bus.publish('project-updated', { projectId, changed: ['items'] });
    return items;
  } finally {
    await queries.invalidateQueries({ queryKey });
  }
}
