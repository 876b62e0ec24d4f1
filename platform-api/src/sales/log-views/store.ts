import type { LogView } from '@specbuilder/shared-contracts/api';
import { eq } from 'drizzle-orm';
import { type Queryable, schema, type Transaction } from '../../core/index.ts';

const { userSettings } = schema;

const viewsOf = (db: Queryable, userId: string) =>
  db.select({ views: userSettings.logViews }).from(userSettings).where(eq(userSettings.userId, userId));

export async function readViews(db: Queryable, userId: string): Promise<LogView[]> {
  const [row] = await viewsOf(db, userId);
  return [...(row?.views ?? [])];
}

/** The same, and no other call changes them before the transaction ends. */
export async function lockViews(tx: Transaction, userId: string): Promise<LogView[]> {
  await tx.insert(userSettings).values({ userId }).onConflictDoNothing();
  const [row] = await viewsOf(tx, userId).for('update');
  return [...(row?.views ?? [])];
}

export async function writeViews(tx: Transaction, userId: string, views: readonly LogView[]): Promise<void> {
  await tx.update(userSettings).set({ logViews: views }).where(eq(userSettings.userId, userId));
}
