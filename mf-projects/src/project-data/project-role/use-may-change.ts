import type { Project } from '@specbuilder/shared-contracts/api';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';

/** Whether the user may change a project's contents: not as a viewer, and not if projects are read-only. */
export function useMayChange({ role }: Pick<Project, 'role'>): boolean {
  const { readOnlyProjects } = useReadable(usePlatform().settings).app.appFeatures;
  return !readOnlyProjects && role !== 'viewer';
}
