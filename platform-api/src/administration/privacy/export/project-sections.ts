import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { UserRow } from '../../../accounts/index.ts';
import { type Queryable, schema } from '../../../core/index.ts';
import { whole } from '../../../sizing/index.ts';
import { allRows, without } from './pages.ts';

const { buildings, fanItems, projectAddresses, projectInvitations, projectMembers, projectRevisions } = schema;
const { projectShareReaders, projectShares, projects, resultSets, scheduledDuties } = schema;

/** Projects of the user with everything in them; of other people only their ids. */
export async function* projectsOf(db: Queryable, { id: userId }: UserRow) {
  const isTheirs = eq(projects.userId, userId);
  const rows = allRows(({ limit, offset }) =>
    db.select().from(projects).where(isTheirs).orderBy(asc(projects.id)).limit(limit).offset(offset),
  );
  for await (const { id, ...project } of rows) {
    yield {
      projectId: id,
      ...without(project, 'nameKey'),
      addresses: await db.select().from(projectAddresses).where(eq(projectAddresses.projectId, id)),
      buildings: await db.select().from(buildings).where(eq(buildings.projectId, id)),
      schedule: await db.select().from(scheduledDuties).where(eq(scheduledDuties.projectId, id)),
      members: await db.select().from(projectMembers).where(eq(projectMembers.projectId, id)),
      items: (await db.select().from(fanItems).where(itemsOf(id)).orderBy(asc(fanItems.itemIndex))).map((item) =>
        without(item, 'guestKeyHash'),
      ),
      revisions: await db
        .select()
        .from(projectRevisions)
        .where(eq(projectRevisions.projectId, id))
        .orderBy(asc(projectRevisions.place)),
    };
  }
}

function itemsOf(projectId: string) {
  return or(eq(fanItems.projectId, projectId), eq(fanItems.removedFromProjectId, projectId));
}

/** Invitations by other users to the address belong to them: a typed address does not identify a person. */
export async function* memberships(db: Queryable, { id }: UserRow) {
  for (const row of await db.select().from(projectMembers).where(eq(projectMembers.userId, id))) {
    yield { kind: 'member', ...row };
  }
  const isSent = eq(projectInvitations.invitedById, id);
  for (const row of await db.select().from(projectInvitations).where(isSent)) {
    yield { kind: 'invitation-sent', ...without(row, 'tokenHash', 'emailKey') };
  }
}

/** Ids of links open their projects, so those of others stay out. */
export async function* shares(db: Queryable, { id }: UserRow) {
  for (const row of await db.select().from(projectShares).where(eq(projectShares.senderId, id))) {
    yield { kind: 'sent', ...row };
  }
  for (const row of await db.select().from(projectShareReaders).where(eq(projectShareReaders.userId, id))) {
    yield { kind: 'opened', lastOpenedOnUtc: row.lastOpenedOnUtc };
  }
}

/** What was searched for; what was found follows from it. */
export function searches(db: Queryable, { id: userId }: UserRow) {
  const { id, fanCategoryType, specification, candidateCount, catalogueVersion, createdOnUtc } = resultSets;
  return allRows(async ({ limit, offset }) => {
    const rows = await db
      .select({ id, fanCategoryType, specification, candidateCount, catalogueVersion, createdOnUtc })
      .from(resultSets)
      .where(eq(resultSets.userId, userId))
      .orderBy(asc(id))
      .limit(limit)
      .offset(offset);
    return rows.map((row) => ({ ...row, specification: whole(row.specification) }));
  });
}

/** Configured and saved nowhere, or saved into projects of others. */
export function items(db: Queryable, { id: userId }: UserRow) {
  const notInOwn = or(isNull(projects.userId), sql`${projects.userId} <> ${userId}`);
  return allRows(async ({ limit, offset }) => {
    const rows = await db
      .select({ item: fanItems })
      .from(fanItems)
      .leftJoin(projects, sql`${projects.id} = coalesce(${fanItems.projectId}, ${fanItems.removedFromProjectId})`)
      .where(and(eq(fanItems.userId, userId), notInOwn))
      .orderBy(asc(fanItems.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ item }) => without(item, 'guestKeyHash'));
  });
}
