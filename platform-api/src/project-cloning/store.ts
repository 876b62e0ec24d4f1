import { randomUUID } from 'node:crypto';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { NewFanItem } from '../fan-items/store.ts';
import type { ProjectRow } from '../projects/store.ts';
import { type Queryable, schema, type Transaction } from '../store/database.ts';

const { fanItems, projectAddresses, projects, resultSets, users } = schema;

export type AddressRow = typeof projectAddresses.$inferSelect;

/** Rows with JSON; as many as stay far below what one statement may carry. */
const ROWS_AT_A_TIME = 200;

/** Two copies by one user follow each other, so that each finds a name of its own. */
export async function lockOwner(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function namesOf(db: Queryable, userId: string, manufacturerLabelId: number): Promise<string[]> {
  const rows = await db
    .select({ name: projects.name })
    .from(projects)
    .where(and(eq(projects.userId, userId), eq(projects.manufacturerLabelId, manufacturerLabelId)));
  return rows.map(({ name }) => name);
}

export async function listAddresses(db: Queryable, projectId: string): Promise<AddressRow[]> {
  return db.select().from(projectAddresses).where(eq(projectAddresses.projectId, projectId));
}

export async function insertItems(tx: Transaction, items: readonly NewFanItem[]): Promise<void> {
  // An alternate refers to a row that has to be there.
  const chosenFirst = [...items].sort((one, other) => Number(!!one.alternateToId) - Number(!!other.alternateToId));
  for (let start = 0; start < items.length; start += ROWS_AT_A_TIME) {
    await tx.insert(fanItems).values(chosenFirst.slice(start, start + ROWS_AT_A_TIME));
  }
}

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
