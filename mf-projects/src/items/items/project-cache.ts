import type { Project, ProjectItem } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQueryClient } from '@specbuilder/shared-ui/query';
import { useMemo } from 'react';
import { refreshLists } from '../../project-data/loaded-projects/listed-projects.ts';

/** The open project in the shared cache, from where every area reads it. */
export interface ProjectCache {
  readonly items: () => readonly ProjectItem[];
  readonly setItems: (change: (items: readonly ProjectItem[]) => ProjectItem[]) => void;
  /** Applies the server's response about some of the items. */
  readonly replace: (changed: readonly ProjectItem[]) => void;
  /** Requests everything from the server again, including the list of projects. */
  readonly refresh: () => Promise<void>;
}

export function useProjectCache(projectId: string): ProjectCache {
  const { apiQueries } = usePlatform();
  const cache = useQueryClient();
  return useMemo(() => {
    const { queryKey } = apiQueries.projects.read.queryOptions({ input: { projectId } });
    const items = () => cache.getQueryData<Project>(queryKey)?.projectItems ?? [];
    const setItems: ProjectCache['setItems'] = (change) =>
      void cache.setQueryData<Project>(
        queryKey,
        (project) => project && { ...project, projectItems: change(project.projectItems) },
      );
    return {
      items,
      setItems,
      replace: (changed) => setItems((all) => all.map((item) => changed.find((other) => isSame(other, item)) ?? item)),
      refresh: async () => {
        await cache.invalidateQueries({ queryKey });
        await refreshLists({ apiQueries, queries: cache });
      },
    };
  }, [apiQueries, cache, projectId]);
}

function isSame(a: ProjectItem, b: ProjectItem): boolean {
  return a.projectItemId === b.projectItemId;
}
