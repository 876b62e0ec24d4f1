import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdOnUtc, instant, randomId } from './columns.ts';
import { users } from './users.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Where users are signed in; the id is the grant of the provider, which every token of the session names. */
export const signedInSessions = pgTable(
  'signed_in_sessions',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    /** The provider's own session of that browser. */
    providerSession: text('provider_session').notNull(),
    browser: text('browser'),
    system: text('system'),
    address: text('address').notNull(),
    /** What the sign-in was proven with, as the `amr` claim has it. */
    methods: text('methods').array().notNull(),
    startedOnUtc: instant('started_on_utc').notNull().defaultNow(),
    lastSeenOnUtc: instant('last_seen_on_utc').notNull().defaultNow(),
  },
  (session) => [index('signed_in_sessions_user_idx').on(session.userId)],
);

/** Browsers that a user signed in with before; the cookie that identifies one is stored as a hash. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: userId(),
    tokenHash: text('token_hash').notNull(),
    createdOnUtc: createdOnUtc(),
    lastSeenOnUtc: instant('last_seen_on_utc').notNull().defaultNow(),
  },
  (device) => [
    primaryKey({ columns: [device.userId, device.tokenHash] }),
    index('known_devices_last_seen_idx').on(device.lastSeenOnUtc),
  ],
);

/** Failures that make the next ones wait; in the store, so that replicas count together. */
export const signInFailures = pgTable('sign_in_failures', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lastOnUtc: instant('last_on_utc').notNull(),
  blockedUntilUtc: instant('blocked_until_utc'),
  /** Whether the last attempt was blocked, so that one statement counts and returns the result. */
  isRejected: boolean('is_refused').notNull().default(false),
});

/** Sign-ins whose password was right and that need a second step, by the id of the interaction. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    isRemembered: boolean('is_remembered').notNull(),
    /** Set once everything is proven and only the recovery codes are left to be read. */
    methods: text('methods').array(),
    expiresOnUtc: instant('expires_on_utc').notNull(),
  },
  (step) => [index('sign_in_steps_user_idx').on(step.userId)],
);

/** Secrets of authenticator apps, encrypted. A new one waits beside the old one until its first code is right. */
export const authenticatorApps = pgTable('authenticator_apps', {
  userId: userId().primaryKey(),
  secret: text('secret'),
  pendingSecret: text('pending_secret'),
  addedOnUtc: instant('added_on_utc'),
  /** Count of the last code that was accepted; none is accepted twice. */
  lastCounter: bigint('last_counter', { mode: 'number' }).notNull().default(sql`-1`),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    codeHash: text('code_hash').notNull(),
    usedOnUtc: instant('used_on_utc'),
  },
  (code) => [primaryKey({ columns: [code.userId, code.codeHash] })],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: randomId(),
    userId: userId(),
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Whether it is synchronised between devices. */
    isSynced: boolean('is_synced').notNull(),
    createdOnUtc: createdOnUtc(),
    lastUsedOnUtc: instant('last_used_on_utc'),
  },
  (passkey) => [
    uniqueIndex('passkeys_credential_key').on(passkey.credentialId),
    index('passkeys_user_idx').on(passkey.userId),
  ],
);

/** The passkey a user is about to register; another try replaces it. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  userId: userId().primaryKey(),
  challenge: text('challenge').notNull(),
  expiresOnUtc: instant('expires_on_utc').notNull(),
});
