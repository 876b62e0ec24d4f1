import type { FanItem } from '@specbuilder/shared-contracts/api';
import { nextFreeTag, tagPatternOf } from '@specbuilder/shared-contracts/domain';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';

/**
 * The next free tag of the project that an item is in, or will join, for an item without one, as the project writes
 * tags. Null while the tags of the project are not known.
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
  if (id === null) return nextFreeTag(tagPatternOf(fanCategoryType), []);
  return data === undefined
    ? null
    : nextFreeTag(
        tagPatternOf(fanCategoryType, data.sizingDefaults?.tagPatterns),
        data.projectItems.map((item) => item.tag),
      );
}
