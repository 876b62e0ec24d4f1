import type { MemberRole } from '@specbuilder/shared-contracts/api';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { type Queryable, schema, type Transaction } from '../../core/index.ts';

const { projectMembers, projectInvitations, users } = schema;

export type InvitationRow = typeof projectInvitations.$inferSelect;
export type MemberRow = typeof projectMembers.$inferSelect;

const isMember = (projectId: string, userId: string) =>
  and(eq(projectMembers.projectId, projectId), eq(projectMembers.userId, userId));

/** The role of a user in another user's project; null for a user who is not a member. */
export async function memberRoleOf(db: Queryable, projectId: string, userId: string): Promise<MemberRole | null> {
  const [member] = await db
    .select({ role: projectMembers.role })
    .from(projectMembers)
    .where(isMember(projectId, userId));
  return member?.role ?? null;
}

/** Members with the users that they are, the first one first. */
export async function listMembers(db: Queryable, projectId: string) {
  return db
    .select({ member: projectMembers, user: users })
    .from(projectMembers)
    .innerJoin(users, eq(users.id, projectMembers.userId))
    .where(eq(projectMembers.projectId, projectId))
    .orderBy(asc(projectMembers.createdOnUtc), asc(projectMembers.userId));
}

/** An existing member keeps the joining date and gets the new role. */
export async function saveMember(tx: Transaction, member: typeof projectMembers.$inferInsert): Promise<void> {
  await tx
    .insert(projectMembers)
    .values(member)
    .onConflictDoUpdate({
      target: [projectMembers.projectId, projectMembers.userId],
      set: { role: member.role },
    });
}

/** @returns whether there was such a member */
export async function setRole(tx: Transaction, projectId: string, userId: string, role: MemberRole): Promise<boolean> {
  const changed = await tx.update(projectMembers).set({ role }).where(isMember(projectId, userId));
  return changed.rowCount === 1;
}

/** @returns whether there was such a member */
export async function deleteMember(tx: Transaction, projectId: string, userId: string): Promise<boolean> {
  return (await tx.delete(projectMembers).where(isMember(projectId, userId))).rowCount === 1;
}

export async function listInvitations(db: Queryable, projectId: string): Promise<InvitationRow[]> {
  return db
    .select()
    .from(projectInvitations)
    .where(eq(projectInvitations.projectId, projectId))
    .orderBy(asc(projectInvitations.createdOnUtc), asc(projectInvitations.id));
}

/** Another invitation of the same address takes the place of the first, whose link ends. */
export async function saveInvitation(
  tx: Transaction,
  invitation: typeof projectInvitations.$inferInsert,
): Promise<InvitationRow> {
  const { projectId: _project, emailKey: _key, ...fields } = invitation;
  const [saved] = await tx
    .insert(projectInvitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: [projectInvitations.projectId, projectInvitations.emailKey],
      set: { ...fields, createdOnUtc: new Date() },
    })
    .returning();
  if (saved === undefined) throw new Error('An invitation was not stored');
  return saved;
}

/** An invitation that may still be accepted; undefined for one that ended, was withdrawn, used or never was. */
export async function findLiveInvitation(db: Queryable, tokenHash: string): Promise<InvitationRow | undefined> {
  const [invitation] = await db
    .select()
    .from(projectInvitations)
    .where(and(eq(projectInvitations.tokenHash, tokenHash), gt(projectInvitations.expiresOnUtc, new Date())));
  return invitation;
}

/** @returns whether the project had such an invitation */
export async function deleteInvitation(tx: Transaction, projectId: string, id: string): Promise<boolean> {
  const { projectId: ofProject, id: ofInvitation } = projectInvitations;
  const deleted = await tx.delete(projectInvitations).where(and(eq(ofProject, projectId), eq(ofInvitation, id)));
  return deleted.rowCount === 1;
}

/** How long an owner can see that an invitation was not accepted, and invite again. */
const RETENTION_DAYS = 90;
const DAY_MS = 86_400_000;

/** Invitations that ended long ago: they name people by their addresses. */
export async function sweepInvitations(db: Queryable, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
  return (await db.delete(projectInvitations).where(lt(projectInvitations.expiresOnUtc, limit))).rowCount ?? 0;
}
