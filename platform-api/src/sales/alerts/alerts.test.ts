import { randomUUID } from 'node:crypto';
import { errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { AlertFrequency, UserActionType } from '@specbuilder/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import { ALERT } from '../../../test/endpoint-samples.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { listMails } from '../../brand/outbox/store.ts';
import { schema } from '../../core/store/database.ts';

describeOnEachStore('Activity alerts', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  afterAll(() => server.close());
  beforeEach(() => server.store.db.delete(schema.alerts));

  const alertsOf = async (userName: 'sales' | 'admin') => (await server.clientOf(userName)).alerts;
  const rejectionOf = async (call: Promise<unknown>) => {
    const error: unknown = await call.catch((rejected: unknown) => rejected);
    return { status: statusOf(error), errors: errorBodyOf(error)?.errors };
  };

  it('[API-135] are set up with the names of recipient and region', async () => {
    const alert = await (await alertsOf('sales')).create({ ...ALERT, eventType: UserActionType.SizedFan });
    expect(alert).toEqual({
      ...ALERT,
      id: expect.any(String),
      recipientId: await server.userId('sales'),
      recipientEmail: 'sales@specbuilder.example',
      customerName: null,
      regionName: 'Chicago Regional Office',
      eventType: UserActionType.SizedFan,
    });
  });

  it('[API-134] are listed page by page, the newest first', async () => {
    const alerts = await alertsOf('sales');
    const made: string[] = [];
    for (let index = 0; index < 12; index += 1) made.unshift((await alerts.create(ALERT)).id);
    const first = await alerts.list({});
    expect(first).toMatchObject({ totalCount: 12, pageIndex: 0, pageSize: 10 });
    expect(first.items.map(({ id }) => id)).toEqual(made.slice(0, 10));
    const second = await alerts.list({ pageIndex: 1 });
    expect(second.items.map(({ id }) => id)).toEqual(made.slice(10));
  });

  it('[ALR-005] [A-220] administrators read those of any recipient, others their own whatever they ask', async () => {
    const [sales, admin] = [await alertsOf('sales'), await alertsOf('admin')];
    const [salesId, adminId] = [await server.userId('sales'), await server.userId('admin')];
    await sales.create(ALERT);
    await admin.create({ ...ALERT, salesRegionId: null });
    const recipientsOf = ({ items }: Awaited<ReturnType<typeof sales.list>>) => items.map((item) => item.recipientId);
    expect(recipientsOf(await admin.list({}))).toEqual([adminId, salesId]);
    expect(recipientsOf(await admin.list({ recipientId: salesId }))).toEqual([salesId]);
    expect(recipientsOf(await sales.list({}))).toEqual([salesId]);
    expect(recipientsOf(await sales.list({ recipientId: adminId }))).toEqual([salesId]);
  });

  it('[API-136] are changed by their recipient and by administrators', async () => {
    const sales = await alertsOf('sales');
    const customerId = await server.userId('engineer');
    const { id } = await sales.create(ALERT);
    const changed = await sales.change({ ...ALERT, id, salesRegionId: null, customerId });
    expect(changed).toMatchObject({ id, customerId, customerName: 'Maya Lindqvist', salesRegionId: null });
    const byAdmin = await (await alertsOf('admin')).change({ ...ALERT, id, salesRegionId: 15 });
    expect(byAdmin).toMatchObject({ recipientEmail: 'sales@specbuilder.example', salesRegionId: 15 });
  });

  it('keep the language and brand of their recipient when someone else changes them', async () => {
    const sales = await alertsOf('sales');
    const { id } = await sales.create(ALERT);
    const identity = { language: 'es', manufacturerLabelId: 7 } as const;
    await server.store.db.update(schema.alerts).set(identity).where(eq(schema.alerts.id, id));
    const identityNow = async () => {
      const { language, manufacturerLabelId } = schema.alerts;
      const rows = await server.store.db.select({ language, manufacturerLabelId }).from(schema.alerts);
      return rows[0];
    };
    await (await alertsOf('admin')).change({ ...ALERT, id, salesRegionId: 15 });
    expect(await identityNow()).toEqual(identity);
    await sales.change({ ...ALERT, id });
    expect(await identityNow()).toEqual({ language: 'en', manufacturerLabelId: 1 });
  });

  it('go on from their last mail when a change keeps the schedule, and begin as new when it does not', async () => {
    const sales = await alertsOf('sales');
    const { id } = await sales.create(ALERT);
    const times = {
      nextRunOnUtc: new Date('2030-01-07T13:00:00Z'),
      reportedUntilUtc: new Date('2029-12-31T13:00:00Z'),
    };
    await server.store.db.update(schema.alerts).set(times).where(eq(schema.alerts.id, id));
    const timesNow = async () =>
      (await server.store.db.select().from(schema.alerts).where(eq(schema.alerts.id, id)))[0];
    await sales.change({ ...ALERT, id, eventType: UserActionType.SizedFan });
    expect(await timesNow()).toMatchObject(times);
    await sales.change({ ...ALERT, id, frequency: AlertFrequency.Daily });
    const started = await timesNow();
    expect(started?.reportedUntilUtc).toBeNull();
    expect(started?.nextRunOnUtc.getTime()).toBeLessThan(times.nextRunOnUtc.getTime());
  });

  it('[API-137] are deleted, and those of another user are not found', async () => {
    const [sales, admin] = [await alertsOf('sales'), await alertsOf('admin')];
    const own = await sales.create(ALERT);
    const other = await admin.create(ALERT);
    await sales.remove({ id: own.id });
    expect(await rejectionOf(sales.remove({ id: own.id }))).toMatchObject({ status: 404 });
    expect(await rejectionOf(sales.remove({ id: other.id }))).toMatchObject({ status: 404 });
    expect(await rejectionOf(sales.change({ ...ALERT, id: other.id }))).toMatchObject({ status: 404 });
    expect((await admin.list({})).items.map(({ id }) => id)).toEqual([other.id]);
  });

  it('[A-223] are about a region or a customer of the recipient, and for administrators about everything', async () => {
    const [sales, admin] = [await alertsOf('sales'), await alertsOf('admin')];
    const customerId = await server.userId('engineer');
    const fieldOf = async (call: Promise<unknown>) => Object.keys((await rejectionOf(call)).errors ?? {});
    expect(await fieldOf(sales.create({ ...ALERT, customerId }))).toEqual(['customerId']);
    expect(await fieldOf(sales.create({ ...ALERT, salesRegionId: null }))).toEqual(['salesRegionId']);
    expect(await fieldOf(sales.create({ ...ALERT, salesRegionId: 43 }))).toEqual(['salesRegionId']);
    expect(await fieldOf(sales.create({ ...ALERT, recipientId: await server.userId('admin') }))).toEqual([
      'recipientId',
    ]);
    const unknown = { ...ALERT, salesRegionId: null, customerId: randomUUID() };
    expect(await fieldOf(sales.create(unknown))).toEqual(['customerId']);
    expect(await fieldOf(admin.create({ ...ALERT, salesRegionId: 91 }))).toEqual(['salesRegionId']);
    expect(await fieldOf(admin.create({ ...ALERT, recipientId: customerId }))).toEqual(['recipientId']);
    await expect(admin.create({ ...ALERT, salesRegionId: null })).resolves.toMatchObject({ regionName: null });
  });

  it('of others are set up by administrators within what the recipient sees', async () => {
    const admin = await alertsOf('admin');
    const recipientId = await server.userId('sales');
    const { userSettings } = schema;
    const customerId = await server.userId('engineer');
    const place = (salesRegionNumber: number) =>
      server.store.db.update(userSettings).set({ salesRegionNumber }).where(eq(userSettings.userId, customerId));
    const ofCustomer = { ...ALERT, recipientId, salesRegionId: null, customerId };
    await expect(admin.create(ofCustomer)).resolves.toMatchObject({ recipientId, customerId });
    await place(43);
    expect(await rejectionOf(admin.create(ofCustomer))).toMatchObject({
      errors: { customerId: ['The recipient does not cover this customer'] },
    });
    await place(24);
    expect(await rejectionOf(admin.create({ ...ALERT, recipientId, salesRegionId: 43 }))).toMatchObject({
      errors: { salesRegionId: ['The recipient does not cover this sales region'] },
    });
  });

  it('[API-138] are tested with a mail to the caller, also when nothing happened', async () => {
    const { db } = server.store;
    const sales = await alertsOf('sales');
    await sales.sendTest({ ...ALERT, eventType: UserActionType.JobCreated });
    const engineer = await server.clientOf('engineer');
    await engineer.projects.create({ projectName: 'Seen by the alert' });
    await sales.sendTest({ ...ALERT, frequency: AlertFrequency.Daily, eventType: UserActionType.CreatedProject });
    const [second, first] = await listMails(db, 1);
    expect(first).toMatchObject({
      recipient: 'sales@specbuilder.example',
      subject: 'Test of an activity alert: Sales region 24 Chicago Regional Office',
      body: expect.stringContaining('Nothing happened in this time.'),
    });
    expect(second?.body).toContain('Maya Lindqvist: Created Project');
    expect(second?.body).toContain(`${server.config.publicUrl}/region-management/alerts`);
  });

  it('[API-139] list whom administrators may choose: staff with open accounts', async () => {
    const { db } = server.store;
    const emails = async () => (await (await alertsOf('admin')).recipients()).map(({ email }) => email);
    expect(await emails()).toEqual(expect.arrayContaining(['admin@specbuilder.example', 'sales@specbuilder.example']));
    expect(await emails()).not.toContain('engineer@specbuilder.example');
    const isSales = eq(schema.users.userName, 'sales');
    await db.update(schema.users).set({ closedOnUtc: new Date() }).where(isSales);
    expect(await emails()).not.toContain('sales@specbuilder.example');
    await db.update(schema.users).set({ closedOnUtc: null }).where(isSales);
    expect(await rejectionOf((await alertsOf('sales')).recipients())).toMatchObject({ status: 403 });
  });

  it('find the customers they may be about by name, mail or company', async () => {
    const sales = await alertsOf('sales');
    const maya = { id: await server.userId('engineer'), name: 'Maya Lindqvist', email: 'engineer@specbuilder.example' };
    expect(await sales.customers({})).toContainEqual(maya);
    expect(await sales.customers({ keyword: 'lindq' })).toEqual([maya]);
    expect(await sales.customers({ keyword: 'consulting' })).toEqual([maya]);
    expect(await sales.customers({ keyword: '%' })).toEqual([]);
    const { users } = schema;
    await server.store.db
      .update(users)
      .set({ salesRegions: [15] })
      .where(eq(users.userName, 'sales'));
    expect(await sales.customers({})).toEqual([]);
    await server.store.db
      .update(users)
      .set({ salesRegions: [24, 15] })
      .where(eq(users.userName, 'sales'));
    expect(await (await alertsOf('admin')).customers({ keyword: 'lindq' })).toEqual([maya]);
  });
});
