import { asc, eq } from 'drizzle-orm';
import { listSessions, type UserRow } from '../../../accounts/index.ts';
import { type Queryable, schema } from '../../../core/index.ts';
import { without } from './pages.ts';

const { apiKeys, authenticatorApps, companyTemplates, knownDevices, passkeyChallenges, passkeys, passwordResets } =
  schema;
const { recoveryCodes, signInCodes, signInSteps, userSettings } = schema;

/** What the account itself is; that there is a password and never which. */
export async function* account(_db: Queryable, user: UserRow) {
  yield { ...without(user, 'passwordHash'), hasPassword: user.passwordHash !== null };
}

export async function* settings(db: Queryable, { id }: UserRow) {
  yield* await db.select().from(userSettings).where(eq(userSettings.userId, id));
  const [template] = await db.select().from(companyTemplates).where(eq(companyTemplates.userId, id));
  if (template !== undefined)
    yield { companyTemplate: { ...template, logo: template.logo?.toString('base64') ?? null } };
}

export async function* sessions(db: Queryable, { id }: UserRow) {
  for (const session of await listSessions(db, id)) yield without(session, 'id', 'providerSession');
}

export async function* devices(db: Queryable, { id }: UserRow) {
  const rows = await db.select().from(knownDevices).where(eq(knownDevices.userId, id));
  for (const row of rows) yield without(row, 'tokenHash');
}

/** Lists which factors exist, without their secrets. */
export async function* secondFactors(db: Queryable, { id }: UserRow) {
  for (const app of await db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, id))) {
    yield { kind: 'authenticator-app', addedOnUtc: app.addedOnUtc, isConfirmed: app.secret !== null };
  }
  const keys = await db.select().from(passkeys).where(eq(passkeys.userId, id)).orderBy(asc(passkeys.createdOnUtc));
  for (const key of keys) yield { kind: 'passkey', ...without(key, 'credentialId', 'publicKey', 'counter') };
  for (const code of await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id))) {
    yield { kind: 'recovery-code', usedOnUtc: code.usedOnUtc };
  }
}

export async function* apiKeysOf(db: Queryable, { id }: UserRow) {
  const keys = await db.select().from(apiKeys).where(eq(apiKeys.userId, id)).orderBy(asc(apiKeys.createdOnUtc));
  for (const key of keys) yield without(key, 'keyHash');
}

/** That something is on its way, and until when. */
export async function* pendingLinks(db: Queryable, { id }: UserRow) {
  for (const row of await db.select().from(passwordResets).where(eq(passwordResets.userId, id))) {
    yield { kind: 'link-to-choose-a-password', ...without(row, 'tokenHash') };
  }
  for (const row of await db.select().from(signInCodes).where(eq(signInCodes.userId, id))) {
    yield { kind: 'one-time-code', ...without(row, 'codeHash') };
  }
  for (const row of await db.select().from(signInSteps).where(eq(signInSteps.userId, id))) {
    yield { kind: 'second-step', ...without(row, 'id') };
  }
  for (const row of await db.select().from(passkeyChallenges).where(eq(passkeyChallenges.userId, id))) {
    yield { kind: 'new-passkey', ...without(row, 'challenge') };
  }
}
