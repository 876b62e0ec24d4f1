import type { Project, ProjectEnergy, ProjectItem } from '@specbuilder/shared-contracts/api';
import type { OperatingCostSettings } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { keepPreviousData, useQuery } from '@specbuilder/shared-ui/query';
import { isConditioned } from './cost-lines.ts';

/** Energy of a project's year; null while it is loading, 'failed' if it cannot be, undefined where no item needs it. */
export type EnergyState = ProjectEnergy | 'failed' | null | undefined;

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
