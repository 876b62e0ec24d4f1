import { and, eq, isNotNull } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { confirmApp, startApp } from '../../src/accounts/identity/second-factor/authenticator-app.ts';
import { insertPasskey } from '../../src/accounts/identity/second-factor/passkey-store.ts';
import { registerPasskey, registrationOptions } from '../../src/accounts/identity/second-factor/passkeys.ts';
import { renewRecoveryCodes } from '../../src/accounts/identity/second-factor/recovery-codes.ts';
import { type Database, schema } from '../../src/core/store/database.ts';
import { createAuthenticator } from './authenticator.ts';

const PERIOD_MS = 30_000;

/** The code that an app shows; `periods` half minutes from now. */
export function codeOf(secret: string, periods = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * PERIOD_MS });
}

async function accountOf(db: Database, userName: string) {
  const [user] = await db.select().from(schema.users).where(eq(schema.users.userName, userName));
  if (user === undefined) throw new Error(`There is no user ${userName}`);
  return user;
}

/** Gives an account an authenticator app whose code of a while ago was used, and recovery codes. */
export async function addApp(db: Database, userName: string, key: string) {
  const user = await accountOf(db, userName);
  const { secret } = await startApp(db, user, 'Kelvane', key);
  if (!(await confirmApp(db, user.id, codeOf(secret, -1), key))) throw new Error('The first code was rejected');
  return { secret, codes: await renewRecoveryCodes(db, user.id, key) };
}

/** Gives an account a passkey of software. */
export async function addPasskey(db: Database, userName: string, origin: string) {
  const user = await accountOf(db, userName);
  const { challenge } = await registrationOptions(db, user, { publicUrl: origin, name: 'Kelvane' });
  const authenticator = createAuthenticator({ origin });
  const response = authenticator.register(challenge) as Parameters<typeof registerPasskey>[3];
  const passkey = await registerPasskey(db, user.id, 'Laptop', response, origin);
  if (passkey === undefined) throw new Error('The passkey was rejected');
  return { authenticator, passkeyId: passkey.id };
}

/** A passkey that cannot be used to sign in, for calls that only name it. */
export async function addPasskeyRow(db: Database, userId: string): Promise<string> {
  const credentialId = crypto.randomUUID();
  const row = { userId, name: 'Phone', credentialId, publicKey: Buffer.alloc(1), counter: 0, transports: [] };
  const passkey = await insertPasskey(db, { ...row, isSynced: true });
  if (passkey === undefined) throw new Error('The passkey was rejected');
  return passkey.id;
}

export async function removeFactors(db: Database, userName: string): Promise<void> {
  const { id } = await accountOf(db, userName);
  for (const table of [schema.authenticatorApps, schema.passkeys, schema.recoveryCodes, schema.passkeyChallenges]) {
    await db.delete(table).where(and(eq(table.userId, id), isNotNull(table.userId)));
  }
  await db.delete(schema.signInFailures);
}
