import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { useCallback, useMemo, useState } from 'react';

export interface ItemSelection {
  readonly isSelected: (item: ProjectItem) => boolean;
  readonly toggle: (projectItemId: string) => void;
  readonly selectAll: (isSelected: boolean) => void;
}

interface Deselected {
  readonly projectId: string;
  readonly ids: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Which items deletes and deliverables are about: all of a project that was loaded, and those that join it (PRJ-016). What
 * was deselected is kept while the dashboard is open, whatever tab is shown.
 */
export function useSelection(projectId: string, items: readonly ProjectItem[]): ItemSelection {
  const [deselected, setDeselected] = useState<Deselected>({ projectId, ids: NONE });
  const ids = deselected.projectId === projectId ? deselected.ids : NONE;
  const toggle = useCallback(
    (projectItemId: string) =>
      setDeselected((old) => {
        const next = new Set(old.projectId === projectId ? old.ids : NONE);
        if (!next.delete(projectItemId)) next.add(projectItemId);
        return { projectId, ids: next };
      }),
    [projectId],
  );
  return useMemo(
    () => ({
      isSelected: ({ projectItemId }) => !ids.has(projectItemId),
      toggle,
      selectAll: (isSelected) =>
        setDeselected({
          projectId,
          ids: isSelected ? NONE : new Set(items.map(({ projectItemId }) => projectItemId)),
        }),
    }),
    [ids, toggle, projectId, items],
  );
}
