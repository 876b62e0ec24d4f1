import { errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { AlertFrequency, UserActionType } from '@specbuilder/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import { ALERT } from '../../../test/endpoint-samples.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { listMails } from '../../brand/outbox/store.ts';
import { schema } from '../../core/store/database.ts';

const HOUR_MS = 3_600_000;
const DAILY = { ...ALERT, frequency: AlertFrequency.Daily };

describeOnEachStore('The preview of an alert', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const { db } = server.store;
    await db.delete(schema.alerts);
    await db.delete(schema.userEvents);
    await salesIn([24, 15]);
  });

  const alertsOf = async (userName: 'sales' | 'admin' | 'engineer') => (await server.clientOf(userName)).alerts;
  const salesIn = (salesRegions: number[]) =>
    server.store.db.update(schema.users).set({ salesRegions }).where(eq(schema.users.userName, 'sales'));
  const rejectionOf = async (call: Promise<unknown>) => {
    const error: unknown = await call.catch((rejected: unknown) => rejected);
    return { status: statusOf(error), fields: Object.keys(errorBodyOf(error)?.errors ?? {}) };
  };
  async function happen(hoursAgo: number, salesRegionNumber = 24) {
    const userId = await server.userId('engineer');
    const event = { userId, manufacturerLabelId: 1, salesRegionNumber, eventType: UserActionType.SizedFan };
    const createdOnUtc = new Date(Date.now() - hoursAgo * HOUR_MS);
    await server.store.db.insert(schema.userEvents).values({ ...event, createdOnUtc });
  }
  const reportedUntil = (id: string, hoursAgo: number) =>
    server.store.db
      .update(schema.alerts)
      .set({ reportedUntilUtc: new Date(Date.now() - hoursAgo * HOUR_MS) })
      .where(eq(schema.alerts.id, id));

  it('is the mail of what happened since the last one, and sends nothing', async () => {
    const sales = await alertsOf('sales');
    const { id } = await sales.create(DAILY);
    await reportedUntil(id, 2);
    await happen(1);
    await happen(3);
    const mailsBefore = (await listMails(server.store.db, 1)).length;
    const preview = await sales.preview({ ...DAILY, id });
    expect(preview.recipientEmail).toBe('sales@specbuilder.example');
    expect(preview.mail?.subject).toBe('1 activity: Sales region 24 Chicago Regional Office');
    expect(preview.mail?.body.match(/Maya Lindqvist: Sized Fan/g)).toHaveLength(1);
    expect(preview.mail?.body).toContain(`/api/alerts/unsubscribe?alert=${id}&token=`);
    expect(Date.parse(preview.sendsOnUtc)).toBeGreaterThan(Date.now());
    expect(await listMails(server.store.db, 1)).toHaveLength(mailsBefore);
  });

  it('has no mail while there is nothing to tell', async () => {
    const sales = await alertsOf('sales');
    const { id } = await sales.create(DAILY);
    await reportedUntil(id, 2);
    await happen(3);
    await happen(1, 43);
    expect((await sales.preview({ ...DAILY, id })).mail).toBeNull();
  });

  it('of one that is not saved begins with the latest time of its schedule and has no link to end it', async () => {
    const sales = await alertsOf('sales');
    await happen(0);
    const { mail, fromUtc, sendsOnUtc } = await sales.preview(DAILY);
    expect(mail?.subject).toContain('1 activity');
    expect(mail?.body).not.toContain('unsubscribe');
    const day = (Date.parse(sendsOnUtc) - Date.parse(fromUtc)) / HOUR_MS;
    expect([23, 24, 25]).toContain(day);
  });

  it('starts again when the schedule in the form is another than the saved one', async () => {
    const sales = await alertsOf('sales');
    const { id } = await sales.create(DAILY);
    await reportedUntil(id, 1000);
    await happen(900);
    expect((await sales.preview({ ...DAILY, id })).mail).not.toBeNull();
    expect((await sales.preview({ ...DAILY, id, timeZoneId: 'America/Denver' })).mail).toBeNull();
  });

  it('is in the language and under the brand of the alert, as the mail that is sent', async () => {
    const sales = await alertsOf('sales');
    const { id } = await sales.create(DAILY);
    const identity = { language: 'es', manufacturerLabelId: 7 } as const;
    await server.store.db.update(schema.alerts).set(identity).where(eq(schema.alerts.id, id));
    await reportedUntil(id, 2);
    await happen(1);
    const { mail } = await sales.preview({ ...DAILY, id });
    expect(mail?.subject).toContain('1 actividad: Región de ventas 24');
    expect(mail?.body).toMatch(/unsubscribe\?\S+&manufacturerLabelId=7&language=es/);
  });

  it('for another recipient is in the language of who sets it up', async () => {
    const admin = await alertsOf('admin');
    const { id } = await admin.create({ ...DAILY, salesRegionId: null });
    await server.store.db.update(schema.alerts).set({ language: 'es' }).where(eq(schema.alerts.id, id));
    await happen(0);
    const recipientId = await server.userId('sales');
    expect((await admin.preview({ ...DAILY, id, recipientId })).mail?.subject).toContain('1 activity');
  });

  it('shows what the recipient sees: of none, one or three regions', async () => {
    await happen(0, 24);
    await happen(0, 15);
    await happen(0, 43);
    const admin = await alertsOf('admin');
    const recipientId = await server.userId('sales');
    await salesIn([]);
    expect(await rejectionOf(admin.preview({ ...DAILY, recipientId }))).toMatchObject({ fields: ['salesRegionId'] });
    await salesIn([24]);
    expect((await admin.preview({ ...DAILY, recipientId })).mail?.subject).toMatch(/^1 activity/);
    expect(await rejectionOf(admin.preview({ ...DAILY, recipientId, salesRegionId: 43 }))).toMatchObject({
      fields: ['salesRegionId'],
    });
    await salesIn([24, 15, 43]);
    expect((await admin.preview({ ...DAILY, recipientId, salesRegionId: 43 })).mail?.subject).toMatch(/^1 activity/);
    expect((await admin.preview({ ...DAILY, salesRegionId: null })).mail?.subject).toMatch(/^3 activities/);
  });

  it('is for staff, of alerts and regions of their own', async () => {
    const other = await (await alertsOf('admin')).create(DAILY);
    const sales = await alertsOf('sales');
    expect(await rejectionOf(sales.preview({ ...DAILY, id: other.id }))).toMatchObject({ status: 404 });
    expect(await rejectionOf(sales.preview({ ...DAILY, salesRegionId: 43 }))).toMatchObject({ status: 400 });
    expect(await rejectionOf((await alertsOf('engineer')).preview(DAILY))).toMatchObject({ status: 403 });
    expect(await rejectionOf(server.client().alerts.preview(DAILY))).toMatchObject({ status: 401 });
  });
});
