import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../src/accounts/identity/passwords.ts';
import { DEMO_PASSWORD } from '../src/accounts/seed/demo-accounts.ts';
import { EXPORT_JOB } from '../src/administration/privacy/export/job.ts';
import { schema } from '../src/core/store/database.ts';
import type { EndpointSample, SampleRows } from './endpoint-sample.ts';
import type { TestApplication } from './test-application.ts';

const OF_PRIVACY = /^privacy\./;
const DOWNLOADS = /^privacy\.downloadExport\b/;
const ENDS_ACCOUNT = /^privacy\.deleteAccount\b/;

/** Calls about the data and the end of an account. */
export const PRIVACY_SAMPLES: Readonly<Record<string, (rows: SampleRows) => EndpointSample>> = {
  'privacy.readDeletion': () => ({ bad: null }),
  'privacy.readExport': () => ({ bad: null }),
  'privacy.cancelExport': () => ({ bad: null }),
  'privacy.downloadExport': () => ({ body: { password: DEMO_PASSWORD }, bad: { body: { password: 1 } } }),
  'privacy.exportData': () => ({ body: { password: DEMO_PASSWORD }, bad: { body: { password: 1 } } }),
  'privacy.deleteAccount': ({ leaver: { userName, token } }) => {
    const body = { password: DEMO_PASSWORD, userName, projects: 'delete', colleague: '' };
    return { body, token, bad: { body: { ...body, projects: 'hand-over' } } };
  },
};

async function addFinishedExport({ store: { db } }: TestApplication, userId: string): Promise<void> {
  const { jobParts, jobs } = schema;
  await db.delete(jobs).where(eq(jobs.userId, userId));
  const expiresOnUtc = new Date(Date.now() + 86_400_000);
  const done = { kind: EXPORT_JOB, state: 'done', input: {}, language: 'en', expiresOnUtc } as const;
  const [job] = await db
    .insert(jobs)
    .values({ ...done, userId, manufacturerLabelId: 1 })
    .returning();
  await db.insert(jobParts).values({ jobId: job?.id ?? '', partNumber: 1, content: Buffer.from('PK') });
}

/** Gives the caller a password, and a twin where the call ends an account. */
export async function leaverFor(
  server: TestApplication,
  endpoint: string,
  userId: string,
  isFresh: boolean,
): Promise<SampleRows['leaver']> {
  const { users } = schema;
  const { db } = server.store;
  const noOne = { userName: 'no-user', token: null };
  if (DOWNLOADS.test(endpoint)) await addFinishedExport(server, userId);
  if (!OF_PRIVACY.test(endpoint)) return noOne;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const [user] = await db.update(users).set({ passwordHash }).where(eq(users.id, userId)).returning();
  if (user === undefined || !isFresh || !ENDS_ACCOUNT.test(endpoint)) return noOne;
  const userName = `twin-${randomUUID()}`;
  await db.insert(users).values({ ...user, id: randomUUID(), userName, email: `${userName}@specbuilder.example` });
  return { userName, token: await server.tokenOf(userName) };
}
