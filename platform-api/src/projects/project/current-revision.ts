import type { CurrentRevision } from '@specbuilder/shared-contracts/api';
import { eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../core/index.ts';
import type { ProjectRow } from './store.ts';

const { projectRevisions } = schema;

/** The revision that a project is of; null where none was issued. */
export async function currentRevisionOf(db: Queryable, project: ProjectRow): Promise<CurrentRevision | null> {
  const { revisionId, revisionEditedOnUtc, updatedOnUtc } = project;
  if (revisionId === null) return null;
  const { id, number, name, issuedOnUtc } = projectRevisions;
  const [revision] = await db
    .select({ id, number, name, issuedOnUtc })
    .from(projectRevisions)
    .where(eq(id, revisionId));
  if (revision === undefined) return null;
  return {
    revisionId: revision.id,
    number: revision.number ?? '',
    name: revision.name ?? '',
    issuedOnUtc: revision.issuedOnUtc.toISOString(),
    // Every change of a project moves when it was edited.
    changedSince: revisionEditedOnUtc?.getTime() !== updatedOnUtc.getTime(),
  };
}
