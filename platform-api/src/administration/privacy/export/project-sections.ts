import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { UserRow } from '../../../accounts/index.ts';
import { type Queryable, schema } from '../../../core/index.ts';
import { whole } from '../../../sizing/index.ts';
import { issuesOf } from './issue-section.ts';
import { allPages, allRows, groupedBy, without } from './pages.ts';

const { buildings, fanItems, projectAddresses, projectInvitations, projectMembers, projectRevisions } = schema;
const { projectShareReaders, projectShares, projects, resultSets, scheduledDuties } = schema;

/** Each with its items, of up to 4 KB each. */
const PROJECTS_AT_A_TIME = 50;

/** Projects of the user with everything in them, one statement of each kind for many; of other people only their ids. */
export async function* projectsOf(db: Queryable, { id: userId }: UserRow) {
  const isTheirs = eq(projects.userId, userId);
  const pages = allPages(PROJECTS_AT_A_TIME, ({ limit, offset }) =>
    db.select().from(projects).where(isTheirs).orderBy(asc(projects.id)).limit(limit).offset(offset),
  );
  for await (const rows of pages) {
    if (rows.length === 0) return;
    const partsOf = await readParts(
      db,
      rows.map(({ id }) => id),
    );
    for (const { id, ...project } of rows) yield { projectId: id, ...without(project, 'nameKey'), ...partsOf(id) };
  }
}

async function readParts(db: Queryable, ids: readonly string[]) {
  const list = [...ids];
  const ofProject = <Row extends { readonly projectId: string | null }>(rows: readonly Row[]) =>
    groupedBy(rows, ({ projectId }) => projectId);
  const addresses = ofProject(
    await db.select().from(projectAddresses).where(inArray(projectAddresses.projectId, list)),
  );
  const buildingsIn = ofProject(await db.select().from(buildings).where(inArray(buildings.projectId, list)));
  const schedule = ofProject(await db.select().from(scheduledDuties).where(inArray(scheduledDuties.projectId, list)));
  const members = ofProject(await db.select().from(projectMembers).where(inArray(projectMembers.projectId, list)));
  const contained = await db.select().from(fanItems).where(itemsOf(list)).orderBy(asc(fanItems.itemIndex));
  const itemsIn = groupedBy(contained, (item) => item.projectId ?? item.removedFromProjectId);
  const ofProjects = inArray(projectRevisions.projectId, list);
  const revisions = ofProject(
    await db.select().from(projectRevisions).where(ofProjects).orderBy(asc(projectRevisions.place)),
  );
  const issues = ofProject(await issuesOf(db, list));
  return (id: string) => ({
    addresses: addresses(id),
    buildings: buildingsIn(id),
    schedule: schedule(id),
    members: members(id),
    items: itemsIn(id).map((item) => without(item, 'guestKeyHash')),
    revisions: revisions(id),
    issuedDocuments: issues(id),
  });
}

function itemsOf(projectIds: string[]) {
  return or(inArray(fanItems.projectId, projectIds), inArray(fanItems.removedFromProjectId, projectIds));
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
