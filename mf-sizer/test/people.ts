import type { ProjectStub } from '@specbuilder/shared-contracts/api';

export const PROJECT_ID = '9d1f7a52-3a1e-4a0f-8a8e-0f0f5d3a7c11';

/** A project as the list of stubs names it. */
export function projectStub(displayName: string, projectId = PROJECT_ID): ProjectStub {
  return {
    projectId,
    name: displayName,
    displayName,
    referenceId: 'LOC-1',
    itemCount: 0,
    city: null,
    state: null,
    isArchived: false,
    updatedOnUtc: '2026-11-20T10:00:00Z',
    role: 'owner',
    ownerName: null,
  };
}
