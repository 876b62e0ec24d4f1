import type { FanItem } from '@specbuilder/shared-contracts/api';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { suggestedTag } from './suggested-tag.ts';

/**
 * The next free mark of the project that an item is in, or will join, for an item without one. Null while the tags of
 * the project are not known.
 */
export function useSuggestedTag({ tag, projectId, fanCategoryType }: FanItem): string | null {
  const { apiQueries, session, currentProject } = usePlatform();
  const isSignedIn = useReadable(session.user) !== null;
  const open = useReadable(currentProject);
  const id = isSignedIn ? (projectId ?? open) : null;
  const { data } = useQuery({
    ...apiQueries.projects.read.queryOptions({ input: { projectId: id ?? '' } }),
    enabled: id !== null && tag === null,
  });
  if (tag !== null) return null;
  if (id === null) return suggestedTag(fanCategoryType, []);
  return data === undefined
    ? null
    : suggestedTag(
        fanCategoryType,
        data.projectItems.map((item) => item.tag),
      );
}
