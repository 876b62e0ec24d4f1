import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import { modelStateMessage, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQueryClient } from '@specbuilder/shared-ui/query';
import { useCallback } from 'react';
import { useProjectCache } from './project-cache.ts';

/** Puts an item into a building of its project, or takes it out with null. */
export function useItemBuilding(projectId: string): (item: ProjectItem, buildingId: number | null) => Promise<void> {
  const platform = usePlatform();
  const queries = useQueryClient();
  const cache = useProjectCache(projectId);
  return useCallback(
    async ({ projectItemId, rowVersion }, buildingId) => {
      const { api, apiQueries, bus, log, toasts } = platform;
      try {
        const input = { projectId, projectItemId, buildingId, rowVersion };
        cache.replace([await api.projects.setItemBuilding(input)]);
        bus.publish('project-updated', { projectId, changed: ['items'] });
      } catch (error) {
        log.error('An item could not be put into a building', error);
        const title = modelStateMessage(errorBodyOf(error));
        void toasts.show({ kind: 'error', title, durationMs: TOAST_MS.failure });
        await cache.refresh();
      }
      await queries.invalidateQueries({ queryKey: apiQueries.projects.buildings.queryKey({ input: { projectId } }) });
    },
    [platform, queries, cache, projectId],
  );
}
