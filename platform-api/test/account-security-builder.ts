import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { hashPassword } from '../src/accounts/identity/passwords.ts';
import { startApp } from '../src/accounts/identity/second-factor/authenticator-app.ts';
import { registrationOptions } from '../src/accounts/identity/second-factor/passkeys.ts';
import { loadSecrets } from '../src/accounts/identity/secrets.ts';
import { DEMO_PASSWORD } from '../src/accounts/seed/demo-accounts.ts';
import { schema } from '../src/core/store/database.ts';
import { addApiKey } from './api-keys/add-api-key.ts';
import type { SampleRows } from './endpoint-sample.ts';
import { createAuthenticator } from './second-factor/authenticator.ts';
import { addPasskeyRow, codeOf } from './second-factor/factors.ts';
import type { TestApplication } from './test-application.ts';

/** Endpoints about what an account is secured with, and where it is signed in. */
const OF_ACCOUNT_SECURITY = /^(sessions|secondFactor|apiKeys)\./;

const NO_SECURITY: SampleRows['security'] = {
  ...{ sessionId: 'none', appCode: '000000', credential: {} },
  passkeyId: '00000000-0000-4000-8000-000000000000',
  apiKeyId: '00000000-0000-4000-8000-000000000000',
};

/** Who calls, and what their account is secured with where the endpoint is about that. */
export async function callerRows(
  server: TestApplication,
  endpoint: string,
  userId: string,
  isFresh: boolean,
): Promise<Pick<SampleRows, 'userId' | 'security'>> {
  const isSecured = isFresh && OF_ACCOUNT_SECURITY.test(endpoint);
  return { userId, security: isSecured ? await addSecurity(server, userId) : NO_SECURITY };
}

/** A password, a session, an app to confirm and a passkey of the user, all for one call. */
async function addSecurity(
  { store: { db }, config }: TestApplication,
  userId: string,
): Promise<SampleRows['security']> {
  const { users, signedInSessions, oidcPayloads } = schema;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const [user] = await db.update(users).set({ passwordHash }).where(eq(users.id, userId)).returning();
  if (user === undefined) throw new Error(`There is no user ${userId}`);
  await db.delete(schema.signInFailures);
  const sessionId = randomUUID();
  const expiresOnUtc = sql`now() + interval '1 day'`;
  await db.insert(oidcPayloads).values({ type: 'Grant', id: sessionId, payload: {}, expiresOnUtc });
  const methods = ['pwd'];
  await db.insert(signedInSessions).values({ id: sessionId, userId, providerSession: 'p', address: '::1', methods });
  const { factorKey } = await loadSecrets(db, config.signingKeyDays);
  const { secret } = await startApp(db, user, 'Kelvane', factorKey);
  const { challenge } = await registrationOptions(db, user, { publicUrl: config.publicUrl, name: 'Kelvane' });
  return {
    sessionId,
    appCode: codeOf(secret),
    credential: createAuthenticator({ origin: config.publicUrl }).register(challenge),
    passkeyId: await addPasskeyRow(db, userId),
    apiKeyId: (await addApiKey(db, userId, ['size'])).apiKeyId,
  };
}
