import { eq } from 'drizzle-orm';
import { type Queryable, schema } from '../store/database.ts';

/** Id of the user whose project it is; undefined when there is no such project. */
export async function findProjectOwner(db: Queryable, projectId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: schema.projects.userId })
    .from(schema.projects)
    .where(eq(schema.projects.id, projectId));
  return row?.userId;
}
