import type { Project, ProjectItem } from '@specbuilder/shared-contracts/api';
import type { OperatingCostSettings } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { keepPreviousData, useQuery } from '@specbuilder/shared-ui/query';
import { type EnergyState, isConditioned } from './cost-lines.ts';

/** @param items those that are shown */
export function useYearlyEnergy(
  { projectId, changeNumber }: Project,
  items: readonly ProjectItem[],
  { daysPerWeek, hoursPerDay }: OperatingCostSettings,
): EnergyState {
  const { apiQueries } = usePlatform();
  const options = apiQueries.projects.operatingCost.energy.queryOptions({
    input: { projectId, daysPerWeek, hoursPerDay },
  });
  const isNeeded = items.some(isConditioned);
  const { data, isError } = useQuery({
    ...options,
    // Another item or site changes the energy, too.
    queryKey: [...options.queryKey, changeNumber] as unknown as typeof options.queryKey,
    enabled: isNeeded,
    placeholderData: keepPreviousData,
  });
  if (!isNeeded) return undefined;
  return data ?? (isError ? 'failed' : null);
}
