import type { SizingDefaults } from '@specbuilder/shared-contracts/api';
import type { FanCategory, StartingEquipment } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { atom, useAtomValue } from 'jotai';
import { choicesOf } from './chosen-motors.ts';

/** What one search wants in place of its project's motors and switches, by project and category; of this visit. */
const searchEquipment = atom<Readonly<Record<string, StartingEquipment>>>({});

const keyOf = (projectId: string, category: FanCategory) => `${projectId} ${category}`;

/** Takes motors and switches for the searches of a category; null for those of the project again. */
export function setSearchEquipment(
  platform: Platform,
  projectId: string,
  category: FanCategory,
  equipment: StartingEquipment | null,
): void {
  choicesOf(platform).set(searchEquipment, ({ [keyOf(projectId, category)]: _, ...others }) =>
    equipment === null ? others : { ...others, [keyOf(projectId, category)]: equipment },
  );
}

/** The next search begins with those of its project. */
export function forgetSearchEquipment(platform: Platform): void {
  choicesOf(platform).set(searchEquipment, {});
}

/** The open project's defaults; null for guests, without a project, and until they are known. */
function useProjectDefaults(): { readonly projectId: string; readonly defaults: SizingDefaults } | null {
  const { apiQueries, session, currentProject } = usePlatform();
  const isSignedIn = useReadable(session.user) !== null;
  const projectId = useReadable(currentProject);
  const { data } = useQuery({
    ...apiQueries.projects.read.queryOptions({ input: { projectId: projectId ?? '' } }),
    enabled: isSignedIn && projectId !== null,
    // A search does without them.
    throwOnError: false,
  });
  if (!isSignedIn || projectId === null || data === undefined) return null;
  return { projectId, defaults: data.sizingDefaults ?? NONE };
}

const NONE: SizingDefaults = {};

/** Motors and switches that new items of a search begin with: its own, else those of the open project. */
export function useStartingEquipment(category: FanCategory): StartingEquipment {
  const project = useProjectDefaults();
  const ofSearches = useAtomValue(searchEquipment, { store: choicesOf(usePlatform()) });
  if (project === null) return NONE;
  return ofSearches[keyOf(project.projectId, category)] ?? project.defaults;
}
