import type { SizingDefaults } from '@specbuilder/shared-contracts/api';
import { DEFAULT_OPERATING_COST, type OperatingCostSettings } from '@specbuilder/shared-contracts/domain';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';

export interface SearchContext {
  /** What the page loads before it opens has arrived or failed; a failure does not prevent sizing. */
  readonly isReady: boolean;
  /** Cost settings of the open project, else the defaults. */
  readonly cost: OperatingCostSettings;
  /** Of the site of the open project, where new searches begin (EVT-066). */
  readonly sitePostalCode: string | null;
  /** What new searches of the open project begin with. */
  readonly sizingDefaults: SizingDefaults;
}

const NONE: SizingDefaults = {};

/** The user's projects, and buildings and cost settings of the open one; nothing for guests (SCH-003, SCH-006). */
export function useSearchContext(): SearchContext {
  const { apiQueries, session, currentProject } = usePlatform();
  const isSignedIn = useReadable(session.user) !== null;
  const projectId = useReadable(currentProject);
  const hasProject = isSignedIn && projectId !== null;
  const input = { projectId: projectId ?? '' };
  const stubs = useQuery({ ...apiQueries.projectStubs.list.queryOptions(), enabled: isSignedIn });
  const buildings = useQuery({ ...apiQueries.projects.buildings.queryOptions({ input }), enabled: hasProject });
  const project = useQuery({ ...apiQueries.projects.read.queryOptions({ input }), enabled: hasProject });
  const isWaiting = (isSignedIn && stubs.isPending) || (hasProject && (buildings.isPending || project.isPending));
  return {
    isReady: !isWaiting,
    cost: (hasProject && project.data?.settings.operatingCost) || DEFAULT_OPERATING_COST,
    sitePostalCode: (hasProject && project.data?.siteAddress?.postalCode) || null,
    sizingDefaults: (hasProject && project.data?.sizingDefaults) || NONE,
  };
}
