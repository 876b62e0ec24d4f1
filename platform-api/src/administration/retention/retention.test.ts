import { eq, inArray } from 'drizzle-orm';
import { addFailedMail } from '../../../test/account-builder.ts';
import { insertFanItem } from '../../../test/fan-item-fixture.ts';
import { configureRoofFan, sizeRoofFan } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { readBrands } from '../../brand/brands/brands.ts';
import { createOutbox } from '../../brand/outbox/outbox.ts';
import { recordAudit } from '../../core/audit/chain.ts';
import { verifyAudit } from '../../core/audit/verify.ts';
import { readConfig } from '../../core/config/config.ts';
import { schema } from '../../core/store/database.ts';
import { sweepStore } from '../sweeps/sweeps.ts';
import { retentionSweeps } from './retention.ts';

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

describeOnEachStore('How long things are kept', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  afterAll(() => server.close());

  const enforce = async (env: Record<string, string> = {}, now = new Date()) => {
    const { store, endedSessions, config, app } = server;
    const ports = { brands: await readBrands(store.db), outbox: createOutbox(null), publicUrl: config.publicUrl };
    const problems: unknown[] = [];
    const onProblem = (error: unknown) => problems.push(error);
    const sweeps = retentionSweeps(readConfig(env).retention, { ...ports, endedSessions, onProblem });
    await sweepStore(store.db, app.log, now, sweeps);
    expect(problems).toEqual([]);
  };
  const count = (table: Parameters<typeof server.store.db.$count>[0]) => server.store.db.$count(table);

  it('is a number of days for each kind, with defaults', async () => {
    const { db } = server.store;
    const userId = await server.userId('engineer');
    const record = { remote: 'r', version: '1', code: 'c', message: '', durationMs: 1, at: '', manufacturerLabelId: 1 };
    const event = { userId, manufacturerLabelId: 1, eventType: 1 };
    const payload = { name: 'M', email: 'm@specbuilder.example', currentUrl: '/', feedback: 'Good' };
    const request = { manufacturerLabelId: 1, kind: 'feedback', payload } as const;
    await db.insert(schema.telemetryRecords).values([31, 29].map((days) => ({ ...record, createdOnUtc: ago(days) })));
    await db.insert(schema.userEvents).values([1096, 1094].map((days) => ({ ...event, createdOnUtc: ago(days) })));
    await db
      .insert(schema.visitorRequests)
      .values([1096, 1094].map((days) => ({ ...request, createdOnUtc: ago(days) })));
    const devices = [401, 399].map((days) => ({ userId, tokenHash: String(days), lastSeenOnUtc: ago(days) }));
    await db.insert(schema.knownDevices).values(devices);
    for (const days of [366, 364]) {
      const mailId = await addFailedMail(server);
      await db
        .update(schema.outboxMails)
        .set({ createdOnUtc: ago(days) })
        .where(eq(schema.outboxMails.id, mailId));
    }
    await enforce();
    for (const table of ['telemetryRecords', 'userEvents', 'visitorRequests', 'outboxMails', 'knownDevices'] as const) {
      expect([table, await count(schema[table])]).toEqual([table, 1]);
    }
    await enforce({ RETENTION_OUTBOX_DAYS: 'never', RETENTION_TELEMETRY_DAYS: '7' }, ago(-400));
    expect([await count(schema.outboxMails), await count(schema.telemetryRecords)]).toEqual([1, 0]);
  });

  it('of what users saved to no project, and of searches that no item came from, is a year; projects stay', async () => {
    const { db } = server.store;
    const userId = await server.userId('engineer');
    const { projectId } = await (await server.clientOf('engineer')).projects.create({ projectName: 'Kept' });
    const old = { userId, createdOnUtc: ago(366) };
    const gone = await insertFanItem(db, old);
    const saved = await insertFanItem(db, { ...old, projectId });
    const young = await insertFanItem(db, old);
    const search = (days: number) => insertFanItem(db, { userId, createdOnUtc: ago(days) });
    const searches = [(await search(366)).resultId, (await search(364)).resultId];
    const { fanItems } = schema;
    await db.delete(fanItems).where(inArray(fanItems.resultId, searches));
    for (const { itemId } of [gone, saved]) {
      await db
        .update(fanItems)
        .set({ updatedOnUtc: ago(366) })
        .where(eq(fanItems.id, itemId));
    }
    await enforce();
    const items = (await db.select({ id: schema.fanItems.id }).from(schema.fanItems)).map(({ id }) => id);
    expect(items.sort()).toEqual([saved.itemId, young.itemId].sort());
    const sets = (await db.select({ id: schema.resultSets.id }).from(schema.resultSets)).map(({ id }) => id);
    expect(sets).not.toContain(gone.resultId);
    expect(searches.map((id) => sets.includes(id))).toEqual([false, true]);
    // Old too, and an item of a project came from it.
    expect(sets).toContain(saved.resultId);
  });

  it('of issued documents is seven years, with their project or without it', async () => {
    const { db } = server.store;
    const { projectId } = await (await server.clientOf('engineer')).projects.create({ projectName: 'Issued' });
    const issue = { manufacturerLabelId: 1, projectName: 'Issued', referenceId: 'I-1', isChangedSince: false };
    const [old] = await db
      .insert(schema.documentIssues)
      .values([2558, 2556].map((days) => ({ ...issue, projectId, issuedOnUtc: ago(days) })))
      .returning();
    await db.insert(schema.issueRecipients).values({ issueId: old?.id ?? '', place: 0, address: 'ana@ruiz.example' });
    await enforce();
    expect([await count(schema.documentIssues), await count(schema.issueRecipients)]).toEqual([1, 0]);
    await (await server.clientOf('engineer')).projectStubs.delete({ projectId });
    await enforce();
    expect(await count(schema.documentIssues)).toBe(1);
  });

  it('of what users mailed a link to is for ever', async () => {
    const { db } = server.store;
    const engineer = await server.clientOf('engineer');
    const { resultId } = await sizeRoofFan(engineer);
    const item = await configureRoofFan(engineer);
    await engineer.links.ofResult({ resultId });
    const { linkToken } = await engineer.links.ofItem(item);
    await db.update(schema.resultSets).set({ createdOnUtc: ago(500) });
    await db.update(schema.fanItems).set({ createdOnUtc: ago(500), updatedOnUtc: ago(500) });
    await enforce();
    const reader = server.client({ linkToken });
    await expect(reader.fanItem.read(item)).resolves.toMatchObject({ fanItemId: item.fanItemId });
    await expect(engineer.sizing.exhaustSupply.byResultId({ resultId })).resolves.toMatchObject({ resultId });
  });

  it('of accounts that an administrator disabled is for ever, unless a setting says otherwise', async () => {
    const { db } = server.store;
    const { users } = schema;
    const [dev, sales] = [await server.userId('dev'), await server.userId('sales')];
    const client = await server.clientOf('dev');
    const { projectId } = await client.projects.create({ projectName: 'A colleague works in it' });
    await db
      .update(users)
      .set({ closedOnUtc: ago(91) })
      .where(eq(users.id, dev));
    await db
      .update(users)
      .set({ closedOnUtc: ago(89) })
      .where(eq(users.id, sales));
    const left = async () => (await db.select({ id: users.id }).from(users)).map(({ id }) => id);
    await enforce();
    expect(await left()).toEqual(expect.arrayContaining([dev, sales]));
    await db.insert(schema.projectMembers).values({ projectId, userId: sales, role: 'editor' });
    await enforce({ RETENTION_CLOSED_ACCOUNTS_DAYS: '90' });
    // A user works in a project of the account.
    expect(await left()).toContain(dev);
    await db.delete(schema.projectMembers);
    await db.update(users).set({ issuer: 'https://id.example', subject: 'dev' }).where(eq(users.id, dev));
    await enforce({ RETENTION_CLOSED_ACCOUNTS_DAYS: '90' });
    // The row keeps out whom another provider still signs in.
    expect(await left()).toContain(dev);
    await db.update(users).set({ issuer: null, subject: null }).where(eq(users.id, dev));
    await enforce({ RETENTION_CLOSED_ACCOUNTS_DAYS: '90' });
    expect(await left()).toContain(sales);
    expect(await left()).not.toContain(dev);
    const lines = await db.select().from(schema.auditRecords).where(eq(schema.auditRecords.userId, dev));
    expect(lines).toEqual([
      expect.objectContaining({ action: 'deleted', subject: `/api/projects/${projectId}` }),
      expect.objectContaining({ action: 'account-deleted', actorId: null }),
    ]);
  });

  it('of the audit log is for ever, unless a setting says otherwise; what is left proves itself', async () => {
    const { db } = server.store;
    await recordAudit(db, { action: 'signed-out' }, { actorId: null, address: null });
    const before = await count(schema.auditRecords);
    await enforce({}, ago(-2000));
    expect(await count(schema.auditRecords)).toBe(before);
    await enforce({ RETENTION_AUDIT_DAYS: '90' }, ago(-91));
    expect(await db.select().from(schema.auditRecords)).toEqual([expect.objectContaining({ action: 'audit-cut' })]);
    expect((await verifyAudit(db)).flaw).toBeNull();
  });
});

describe('A setting of how long things are kept', () => {
  it.each([
    [
      { RETENTION_AUDIT_DAYS: '30' },
      "RETENTION_AUDIT_DAYS must be a whole number of days from 90 to 36500 or never, not '30'.",
    ],
    [
      { RETENTION_OUTBOX_DAYS: 'a year' },
      /^RETENTION_OUTBOX_DAYS must be a whole number of days from 1 to 36500 or never/,
    ],
    [
      { RETENTION_ISSUED_DOCUMENTS_DAYS: '365' },
      "RETENTION_ISSUED_DOCUMENTS_DAYS must be a whole number of days from 2557 to 36500 or never, not '365'.",
    ],
    [{ RETENTION_DEVICES_DAYS: 'never' }, /^RETENTION_DEVICES_DAYS must be a whole number of days from 1 to 400, /],
  ])('that cannot be used is rejected in a sentence: %j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
