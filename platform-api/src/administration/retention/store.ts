import { and, asc, eq, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../core/index.ts';

const { documentIssues, fanItems, projectMembers, projects, resultSets, userEvents, users, visitorRequests } = schema;

export async function deleteActivity(db: Queryable, before: Date): Promise<number> {
  return (await db.delete(userEvents).where(lt(userEvents.createdOnUtc, before))).rowCount ?? 0;
}

/** With their documents and recipients; the files go with those that nothing uses. */
export async function deleteIssues(db: Queryable, before: Date): Promise<number> {
  return (await db.delete(documentIssues).where(lt(documentIssues.issuedOnUtc, before))).rowCount ?? 0;
}

export async function deleteRequests(db: Queryable, before: Date): Promise<number> {
  return (await db.delete(visitorRequests).where(lt(visitorRequests.createdOnUtc, before))).rowCount ?? 0;
}

/** Fans that users configured and saved to no project, then searches that no item came from; not what they mailed links to. */
export async function deleteUnsavedWork(db: Queryable, before: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const isUnsaved = and(
      isNull(fanItems.projectId),
      isNull(fanItems.removedFromProjectId),
      isNull(fanItems.linkedOnUtc),
    );
    const items = await tx
      .delete(fanItems)
      .where(and(isNotNull(fanItems.userId), isUnsaved, lt(fanItems.updatedOnUtc, before)));
    const itemOfSet = tx.select({ one: sql`1` }).from(fanItems).where(sql`${fanItems.resultId} = ${resultSets.id}`);
    const isUnlinked = isNull(resultSets.linkedOnUtc);
    const sets = await tx
      .delete(resultSets)
      .where(and(isNotNull(resultSets.userId), isUnlinked, lt(resultSets.createdOnUtc, before), notExists(itemOfSet)));
    return (items.rowCount ?? 0) + (sets.rowCount ?? 0);
  });
}

/**
 * Disabled accounts whose time is over. Those of another provider stay, since their row is what keeps them out, and so do
 * those with projects that others work in.
 */
export async function accountsClosedBefore(db: Queryable, before: Date): Promise<readonly string[]> {
  const shared = db
    .select({ one: sql`1` })
    .from(projectMembers)
    .innerJoin(projects, eq(projects.id, projectMembers.projectId))
    .where(eq(projects.userId, users.id));
  const closed = and(lt(users.closedOnUtc, before), isNull(users.issuer), notExists(shared));
  const rows = await db.select({ id: users.id }).from(users).where(closed).orderBy(asc(users.closedOnUtc));
  return rows.map(({ id }) => id);
}
