import type { Project } from '@specbuilder/shared-contracts/api';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';

/** The open project of a signed-in user; undefined without one, and while it is not read or cannot be: sizing does without. */
export function useOpenProject(): Project | undefined {
  const { apiQueries, session, currentProject } = usePlatform();
  const isSignedIn = useReadable(session.user) !== null;
  const projectId = useReadable(currentProject);
  const isOpen = isSignedIn && projectId !== null;
  const { data } = useQuery({
    ...apiQueries.projects.read.queryOptions({ input: { projectId: projectId ?? '' } }),
    enabled: isOpen,
    throwOnError: false,
  });
  return isOpen ? data : undefined;
}
