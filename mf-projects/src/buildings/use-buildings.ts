import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';

/** Buildings of a project with their fans, from the cache that all areas share (BLD-005). */
export function useBuildings(projectId: string) {
  const { apiQueries } = usePlatform();
  return useQuery(apiQueries.projects.buildings.queryOptions({ input: { projectId } }));
}
