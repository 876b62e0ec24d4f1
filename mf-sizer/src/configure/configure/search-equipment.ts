import type { FanCategory, StartingEquipment } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { atom, useAtomValue } from 'jotai';
import { useOpenProject } from '../../item/project-cache/use-open-project.ts';
import { choicesOf } from './chosen-motors.ts';

/** What one search wants in place of its project's motors and switches, by project and category; of this visit. */
export const searchEquipment = atom<Readonly<Record<string, StartingEquipment>>>({});

export const equipmentKey = (projectId: string, category: FanCategory) => `${projectId} ${category}`;

/** What a search in the open project wants in place of what the project wants; null where it wants nothing else. */
export function equipmentOfSearch(platform: Platform, category: FanCategory): StartingEquipment | null {
  const key = equipmentKey(platform.currentProject.get() ?? '', category);
  return choicesOf(platform).get(searchEquipment)[key] ?? null;
}

const NONE: StartingEquipment = {};

/** Motors and switches that new items of a search begin with: its own, else those of the open project. */
export function useStartingEquipment(category: FanCategory): StartingEquipment {
  const platform = usePlatform();
  const project = useOpenProject();
  const projectId = useReadable(platform.currentProject) ?? '';
  const ofSearches = useAtomValue(searchEquipment, { store: choicesOf(platform) });
  return ofSearches[equipmentKey(projectId, category)] ?? project?.sizingDefaults ?? NONE;
}
