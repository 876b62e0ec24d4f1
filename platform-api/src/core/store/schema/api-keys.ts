import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdOnUtc, instant, randomId } from './columns.ts';
import { users } from './users.ts';

/** Keys that programs call the API with, in the name of a user. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: randomId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Beginning of the key, which is no secret. */
    prefix: text('prefix').notNull(),
    keyHash: text('key_hash').notNull(),
    scopes: text('scopes').array().notNull(),
    createdOnUtc: createdOnUtc(),
    lastUsedOnUtc: instant('last_used_on_utc'),
    expiresOnUtc: instant('expires_on_utc'),
    revokedOnUtc: instant('revoked_on_utc'),
  },
  (key) => [uniqueIndex('api_keys_hash_key').on(key.keyHash), index('api_keys_user_idx').on(key.userId)],
);
