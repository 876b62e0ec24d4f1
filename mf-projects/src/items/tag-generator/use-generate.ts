import type { Project, ProjectItem, TagForm } from '@specbuilder/shared-contracts/api';
import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import { modelStateMessage, randomId, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { TAG_GENERATOR_MESSAGES } from '../../messages/tag-generator.generated.ts';
import { refreshLists } from '../../project-data/loaded-projects/listed-projects.ts';
import { withItems } from '../../project-data/loaded-projects/with-items.ts';
import { offerUndo } from '../../project-data/undo/offer-undo.ts';

/** Makes the copies and puts them into the project that is loaded (TAG-006). The same form sent twice makes them once. */
export function useGenerate(project: Project, item: ProjectItem): (form: TagForm) => Promise<void> {
  const platform = usePlatform();
  const [keys] = useState(() => new Map<string, string>());
  const { projectId } = project;
  return async (form) => {
    const requested = JSON.stringify(form);
    const idempotencyKey = keys.get(requested) ?? randomId();
    keys.set(requested, idempotencyKey);
    const { fanItemId, image, modelDisplayAs } = item;
    const items = await platform.api.fanItem
      .clone({ fanItemId, ...form, imagePath: image }, { context: { idempotencyKey } })
      .catch((error: unknown) => {
        platform.log.error('Tagged copies could not be made', error);
        const title = modelStateMessage(errorBodyOf(error));
        void platform.toasts.show({ kind: 'error', title, durationMs: TOAST_MS.failure });
        throw error;
      });
    const { apiQueries, queries } = platform;
    const ids = items.map((copy) => copy.projectItemId);
    queries.setQueryData(apiQueries.projects.read.queryKey({ input: { projectId } }), (loaded) =>
      loaded === undefined ? loaded : withItems(loaded, items),
    );
    platform.bus.publish('items-cloned', { projectId, projectItemIds: ids });
    const title = TAG_GENERATOR_MESSAGES.made({ count: items.length, item: modelDisplayAs });
    const undo = () => deleteCopies(platform, projectId, ids);
    void offerUndo(platform, { kind: 'success', title, undo });
    await refreshLists(platform);
  };
}

async function deleteCopies(platform: Platform, projectId: string, projectItemIds: string[]): Promise<void> {
  const { api, apiQueries, bus, queries } = platform;
  try {
    await api.projects.items.delete({ projectId, projectItemIds });
    bus.publish('items-deleted', { projectId, projectItemIds });
  } finally {
    await queries.invalidateQueries({ queryKey: apiQueries.projects.read.queryKey({ input: { projectId } }) });
    await refreshLists(platform);
  }
}
