import type { ActivityProject } from '@specbuilder/shared-contracts/api';
import type { Caller, Queryable } from '../../core/index.ts';
import { readableProjects } from '../../projects/index.ts';

interface PresentProject {
  readonly projectId: string;
  readonly projectName: string;
  readonly referenceId: string;
}
/** All null where there is none; without a name where the project was deleted. */
type NamedProject = { readonly [Name in keyof PresentProject]: PresentProject[Name] | null };

/** Null for no project, and for one that was deleted. */
interface ProjectOf {
  (row: PresentProject): ActivityProject;
  (row: NamedProject): ActivityProject | null;
}

/** The projects of rows, each with whether the caller may open it. */
export async function activityProjects(
  db: Queryable,
  rows: readonly NamedProject[],
  caller: Pick<Caller, 'userId' | 'roles'>,
): Promise<ProjectOf> {
  const ids = new Set(rows.flatMap(({ projectId, projectName }) => (projectId && projectName ? [projectId] : [])));
  const readable = await readableProjects(db, [...ids], caller);
  function projectOf(row: PresentProject): ActivityProject;
  function projectOf(row: NamedProject): ActivityProject | null;
  function projectOf({ projectId, projectName: name, referenceId }: NamedProject) {
    if (projectId === null || name === null || referenceId === null) return null;
    return { projectId, name, referenceId, isReadable: readable.has(projectId) };
  }
  return projectOf;
}
