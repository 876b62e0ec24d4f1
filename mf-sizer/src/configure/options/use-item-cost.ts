import { DEFAULT_OPERATING_COST, type OperatingCostSettings } from '@specbuilder/shared-contracts/domain';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';

/** Cost settings of the item's project, else the defaults. */
export function useItemCost(projectId: string | null): OperatingCostSettings {
  const { apiQueries, session } = usePlatform();
  const isSignedIn = useReadable(session.user) !== null;
  const { data } = useQuery({
    ...apiQueries.projects.read.queryOptions({ input: { projectId: projectId ?? '' } }),
    enabled: isSignedIn && projectId !== null,
  });
  return data?.settings.operatingCost ?? DEFAULT_OPERATING_COST;
}
