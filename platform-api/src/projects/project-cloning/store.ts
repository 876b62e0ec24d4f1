import { eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../core/index.ts';
import type { ProjectRow } from '../project/store.ts';

const { projects } = schema;

export async function findProjectByReference(db: Queryable, referenceId: string): Promise<ProjectRow | undefined> {
  const [project] = await db.select().from(projects).where(eq(projects.referenceId, referenceId.toUpperCase()));
  return project;
}
