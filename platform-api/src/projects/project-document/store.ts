import { and, eq } from 'drizzle-orm';
import { type Queryable, schema, type Transaction } from '../../core/index.ts';
import type { NewFanItem } from '../fan-items/store.ts';

const { fanItems, projectAddresses, projects, users } = schema;

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
  return db
    .select()
    .from(projectAddresses)
    .where(eq(projectAddresses.projectId, projectId))
    .orderBy(projectAddresses.addressType);
}

export async function insertItems(tx: Transaction, items: readonly NewFanItem[]): Promise<void> {
  // An alternate refers to a row that has to be there.
  const chosenFirst = [...items].sort((item, other) => Number(!!item.alternateToId) - Number(!!other.alternateToId));
  for (let start = 0; start < items.length; start += ROWS_AT_A_TIME) {
    await tx.insert(fanItems).values(chosenFirst.slice(start, start + ROWS_AT_A_TIME));
  }
}
