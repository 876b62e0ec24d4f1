import { decodeProjectName, isSameName } from '@specbuilder/shared-contracts/domain';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';

/**
 * Whether another project of the user's own has a name, by the list that is loaded; the server knows for sure.
 *
 * @param projectId the project whose name it is to be; null for a new one
 */
export function useNameInUse(projectId: string | null): (name: string) => boolean {
  const platform = usePlatform();
  const user = useReadable(platform.session.user);
  const projects = useQuery({ ...platform.apiQueries.projectStubs.list.queryOptions(), enabled: user !== null });
  return (name) =>
    (projects.data ?? []).some(
      (stub) =>
        stub.role === 'owner' && stub.projectId !== projectId && isSameName(decodeProjectName(stub.displayName), name),
    );
}
