import type { MemberRole } from '@specbuilder/shared-contracts/api';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdOnUtc, indexOfPresent, instant, randomId } from './columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** The users who work on another user's project; its owner is not included. */
export const projectMembers = pgTable(
  'project_members',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<MemberRole>().notNull(),
    invitedById: uuid('invited_by_id').references(() => users.id, { onDelete: 'set null' }),
    createdOnUtc: createdOnUtc(),
  },
  (member) => [
    primaryKey({ columns: [member.projectId, member.userId] }),
    index('project_members_user_idx').on(member.userId),
    indexOfPresent('project_members_invited_by_idx', member.invitedById),
  ],
);

/** Invitations that have not been accepted yet. */
export const projectInvitations = pgTable(
  'project_invitations',
  {
    id: randomId(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** The address in lower case: case makes no other address. */
    emailKey: text('email_key').notNull(),
    role: text('role').$type<MemberRole>().notNull(),
    /** Of the token in the mail; who reads the store cannot accept with it. */
    tokenHash: text('token_hash').notNull(),
    invitedById: uuid('invited_by_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdOnUtc: createdOnUtc(),
    expiresOnUtc: instant('expires_on_utc').notNull(),
  },
  (invitation) => [
    uniqueIndex('project_invitations_token_key').on(invitation.tokenHash),
    uniqueIndex('project_invitations_email_key').on(invitation.projectId, invitation.emailKey),
    index('project_invitations_invited_by_idx').on(invitation.invitedById),
  ],
);
