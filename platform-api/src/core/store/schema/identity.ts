import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdOnUtc, instant } from './columns.ts';

/** Sessions, grants, codes and tokens of the embedded OpenID Connect provider. */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    type: text('type').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    consumedOnUtc: instant('consumed_on_utc'),
    expiresOnUtc: instant('expires_on_utc'),
  },
  (row) => [
    primaryKey({ columns: [row.type, row.id] }),
    index('oidc_payloads_grant_idx').on(row.grantId),
    index('oidc_payloads_uid_idx').on(row.type, row.uid),
    index('oidc_payloads_expires_idx').on(row.expiresOnUtc),
  ],
);

/** Sessions that ended while an access token of theirs may still be in time. */
export const endedSessions = pgTable(
  'ended_sessions',
  {
    id: text('id').primaryKey(),
    endedOnUtc: instant('ended_on_utc').notNull().defaultNow(),
  },
  (session) => [index('ended_sessions_ended_idx').on(session.endedOnUtc)],
);

/** Key material that all replicas share: signing keys, cookie keys, the secret of hub tokens. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  createdOnUtc: createdOnUtc(),
});
