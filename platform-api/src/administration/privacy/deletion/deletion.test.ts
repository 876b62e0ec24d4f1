import { errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { eq, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import { exportedBy } from '../../../../test/privacy/exported-by.ts';
import { fullAccount } from '../../../../test/privacy/full-account.ts';
import { configureRoofFan } from '../../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../../test/test-application.ts';
import { DEMO_PASSWORD } from '../../../accounts/seed/demo-accounts.ts';
import { readBrands } from '../../../brand/brands/brands.ts';
import { createOutbox } from '../../../brand/outbox/outbox.ts';
import { addMail } from '../../../brand/outbox/store.ts';
import { verifyAudit } from '../../../core/audit/verify.ts';
import { createJobs } from '../../../core/jobs/runner.ts';
import { schema } from '../../../core/store/database.ts';
import { PERSONAL_DATA } from '../personal-data.ts';
import { deletionJob } from './job.ts';

const guestFeedback = (email: string) => ({ name: 'Ana', email, currentUrl: '/', feedback: 'Good' });
const DELETION = { password: DEMO_PASSWORD, projects: 'delete', colleague: '' } as const;

describeOnEachStore('A user who deletes the account', (kind) => {
  let server: TestApplication;
  beforeEach(async () => {
    server = await startTestApplication({}, kind);
  });
  afterEach(() => server.close());

  /** Tables that still contain a text. */
  const tracesOf = async (text: string) => {
    const found: string[] = [];
    for (const [name, table] of Object.entries(schema)) {
      if (!(table instanceof PgTable)) continue;
      const row = sql.raw(`"${getTableConfig(table).name}"`);
      const { rows } = await server.store.db.execute(
        sql`select 1 from ${row} as r where lower(r::text) like ${`%${text.toLowerCase()}%`} limit 1`,
      );
      if (rows.length > 0) found.push(name);
    }
    return found.sort();
  };
  const mails = () => server.store.db.select().from(schema.outboxMails);

  it('leaves nothing behind but an id where the declaration says so, and the last mail', async () => {
    const { client, userId, email } = await fullAccount(server, 'sales', 'engineer');
    const declared = Object.entries(PERSONAL_DATA).filter(([, { exportedIn, why }]) => exportedIn !== null || why);
    const before = await tracesOf(userId);
    expect(declared.map(([name]) => name)).toEqual(expect.arrayContaining(before));
    await client.privacy.deleteAccount({ ...DELETION, userName: 'SALES' });
    await server.jobs.idle();
    const pseudonyms = Object.entries(PERSONAL_DATA).filter(([, { columns }]) =>
      Object.values(columns).includes('pseudonym'),
    );
    expect(pseudonyms.map(([name]) => name)).toEqual(expect.arrayContaining(await tracesOf(userId)));
    expect(await tracesOf(email)).toEqual(['outboxMails']);
    expect((await mails()).filter((mail) => mail.recipient === email)).toEqual([
      expect.objectContaining({ subject: 'Your account was deleted', hasSecret: true }),
    ]);
    expect((await verifyAudit(server.store.db)).flaw).toBeNull();
  });

  it('is signed out at once, and name and address are free', async () => {
    const { client, userId, email } = await fullAccount(server, 'sales', 'engineer');
    await client.privacy.deleteAccount({ ...DELETION, userName: 'sales' });
    const atOnce = statusOf(await client.user.details().catch((error: unknown) => error));
    await server.jobs.idle();
    expect([atOnce, statusOf(await client.user.details().catch((error: unknown) => error))]).toEqual([401, 401]);
    const address = { city: '', state: '', postalCode: '60606', country: 'USA' } as const;
    const registration = {
      ...{ username: 'sales', email, emailConfirm: email, companyName: 'Again', phoneNumber: '', ...address },
      ...{ password: 'Another-Good-1', passwordConfirm: 'Another-Good-1' },
    };
    await server.client().account.register(registration);
    expect(await server.userId('sales')).not.toBe(userId);
  });

  it('deletes no mail or request of others that has the address alone: a typed address proves no identity', async () => {
    const { client, email } = await fullAccount(server, 'sales', 'engineer');
    const { db } = server.store;
    const toMailbox = {
      manufacturerLabelId: 1,
      recipient: email,
      subject: 'For the region',
      body: 'Call back',
    } as const;
    await addMail(db, { ...toMailbox, state: 'waiting' });
    await db
      .insert(schema.visitorRequests)
      .values({ manufacturerLabelId: 1, kind: 'feedback', payload: guestFeedback(email) });
    const exported = await exportedBy(server, client, DELETION.password);
    const files = unzipSync(new Uint8Array(await exported.arrayBuffer()));
    expect(strFromU8(files['mails.json'] ?? new Uint8Array())).not.toContain(toMailbox.subject);
    await client.privacy.deleteAccount({ ...DELETION, userName: 'sales' });
    await server.jobs.idle();
    expect((await mails()).map(({ subject }) => subject)).toContain(toMailbox.subject);
    expect((await db.select().from(schema.visitorRequests)).map(({ payload }) => payload)).toEqual([
      guestFeedback(email),
    ]);
  });

  it('gives the projects to a colleague, whose own names stay, and the colleague gets a mail', async () => {
    const { client, colleague, project, userId } = await fullAccount(server, 'sales', 'engineer');
    const { projectId, projectName } = project;
    await colleague.projects.create({ projectName });
    const facts = { owner: 'City of Milwaukee', firstName: 'Sam', lastName: 'Ortega' };
    await client.projects.facts.save({ projectId, facts });
    const { userId: colleagueId, email } = await colleague.user.details();
    await server.store.db.insert(schema.projectMembers).values({ projectId, userId: colleagueId, role: 'viewer' });
    await client.privacy.deleteAccount({
      ...{ ...DELETION, userName: 'sales', projects: 'hand-over', colleague: email.toUpperCase() },
    });
    await server.jobs.idle();
    const given = await colleague.projects.read({ projectId });
    expect(given).toMatchObject({ projectName: `${projectName} 2`, userId: colleagueId, role: 'owner' });
    expect(given.projectItems).toHaveLength(3);
    const kept = await colleague.projects.facts.read({ projectId });
    expect(kept.facts).toEqual({ owner: 'City of Milwaukee' });
    await colleague.fanItem.read({ fanItemId: given.projectItems[0]?.fanItemId ?? '' });
    expect(await colleague.projects.members.list({ projectId })).toMatchObject({ members: [] });
    const moved = await server.store.db
      .select()
      .from(schema.auditRecords)
      .where(eq(schema.auditRecords.action, 'project-ownership-moved'));
    expect(moved).toEqual([
      expect.objectContaining({
        ...{ actorId: userId, subject: `/api/projects/${projectId}` },
        details: { from: userId, to: colleagueId },
      }),
    ]);
    const written = (await mails()).filter((mail) => mail.recipient === email);
    expect(written).toEqual([
      expect.objectContaining({ subject: expect.stringMatching(/handed a project over to you$/) }),
    ]);
    expect(written[0]?.body).toContain(`${projectName} 2`);
  });

  it('leaves what was made in a project of another user to that user, with the search behind it', async () => {
    const { client, colleague, theirProjectId, theirItemId, aloneId, togetherId } = await fullAccount(
      server,
      'sales',
      'engineer',
    );
    await configureRoofFan(client);
    await client.privacy.deleteAccount({ ...DELETION, userName: 'sales' });
    await server.jobs.idle();
    const { projectItems } = await colleague.projects.read({ projectId: theirProjectId });
    expect(projectItems.map(({ fanItemId }) => fanItemId)).toEqual([theirItemId]);
    const { db } = server.store;
    const [item] = await db.select().from(schema.fanItems).where(eq(schema.fanItems.id, theirItemId));
    await colleague.sizing.exhaustSupply.byResultId({ resultId: item?.resultId ?? '' });
    // A link that went to the user alone is gone, another one goes on for the others.
    const links = await db.select().from(schema.projectShares);
    expect(links.find(({ id }) => id === aloneId)).toBeUndefined();
    expect(links.find(({ id }) => id === togetherId)?.recipients).toEqual(['other@specbuilder.example']);
    // That there was a recipient stays.
    expect((await db.select().from(schema.issueRecipients)).map(({ address }) => address)).toEqual([null]);
    expect(await db.$count(schema.userEvents, eq(schema.userEvents.projectId, theirProjectId))).toBeGreaterThan(0);
  });

  it('goes on after a restart with what is left, however many projects there are, and tells the colleague once', async () => {
    const { db } = server.store;
    const client = await server.clientOf('sales');
    const names = Array.from({ length: 12 }, (_, index) => `Tower ${index}`);
    for (const projectName of names) await client.projects.create({ projectName });
    const plan = { projects: 'hand-over', colleague: 'engineer' } as const;
    const userId = await server.userId('sales');
    // A process that died after two of its steps left this behind.
    await server.jobs.close();
    await client.privacy.deleteAccount({ ...DELETION, ...plan, userName: 'sales' });
    const [row] = await db.select().from(schema.jobs);
    const colleagueId = await server.userId('engineer');
    const given = await db.select().from(schema.projects).where(eq(schema.projects.userId, userId)).limit(10);
    for (const { id } of given) {
      await db.update(schema.projects).set({ userId: colleagueId }).where(eq(schema.projects.id, id));
    }
    const memory = { count: 10, names: given.slice(0, 5).map(({ name }) => name) };
    await db.update(schema.jobs).set({ state: 'running', attempts: 1, memory, dueOnUtc: new Date(0) });
    const { config, endedSessions } = server;
    const outbox = createOutbox(null);
    const ports = { brands: await readBrands(db), outbox, publicUrl: config.publicUrl, endedSessions };
    const problems: unknown[] = [];
    const next = createJobs({
      ...{ db, messages: server.store.messages, log: server.app.log, kinds: [deletionJob(db, ports)] },
      onProblem: (error) => problems.push(error),
    });
    await next.idle();
    await next.close();
    expect([row?.kind, problems, await db.$count(schema.jobs)]).toEqual(['account-deletion', [], 0]);
    expect(await db.$count(schema.users, eq(schema.users.id, userId))).toBe(0);
    expect(await db.$count(schema.projects, eq(schema.projects.userId, colleagueId))).toBe(12);
    const toColleague = (await mails()).filter(({ subject }) => subject.includes('over to you'));
    expect(toColleague.map(({ subject }) => subject)).toEqual([expect.stringContaining('handed 12 projects over')]);
    expect(toColleague[0]?.body).toContain('and 7 more');
  });

  it('is opened again, and its owner gets a mail with the reason, when the colleague left meanwhile', async () => {
    const { db } = server.store;
    const client = await server.clientOf('sales');
    await client.projects.create({ projectName: 'Stays' });
    const plan = { projects: 'hand-over', colleague: 'engineer' } as const;
    const userId = await server.userId('sales');
    const { config, endedSessions } = server;
    const ports = {
      brands: await readBrands(db),
      outbox: createOutbox(null),
      publicUrl: config.publicUrl,
      endedSessions,
    };
    await server.jobs.close();
    await client.privacy.deleteAccount({ ...DELETION, ...plan, userName: 'sales' });
    await db.update(schema.users).set({ closedOnUtc: new Date() }).where(eq(schema.users.userName, 'engineer'));
    const next = createJobs({
      ...{ db, messages: server.store.messages, log: server.app.log, kinds: [deletionJob(db, ports)] },
      onProblem: () => undefined,
    });
    await next.idle();
    await next.close();
    const [user] = await db.select().from(schema.users).where(eq(schema.users.id, userId));
    expect(user?.closedOnUtc).toBeNull();
    expect(await db.$count(schema.projects, eq(schema.projects.userId, userId))).toBe(1);
    const kept = (await mails()).find(({ subject }) => subject === 'Your account could not be deleted');
    expect(kept).toMatchObject({ recipient: user?.email });
    expect(kept?.body).toContain('No active account has this user name or email address');
  });

  it('gets the reasons why it is rejected, and nothing is deleted', async () => {
    const engineer = await server.clientOf('engineer');
    await engineer.projects.create({ projectName: 'Stays' });
    const closed = await server.userId('dev');
    await server.store.db.update(schema.users).set({ closedOnUtc: new Date() }).where(eq(schema.users.id, closed));
    const given = { password: DEMO_PASSWORD, userName: 'engineer', projects: 'hand-over', colleague: 'sales' } as const;
    const errorsOf = async (changes: object) =>
      errorBodyOf(await engineer.privacy.deleteAccount({ ...given, ...changes }).catch((error: unknown) => error))
        ?.errors;
    expect(await errorsOf({ password: 'wrong' })).toEqual({ password: ['The password is incorrect'] });
    expect(await errorsOf({ userName: 'sales' })).toEqual({ userName: ['This is not your user name'] });
    const noColleague = { colleague: ['No active account has this user name or email address'] };
    expect(await errorsOf({ colleague: 'unknown' })).toEqual(noColleague);
    expect(await errorsOf({ colleague: 'dev' })).toEqual(noColleague);
    expect(await errorsOf({ colleague: 'engineer' })).toEqual({ colleague: ['That is your own account'] });
    expect(await errorsOf({ colleague: '' })).toEqual({
      colleague: ['Enter the user name or email address of a colleague'],
    });
    expect(await engineer.privacy.readDeletion()).toEqual({
      projectCount: 1,
      isLastAdministrator: false,
      hasPassword: true,
    });
  });

  it('stays as long as no other user is an administrator', async () => {
    const admin = await server.clientOf('admin');
    expect(await admin.privacy.readDeletion()).toMatchObject({ isLastAdministrator: true });
    const rejected = await admin.privacy
      .deleteAccount({ ...DELETION, userName: 'admin' })
      .catch((error: unknown) => error);
    expect(statusOf(rejected)).toBe(409);
    expect(errorBodyOf(rejected)?.message).toMatch(/^You are the last administrator/);
    const { users } = schema;
    await server.store.db
      .update(users)
      .set({ roles: ['user', 'admin'] })
      .where(eq(users.userName, 'sales'));
    await admin.privacy.deleteAccount({ ...DELETION, userName: 'admin' });
  });
});
