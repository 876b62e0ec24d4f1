import { randomUUID } from 'node:crypto';
import type { MemberRole } from '@specbuilder/shared-contracts/api';
import { type Database, schema } from '../src/core/store/database.ts';
import { invitationTokenHash } from '../src/projects/project-members/invitation-token.ts';

const DAY_MS = 86_400_000;

/** Lets a user into a project without a mail. */
export async function addMember(db: Database, projectId: string, userId: string, role: MemberRole): Promise<void> {
  await db.insert(schema.projectMembers).values({ projectId, userId, role });
}

interface KnownInvitation {
  readonly projectId: string;
  readonly invitedById: string;
  readonly email: string;
  readonly expiresOnUtc?: Date;
}

/** An invitation whose token is known, which the store's are not. */
export async function addInvitation(db: Database, invitation: KnownInvitation) {
  const token = randomUUID();
  const { email } = invitation;
  const [row] = await db
    .insert(schema.projectInvitations)
    .values({
      ...{ role: 'editor', tokenHash: invitationTokenHash(token), emailKey: email.toLowerCase() },
      expiresOnUtc: new Date(Date.now() + DAY_MS),
      ...invitation,
    })
    .returning({ id: schema.projectInvitations.id });
  if (row === undefined) throw new Error('The invitation was not stored');
  return { invitationId: row.id, token };
}
