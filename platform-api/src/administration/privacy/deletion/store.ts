import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { UserRow } from '../../../accounts/index.ts';
import { type Queryable, schema, type Transaction } from '../../../core/index.ts';

const { fanItems, idempotencyKeys, issueRecipients, mailAttachments, oidcPayloads, outboxMails, projectInvitations } =
  schema;
const { projectMembers, projectShareReaders, projectShares, projects, resultSets } = schema;
const { uploadedFiles, userEvents, users, visitorRequests } = schema;

/** In the order of their ids, so that two users who give each other their projects wait instead of blocking each other. */
export async function lockAccounts(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, UserRow>> {
  const rows = await tx.select().from(users).where(inArray(users.id, ids)).orderBy(asc(users.id)).for('update');
  return new Map(rows.map((user) => [user.id, user]));
}

/** An account that can receive projects, by user name or email address; none if the two belong to different users. */
export async function findColleague(db: Queryable, named: string): Promise<UserRow | undefined> {
  const name = named.toLowerCase();
  const isNamed = or(eq(sql`lower(${users.userName})`, name), eq(sql`lower(${users.email})`, name));
  const isOpen = and(isNull(users.closedOnUtc), sql`'user' = any(${users.roles})`);
  const [user, ...others] = await db.select().from(users).where(and(isNamed, isOpen)).limit(2);
  return others.length === 0 ? user : undefined;
}

export async function countProjects(db: Queryable, userId: string): Promise<number> {
  return db.$count(projects, eq(projects.userId, userId));
}

/** In the same lock order as all other code, so that two transactions that need several rows wait for each other. */
export async function lockProjectsOf(tx: Transaction, userId: string, limit: number | null) {
  const all = tx.select().from(projects).where(eq(projects.userId, userId)).orderBy(asc(projects.id)).$dynamic();
  return (limit === null ? all : all.limit(limit)).for('update');
}

/** The new owner is a member and a reader of it no more; documents are no longer prepared by the former one. */
export async function giveProject(
  tx: Transaction,
  projectId: string,
  owner: { readonly userId: string; readonly name: string; readonly nameKey: string },
): Promise<void> {
  await tx
    .update(projects)
    .set({
      ...owner,
      facts: sql`${projects.facts} - 'firstName' - 'lastName'`,
      rowVersion: sql`${projects.rowVersion} + 1`,
    })
    .where(eq(projects.id, projectId));
  const { userId } = owner;
  await tx
    .delete(projectMembers)
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.userId, userId)));
  const links = tx.select({ id: projectShares.id }).from(projectShares).where(eq(projectShares.projectId, projectId));
  await tx
    .delete(projectShareReaders)
    .where(and(inArray(projectShareReaders.shareId, links), eq(projectShareReaders.userId, userId)));
}

export async function deleteProjects(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(projects).where(inArray(projects.id, [...ids]));
}

/** Closes an account that is about to be deleted, or opens it again because it could not be. */
export async function setClosed(tx: Transaction, userId: string, isClosed: boolean): Promise<void> {
  await tx
    .update(users)
    .set({ closedOnUtc: isClosed ? sql`now()` : null, rowVersion: sql`${users.rowVersion} + 1` })
    .where(eq(users.id, userId));
}

/**
 * What the user made in projects of others belongs to those who have the projects now, with the searches that it came
 * from; what is in no project goes.
 */
export async function releaseWork(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(fanItems)
    .set({ userId: sql`${projects.userId}` })
    .from(projects)
    .where(
      and(
        eq(fanItems.userId, userId),
        sql`${projects.id} = coalesce(${fanItems.projectId}, ${fanItems.removedFromProjectId})`,
      ),
    );
  await tx.delete(fanItems).where(eq(fanItems.userId, userId));
  const found = sql`select 1 from ${fanItems} where ${fanItems.resultId} = ${resultSets.id}`;
  await tx.delete(resultSets).where(and(eq(resultSets.userId, userId), sql`not exists (${found})`));
  const heir = sql`(select ${fanItems.userId} from ${fanItems} where ${fanItems.resultId} = ${resultSets.id} limit 1)`;
  await tx.update(resultSets).set({ userId: heir }).where(eq(resultSets.userId, userId));
}

/** Mails that were written to the account or for it, with their files, and what else was sent. */
export async function deleteCorrespondence(tx: Transaction, { id: userId }: UserRow): Promise<void> {
  const withFiles = tx
    .select({ mailId: mailAttachments.mailId })
    .from(mailAttachments)
    .innerJoin(uploadedFiles, eq(uploadedFiles.id, mailAttachments.fileId))
    .where(eq(uploadedFiles.userId, userId));
  await tx.delete(outboxMails).where(or(eq(outboxMails.userId, userId), inArray(outboxMails.id, withFiles)));
  await tx.delete(uploadedFiles).where(eq(uploadedFiles.userId, userId));
  await tx.delete(visitorRequests).where(eq(visitorRequests.userId, userId));
}

/**
 * Deletes invitations and links of others that name the address; a link that has no other recipient ends. Issued
 * documents keep that there was a recipient.
 */
export async function forgetAddress(tx: Transaction, { email }: UserRow): Promise<void> {
  const address = email.toLowerCase();
  await tx.delete(projectInvitations).where(eq(projectInvitations.emailKey, address));
  const others = sql`(select coalesce(array_agg(one), '{}') from unnest(${projectShares.recipients}) one where lower(one) <> ${address})`;
  const isNamed = sql`${address} in (select lower(one) from unnest(${projectShares.recipients}) one)`;
  await tx.delete(projectShares).where(and(isNamed, sql`cardinality(${others}) = 0`));
  await tx.update(projectShares).set({ recipients: others }).where(isNamed);
  await tx
    .update(issueRecipients)
    .set({ address: null })
    .where(eq(sql`lower(${issueRecipients.address})`, address));
}

/** What the provider still remembers, besides sessions: half-done sign-ins. */
export async function deleteProviderTraces(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(oidcPayloads).where(sql`${oidcPayloads.payload}::text like ${`%${userId}%`}`);
}

/** Actions are still counted, but without their user. */
export async function forgetUser(tx: Transaction, userId: string): Promise<void> {
  await tx.update(userEvents).set({ userId: null }).where(eq(userEvents.userId, userId));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.caller, `user:${userId}`));
  await tx.delete(users).where(eq(users.id, userId));
}

export async function isOnlyAdministrator(db: Queryable, userId: string): Promise<boolean> {
  const isAdministrator = and(sql`'admin' = any(${users.roles})`, isNull(users.closedOnUtc));
  const others = and(isAdministrator, sql`${users.id} <> ${userId}`);
  return (await db.$count(users, others)) === 0;
}
