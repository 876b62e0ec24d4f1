import { PROJECT_ERRORS } from '@specbuilder/shared-contracts/domain';
import * as z from 'zod/mini';

interface Named {
  readonly projectName: string;
}

/** Rule of a form with a project's name: no other project has it (PRJ-007), its own in another case aside (PRJ-008). */
export function hasFreeName<T extends Named>(isInUse: (name: string) => boolean) {
  return z.refine<T>(({ projectName }) => !isInUse(projectName), {
    path: ['projectName'],
    error: () => PROJECT_ERRORS.duplicateProjectName,
  });
}
