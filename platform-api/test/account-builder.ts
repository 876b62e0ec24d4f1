import { eq } from 'drizzle-orm';
import { saveReset } from '../src/accounts/account/store.ts';
import { forgetFailures } from '../src/accounts/identity/back-off.ts';
import { hashPassword } from '../src/accounts/identity/passwords.ts';
import { newSecretToken, secretTokenHash } from '../src/accounts/identity/secret-token.ts';
import { DEMO_PASSWORD } from '../src/accounts/seed/demo-accounts.ts';
import { addMail } from '../src/brand/outbox/store.ts';
import { schema } from '../src/core/store/database.ts';
import type { SampleRows } from './endpoint-sample.ts';
import type { TestApplication } from './test-application.ts';

const DAY_MS = 86_400_000;

/** Endpoints about accounts and their mails. */
const OF_ACCOUNTS = /^(account|outbox)\./;

/** A token of the user `engineer` whose link was mailed; the store has none that can be read. */
export async function addReset(server: TestApplication, expiresOnUtc = new Date(Date.now() + DAY_MS)): Promise<string> {
  const token = newSecretToken();
  const userId = await server.userId('engineer');
  await saveReset(server.store.db, { userId, tokenHash: secretTokenHash(token), expiresOnUtc });
  return token;
}

/** A mail that was given up. */
export function addFailedMail({ store }: TestApplication, subject = 'Given up'): Promise<string> {
  return addMail(store.db, {
    ...{ manufacturerLabelId: 1, recipient: 'to@specbuilder.example', replyTo: null, subject, body: 'Text' },
    ...{ state: 'failed', attempts: 6, lastError: 'Error: 451 busy' },
  });
}

/** What a call about accounts names; its caller gets the password of the demonstration accounts. */
export async function accountRowsFor(
  server: TestApplication,
  endpoint: string,
  userId: string,
): Promise<SampleRows['account']> {
  if (!OF_ACCOUNTS.test(endpoint)) return { password: '', email: '', resetToken: '', failedMailId: '' };
  const { users } = schema;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await server.store.db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  const [engineer] = await server.store.db.select().from(users).where(eq(users.userName, 'engineer'));
  // One account gets only a few mails, which any visitor may request, and here every visitor requests some.
  await forgetFailures(server.store.db, 'mail', engineer?.id ?? '');
  return {
    ...{ password: DEMO_PASSWORD, email: engineer?.email ?? '' },
    ...{ resetToken: await addReset(server), failedMailId: await addFailedMail(server) },
  };
}
