import type { FanItem } from '@specbuilder/shared-contracts/api';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { freeTagOf } from './free-tag-of.ts';

const NO_PROJECT = { projectItems: [] };

/**
 * The next free tag of the project that an item is in, or will join, for an item without one, as the project writes
 * tags. Null while the tags of the project are not known.
 */
export function useSuggestedTag(item: FanItem): string | null {
  const { tag, projectId } = item;
  const { apiQueries, session, currentProject } = usePlatform();
  const isSignedIn = useReadable(session.user) !== null;
  const open = useReadable(currentProject);
  const id = isSignedIn ? (projectId ?? open) : null;
  const { data } = useQuery({
    ...apiQueries.projects.read.queryOptions({ input: { projectId: id ?? '' } }),
    enabled: id !== null && tag === null,
  });
  if (tag !== null) return null;
  const project = id === null ? NO_PROJECT : data;
  return project === undefined ? null : freeTagOf(project, item);
}
