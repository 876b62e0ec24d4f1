import { statusOf } from '@specbuilder/shared-contracts/client';
import { eq, inArray } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { exportedBy } from '../../../../test/privacy/exported-by.ts';
import { fullAccount } from '../../../../test/privacy/full-account.ts';
import { describeOnEachStore } from '../../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../../test/test-application.ts';
import { DEMO_PASSWORD } from '../../../accounts/seed/demo-accounts.ts';
import { sweepJobs } from '../../../core/jobs/store.ts';
import { schema } from '../../../core/store/database.ts';
import { PERSONAL_DATA } from '../personal-data.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

describeOnEachStore('The data of a user', (kind) => {
  let server: TestApplication;
  let account: Awaited<ReturnType<typeof fullAccount>>;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    account = await fullAccount(server, 'sales', 'engineer');
  });
  afterAll(() => server.close());

  const download = async () => {
    const client = await server.clientOf('sales');
    const blob = await exportedBy(server, client, DEMO_PASSWORD);
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
  };
  const rowsOf = async (name: string) => JSON.parse((await download())[name] ?? 'null') as Rows;

  it('come as files of JSON, one for each kind, none of them empty, with one that says what they are', async () => {
    const files = await download();
    const declared = new Set(Object.values(PERSONAL_DATA).flatMap(({ exportedIn }) => exportedIn ?? []));
    const names = [...declared].map((file) => `${file.replace(/[A-Z]/g, (item) => `-${item.toLowerCase()}`)}.json`);
    expect(Object.keys(files).sort()).toEqual(['README.txt', ...names].sort());
    for (const name of names) {
      expect([name, (JSON.parse(files[name] ?? '') as Rows).length]).not.toEqual([name, 0]);
      expect(files['README.txt']).toContain(`- ${name}: `);
    }
    expect(files['README.txt']).toMatch(/^Your data at \S+/);
  });

  it('are put together once at a time for a user, who sees how far it is and gets a mail at the end', async () => {
    const client = await server.clientOf('sales');
    await client.privacy.cancelExport();
    const password = DEMO_PASSWORD;
    const both = await Promise.all([client.privacy.exportData({ password }), client.privacy.exportData({ password })]);
    expect(new Set(both.map(({ requestedOnUtc }) => requestedOnUtc)).size).toBe(1);
    await server.jobs.idle();
    const { export: ready } = await client.privacy.readExport();
    expect(ready).toMatchObject({ state: 'done', problem: null, sizeBytes: expect.any(Number) });
    const days = (Date.parse(ready?.expiresOnUtc ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(3);
    const mails = await server.store.db.select().from(schema.outboxMails);
    const mail = mails.filter(({ subject }) => subject === 'The copy of your data is ready').at(-1);
    expect(mail).toMatchObject({ recipient: account.email, userId: account.userId });
    expect(mail?.body).toContain('/accounts/edit?');
  });

  it('are there for three days, and for no one without the password or after they were deleted', async () => {
    const { db } = server.store;
    const client = await server.clientOf('sales');
    const statusOfDownload = async (password: string | null, by = client) =>
      statusOf(await by.privacy.downloadExport({ password }).catch((error: unknown) => error)) ?? 200;
    await download();
    expect([await statusOfDownload('wrong'), await statusOfDownload(DEMO_PASSWORD)]).toEqual([400, 200]);
    expect(await statusOfDownload(DEMO_PASSWORD, await server.clientOf('dev'))).toBe(404);
    await db.update(schema.jobs).set({ expiresOnUtc: new Date(Date.now() - 1) });
    expect(await statusOfDownload(DEMO_PASSWORD)).toBe(404);
    expect(await sweepJobs(db, new Date())).toBe(1);
    expect([await db.$count(schema.jobParts), (await client.privacy.readExport()).export]).toEqual([0, null]);
    await download();
    await client.privacy.cancelExport();
    expect([await statusOfDownload(DEMO_PASSWORD), await db.$count(schema.jobParts)]).toEqual([404, 0]);
  });

  it('have the profile, and projects with everything in them', async () => {
    expect((await rowsOf('account.json'))[0]).toMatchObject({
      userName: 'sales',
      email: account.email,
      hasPassword: true,
    });
    const [project] = (await rowsOf('projects.json')).filter(
      ({ projectId }) => projectId === account.project.projectId,
    );
    expect(project).toMatchObject({
      name: account.project.projectName,
      addresses: [expect.anything(), expect.anything()],
      buildings: [{ squareFeet: 20_000 }],
      schedule: [{ tag: 'EF-9' }],
      items: [{ tag: 'HV-1' }, { tag: 'EF-1' }, { tag: 'EF-2' }],
      revisions: [{ name: 'Issued for bid' }],
    });
  });

  it('have the notes about them and those that they wrote apart, all of them', async () => {
    const { db } = server.store;
    const { customerNotes } = schema;
    // More than are read at a time.
    const more = Array.from({ length: 205 }, (_, index) => ({ customerId: account.userId, text: `Note ${index}` }));
    const added = await db.insert(customerNotes).values(more).returning({ id: customerNotes.id });
    const about = await rowsOf('notes-about-you.json');
    expect(about).toHaveLength(206);
    expect(about).toContainEqual({
      ...{ id: expect.any(String), text: 'Calls in the morning', createdOnUtc: expect.any(String), changedOnUtc: null },
    });
    expect((await rowsOf('notes-by-you.json')).map(({ text }) => text)).toEqual(['Prefers direct drive']);
    const ids = added.map(({ id }) => id);
    await db.delete(customerNotes).where(inArray(customerNotes.id, ids));
  });

  it('have no secret and no key to anything', async () => {
    const all = Object.values(await download()).join();
    for (const secret of ['passwordHash', 'app-secret', 'tokenHash', 'codeHash', 'publicKey', 'challenge"']) {
      expect(all).not.toContain(secret);
    }
    const [user] = await server.store.db.select().from(schema.users).where(eq(schema.users.userName, 'sales'));
    expect(all).not.toContain(user?.passwordHash);
    // A link to another user's project opens it for anyone who knows its id.
    expect(all).not.toContain(account.togetherId);
  });

  it('include nothing of other users', async () => {
    const colleague = await server.clientOf('engineer');
    const { projectId } = await colleague.projects.create({ projectName: 'Hidden Works' });
    const all = Object.values(await download()).join();
    expect(all).not.toContain('Hidden Works');
    expect(all).not.toContain(projectId);
    expect(all).not.toContain('engineer@specbuilder.example');
  });

  it('are given out for the password alone, and the audit log says that they were', async () => {
    const client = await server.clientOf('sales');
    for (const password of ['wrong', null]) {
      const rejected = await client.privacy.exportData({ password }).catch((error: unknown) => error);
      expect(statusOf(rejected)).toBe(400);
    }
    const audit = await rowsOf('audit.json');
    expect(audit.at(-1)).toMatchObject({ action: 'data-exported', actorId: account.userId, userId: account.userId });
  });
});
