import { eq } from 'drizzle-orm';
import type { ProjectRow } from '../projects/store.ts';
import { type Queryable, schema } from '../store/database.ts';

const { projects } = schema;

export async function findProjectByReference(db: Queryable, referenceId: string): Promise<ProjectRow | undefined> {
  const [project] = await db.select().from(projects).where(eq(projects.referenceId, referenceId.toUpperCase()));
  return project;
}
