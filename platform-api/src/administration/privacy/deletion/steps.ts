import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../../core/index.ts';

const { fanItems, resultSets, userEvents } = schema;

/** So many rows at a time that no lock is held for longer than a blink: an item has 4 KB, a result set more. */
const ROWS = { items: 200, resultSets: 100, userEvents: 1_000 };

/**
 * Deletes some of what an account has outside of projects: items, searches that no item came from, and the name of the
 * user in counted actions.
 *
 * @returns false once there is nothing left
 */
export async function deleteSomeWork(tx: Queryable, userId: string): Promise<boolean> {
  const counts = [await deleteItems(tx, userId), await deleteResultSets(tx, userId), await forgetActions(tx, userId)];
  return counts.some((rows) => rows > 0);
}

async function deleteItems(tx: Queryable, userId: string): Promise<number> {
  const isLoose = and(isNull(fanItems.projectId), isNull(fanItems.removedFromProjectId));
  const some = tx
    .select({ id: fanItems.id })
    .from(fanItems)
    .where(and(eq(fanItems.userId, userId), isLoose))
    .limit(ROWS.items);
  return (await tx.delete(fanItems).where(inArray(fanItems.id, some))).rowCount ?? 0;
}

async function deleteResultSets(tx: Queryable, userId: string): Promise<number> {
  const hasItem = sql`exists (select 1 from ${fanItems} where ${fanItems.resultId} = ${resultSets.id})`;
  const some = tx
    .select({ id: resultSets.id })
    .from(resultSets)
    .where(and(eq(resultSets.userId, userId), sql`not ${hasItem}`))
    .limit(ROWS.resultSets);
  return (await tx.delete(resultSets).where(inArray(resultSets.id, some))).rowCount ?? 0;
}

async function forgetActions(tx: Queryable, userId: string): Promise<number> {
  const some = tx
    .select({ id: userEvents.id })
    .from(userEvents)
    .where(eq(userEvents.userId, userId))
    .orderBy(asc(userEvents.id))
    .limit(ROWS.userEvents);
  return (await tx.update(userEvents).set({ userId: null }).where(inArray(userEvents.id, some))).rowCount ?? 0;
}
