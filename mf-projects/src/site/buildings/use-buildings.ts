import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';

/** Data loaded before the dashboard opened is not requested again by its parts. */
const FRESH_MS = 10_000;

/** Buildings of a project with their fans, from the cache that all areas share (BLD-005). */
export function useBuildings(projectId: string) {
  const { apiQueries } = usePlatform();
  return useQuery({
    ...apiQueries.projects.buildings.queryOptions({ input: { projectId } }),
    staleTime: FRESH_MS,
  });
}
