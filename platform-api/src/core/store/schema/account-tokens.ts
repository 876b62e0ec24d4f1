import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdOnUtc, instant } from './columns.ts';
import { users } from './users.ts';

/** Links to choose another password that were mailed and not used: one of each user. */
export const passwordResets = pgTable(
  'password_resets',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the token in the mail; who reads the store cannot use it. */
    tokenHash: text('token_hash').notNull(),
    createdOnUtc: createdOnUtc(),
    expiresOnUtc: instant('expires_on_utc').notNull(),
  },
  (reset) => [uniqueIndex('password_resets_token_key').on(reset.tokenHash)],
);

/** Codes that sign a registered user in once. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresOnUtc: instant('expires_on_utc').notNull(),
  },
  (code) => [index('sign_in_codes_expires_idx').on(code.expiresOnUtc), index('sign_in_codes_user_idx').on(code.userId)],
);
