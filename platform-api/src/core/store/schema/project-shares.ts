import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdOnUtc, instant } from './columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** Links that were sent to a project. */
export const projectShares = pgTable(
  'project_shares',
  {
    /** Random and long: who has it may read. */
    id: text('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    senderId: uuid('sender_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipients: text('recipients').array().notNull(),
    /** Null where the sender set no end. */
    expiresOnUtc: instant('expires_on_utc'),
    createdOnUtc: createdOnUtc(),
    revokedOnUtc: instant('revoked_on_utc'),
  },
  (share) => [
    index('project_shares_project_idx').on(share.projectId, share.createdOnUtc),
    index('project_shares_sender_idx').on(share.senderId),
  ],
);

/** Users who opened a link; the owner of the project is none of them. */
export const projectShareReaders = pgTable(
  'project_share_readers',
  {
    shareId: text('share_id')
      .notNull()
      .references(() => projectShares.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastOpenedOnUtc: instant('last_opened_on_utc').notNull().defaultNow(),
  },
  (reader) => [
    primaryKey({ columns: [reader.shareId, reader.userId] }),
    index('project_share_readers_user_idx').on(reader.userId),
  ],
);
