import { and, isNull, lt, notExists, sql } from 'drizzle-orm';
import { type Database, schema } from '../../core/index.ts';

/** How long a guest's work waits to be claimed by a sign-in. */
const GUEST_LIFETIME_DAYS = 30;

const { fanItems, resultSets } = schema;

/** Deletes guests' items that were never saved, then guests' result sets that no item refers to. */
export async function sweepGuestWork(db: Database, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - GUEST_LIFETIME_DAYS * 86_400_000);
  return db.transaction(async (tx) => {
    const items = await tx
      .delete(fanItems)
      .where(and(isNull(fanItems.userId), isNull(fanItems.projectId), lt(fanItems.createdOnUtc, limit)));
    const itemOfSet = tx.select({ one: sql`1` }).from(fanItems).where(sql`${fanItems.resultId} = ${resultSets.id}`);
    const sets = await tx
      .delete(resultSets)
      .where(and(isNull(resultSets.userId), lt(resultSets.createdOnUtc, limit), notExists(itemOfSet)));
    return (items.rowCount ?? 0) + (sets.rowCount ?? 0);
  });
}

/** How long a deletion can be undone. */
const UNDO_HOURS = 24;

export async function sweepRemovedItems(db: Database, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - UNDO_HOURS * 3_600_000);
  const removed = await db.delete(fanItems).where(lt(fanItems.removedOnUtc, limit));
  return removed.rowCount ?? 0;
}
