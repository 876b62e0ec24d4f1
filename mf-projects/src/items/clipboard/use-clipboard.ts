import type { ClipboardEntry, ProjectItem } from '@specbuilder/shared-contracts/api';
import { decodeProjectName, MESSAGES, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  broadcastEntries,
  changeEntries,
  parseEntries,
  removeItems,
  type StoredEntry,
  storedText,
} from './stored-clipboard.ts';

export interface Clipboard {
  readonly entries: readonly ClipboardEntry[];
  /** Places items of a project that is loaded, each with its alternates; one that is there already moves to the end. */
  put(items: readonly ProjectItem[]): void;
  remove(projectItemIds: readonly string[]): void;
}

/** The signed-in user's clipboard (CLP-007): the same in every part of the page, and in the browser's other tabs. */
export function useClipboard(): Clipboard {
  const platform = usePlatform();
  // Another user has other entries.
  useReadable(platform.session.user);
  const text = useSyncExternalStore(useSubscription(platform), () => storedText(platform));
  const entries = useMemo(() => parseEntries(text), [text]);
  return useMemo(
    () => ({
      entries,
      put: (items) => putItems(platform, items),
      remove: (projectItemIds) => removeItems(platform, projectItemIds),
    }),
    [platform, entries],
  );
}

function useSubscription(platform: Platform): (onChange: () => void) => () => void {
  useEffect(() => {
    const follow = () => broadcastEntries(platform);
    follow();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [platform]);
  return useCallback((onChange) => platform.bus.subscribe('clipboard-changed', onChange), [platform]);
}

function putItems(platform: Platform, items: readonly ProjectItem[]): void {
  const placed = items.flatMap((item) => entriesOf(platform, item));
  if (placed.length === 0) return;
  const byId = new Map(placed.map((entry) => [entry.projectItemId, entry]));
  changeEntries(platform, (entries) => [
    ...entries.filter(({ projectItemId }) => !byId.has(projectItemId)),
    ...byId.values(),
  ]);
  void platform.toasts.show({ kind: 'info', title: MESSAGES.placedInClipboard, durationMs: TOAST_MS.project });
}

function entriesOf({ apiQueries, queries }: Platform, item: ProjectItem): readonly StoredEntry[] {
  const { projectId } = item;
  if (projectId === null) return [];
  const project = queries.getQueryData(apiQueries.projects.read.queryKey({ input: { projectId } }));
  const sourceProject = project === undefined ? '' : decodeProjectName(project.displayName);
  const alternates = project?.projectItems.filter(({ alternateToId }) => alternateToId === item.projectItemId) ?? [];
  return [item, ...alternates].map((each) => {
    const { projectItemId, userId, image, modelDisplayAs, tag, alternateToId } = each;
    const description = [modelDisplayAs, tag].filter(Boolean).join(', ');
    const entry = { projectItemId, projectId, userId, imagePath: image, description, sourceProject };
    return alternateToId === null ? entry : { ...entry, alternateToId };
  });
}
