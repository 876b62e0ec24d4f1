import { and, eq, isNotNull } from 'drizzle-orm';
import { type Queryable, schema, type Transaction } from '../store/database.ts';

export type ResultSetRow = typeof schema.resultSets.$inferSelect;
export type NewResultSet = typeof schema.resultSets.$inferInsert;

export async function insertResultSet(tx: Transaction, set: NewResultSet): Promise<ResultSetRow> {
  const [stored] = await tx.insert(schema.resultSets).values(set).returning();
  if (stored === undefined) throw new Error('A result set was not stored');
  return stored;
}

export async function findResultOwner(db: Queryable, resultId: string) {
  const { id, userId, guestKeyHash } = schema.resultSets;
  const [owner] = await db.select({ userId, guestKeyHash }).from(schema.resultSets).where(eq(id, resultId));
  return owner;
}

export async function findResultSet(db: Queryable, resultId: string): Promise<ResultSetRow | undefined> {
  const [set] = await db.select().from(schema.resultSets).where(eq(schema.resultSets.id, resultId));
  return set;
}

/** Projects that have an item of the result. */
export async function listProjectsOfResult(db: Queryable, resultId: string): Promise<string[]> {
  const { projectId, resultId: ofResult } = schema.fanItems;
  const rows = await db
    .selectDistinct({ projectId })
    .from(schema.fanItems)
    .where(and(eq(ofResult, resultId), isNotNull(projectId)));
  return rows.flatMap((row) => (row.projectId === null ? [] : [row.projectId]));
}
