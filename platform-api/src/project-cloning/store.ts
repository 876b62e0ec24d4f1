import { randomUUID } from 'node:crypto';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { ProjectRow } from '../projects/store.ts';
import { type Queryable, schema, type Transaction } from '../store/database.ts';

const { projects, resultSets } = schema;

/** Copies a result set for another user without reading its rows; a result belongs to whoever searched. */
export async function copyResultSet(tx: Transaction, resultId: string, userId: string): Promise<string> {
  const id = randomUUID();
  const copied = {
    ...getTableColumns(resultSets),
    id: sql<string>`${id}::uuid`.as('id'),
    userId: sql<string>`${userId}::uuid`.as('user_id'),
    guestKeyHash: sql<string>`null::text`.as('guest_key_hash'),
  };
  await tx.insert(resultSets).select(tx.select(copied).from(resultSets).where(eq(resultSets.id, resultId)));
  return id;
}

export async function findProjectByReference(db: Queryable, referenceId: string): Promise<ProjectRow | undefined> {
  const [project] = await db.select().from(projects).where(eq(projects.referenceId, referenceId.toUpperCase()));
  return project;
}
