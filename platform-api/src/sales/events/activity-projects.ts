import type { ActivityProject } from '@specbuilder/shared-contracts/api';
import type { Caller, Queryable } from '../../core/index.ts';
import { readableProjects } from '../../projects/index.ts';

interface NamedProject {
  readonly projectId: string | null;
  /** Null where the project was deleted. */
  readonly projectName: string | null;
  readonly referenceId: string | null;
}

/** The projects of rows, each with whether the caller may open it. */
export async function activityProjects(
  db: Queryable,
  rows: readonly NamedProject[],
  caller: Pick<Caller, 'userId' | 'roles'>,
): Promise<(row: NamedProject) => ActivityProject | null> {
  const ids = new Set(rows.flatMap(({ projectId, projectName }) => (projectId && projectName ? [projectId] : [])));
  const readable = await readableProjects(db, [...ids], caller);
  return ({ projectId, projectName: name, referenceId }) =>
    projectId === null || name === null || referenceId === null
      ? null
      : { projectId, name, referenceId, isReadable: readable.has(projectId) };
}
