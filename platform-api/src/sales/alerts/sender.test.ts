import { DEMO_CATALOGUE } from '@specbuilder/fan-engine';
import { AlertFrequency, FanCategory, UserActionType } from '@specbuilder/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import { ALERT } from '../../../test/endpoint-samples.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { createOutbox } from '../../brand/outbox/outbox.ts';
import { listMails } from '../../brand/outbox/store.ts';
import { createLinkTokens } from '../../core/access/link-tokens.ts';
import { schema } from '../../core/store/database.ts';
import { sendDueAlerts } from './sender.ts';

/** Seven o'clock in Chicago on a Monday and the next days, long after the test. */
const MONDAY = new Date('2031-01-06T13:00:00Z');
const HOUR_MS = 3_600_000;
const LINKS = createLinkTokens('a-key-of-the-test');
const CATALOGUES = { today: () => DEMO_CATALOGUE };
const hours = (count: number, after = MONDAY) => new Date(after.getTime() + count * HOUR_MS);

describeOnEachStore('Alerts that are due', (kind) => {
  let server: TestApplication;
  let engineerId: string;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineerId = await server.userId('engineer');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const { db } = server.store;
    await db.delete(schema.alerts);
    await db.delete(schema.outboxMails);
    await db.delete(schema.userEvents);
  });

  async function add(changes: Partial<typeof schema.alerts.$inferInsert> = {}, userName = 'sales') {
    const alert = { ...ALERT, frequency: AlertFrequency.Daily, manufacturerLabelId: 1, language: 'en' as const };
    await server.store.db
      .insert(schema.alerts)
      .values({ ...alert, recipientId: await server.userId(userName), nextRunOnUtc: MONDAY, ...changes });
  }
  async function happen(at: Date, changes: Partial<typeof schema.userEvents.$inferInsert> = {}) {
    const event = { userId: engineerId, manufacturerLabelId: 1, salesRegionNumber: 24 };
    await server.store.db
      .insert(schema.userEvents)
      .values({ ...event, eventType: UserActionType.SizedFan, createdOnUtc: at, ...changes });
  }
  const outbox = createOutbox(null);
  const sendAt = (now: Date) => {
    const { config, store, app } = server;
    return sendDueAlerts(
      { db: store.db, log: app.log, outbox, publicUrl: config.publicUrl, links: LINKS, catalogues: CATALOGUES },
      now,
    );
  };
  const mails = async () => (await listMails(server.store.db, 1)).reverse();
  const subjects = async () => (await mails()).map(({ subject }) => subject);

  it('[ALR-011] [A-221] tell at seven what happened the day before, and wait until then', async () => {
    await add();
    await happen(hours(-24), { fanCategoryType: FanCategory.Exhaust });
    await happen(hours(-1), { eventType: UserActionType.CreatedProject });
    await happen(hours(-25));
    await happen(MONDAY);
    await sendAt(hours(-0.01));
    expect(await subjects()).toEqual([]);
    await sendAt(hours(0.2));
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipient: 'sales@specbuilder.example',
      subject: '2 activities: Sales region 24 Chicago Regional Office',
    });
    expect(mail?.body.split('\n').slice(0, 4)).toEqual([
      'From Jan 5, 2031, 7:00 AM to Jan 6, 2031, 7:00 AM (Central Time · Chicago), Sales region 24 Chicago Regional Office:',
      '',
      'Jan 5, 2031, 7:00 AM  Maya Lindqvist: Sized Fan, Exhaust',
      'Jan 6, 2031, 6:00 AM  Maya Lindqvist: Created Project',
    ]);
  });

  it('[ALR-011] go out once however often and on however many servers the time is looked at', async () => {
    await add();
    await happen(hours(-2));
    await Promise.all([sendAt(hours(0.1)), sendAt(hours(0.1)), sendAt(hours(0.1))]);
    await sendAt(hours(1));
    expect(await subjects()).toHaveLength(1);
    await happen(hours(3));
    await sendAt(hours(24));
    expect(await subjects()).toHaveLength(2);
  });

  it('carry the address that ends them, in their text and for mail programs', async () => {
    await add();
    await happen(hours(-2));
    await sendAt(hours(1));
    const [mail] = await server.store.db.select().from(schema.outboxMails);
    const [alert] = await server.store.db.select().from(schema.alerts);
    expect(mail?.unsubscribeUrl).toContain(`/api/alerts/unsubscribe?alert=${alert?.id}&token=`);
    expect(mail?.body).toContain(`End this alert without signing in: ${mail?.unsubscribeUrl}\n`);
  });

  it('[A-221] tell nothing when there is nothing to tell', async () => {
    await add();
    await sendAt(hours(1));
    expect(await subjects()).toEqual([]);
    const [alert] = await server.store.db.select().from(schema.alerts);
    expect(alert?.nextRunOnUtc).toEqual(hours(24));
  });

  it('[A-221] cover a week or a month, and put runs that were missed into one mail', async () => {
    await add({ frequency: AlertFrequency.Weekly });
    await happen(hours(-6 * 24));
    await sendAt(hours(1));
    expect(await subjects()).toEqual(['1 activity: Sales region 24 Chicago Regional Office']);
    await happen(hours(24));
    await happen(hours(8 * 24));
    await sendAt(hours(15 * 24));
    expect(await subjects()).toEqual([expect.any(String), '2 activities: Sales region 24 Chicago Regional Office']);
  });

  it('tell of the customer, action and category that they name', async () => {
    await add({ salesRegionId: null, customerId: engineerId });
    await add({ eventType: UserActionType.CreatedProject });
    await add({ fanCategoryType: FanCategory.MakeUpAir });
    await add({ salesRegionId: null }, 'admin');
    await happen(hours(-3), { fanCategoryType: FanCategory.MakeUpAir });
    await happen(hours(-3), { userId: null, salesRegionNumber: null });
    await happen(hours(-3), { userId: null, eventType: UserActionType.CreatedProject });
    await happen(hours(-3), { salesRegionNumber: 43 });
    await sendAt(MONDAY);
    expect((await subjects()).sort()).toEqual([
      '1 activity: Maya Lindqvist',
      '1 activity: Sales region 24 Chicago Regional Office',
      '1 activity: Sales region 24 Chicago Regional Office',
      '4 activities: all sales regions',
    ]);
  });

  it('[REG-014] tell a recipient nothing of regions that are no longer theirs, and are not sent to one without an account', async () => {
    const { db } = server.store;
    const isSales = eq(schema.users.userName, 'sales');
    const saysNothingTo = async (values: Partial<typeof schema.users.$inferInsert>) => {
      await db.update(schema.users).set(values).where(isSales);
      await add();
      await happen(hours(-2));
      await sendAt(hours(1));
      expect(await subjects()).toEqual([]);
      const before = { salesRegions: [24, 15], roles: ['user' as const, 'sales' as const], closedOnUtc: null };
      await db.update(schema.users).set(before).where(isSales);
    };
    await saysNothingTo({ salesRegions: [15] });
    await saysNothingTo({ roles: ['user'] });
    await saysNothingTo({ closedOnUtc: new Date() });
  });

  it('speak the language in which they were set up', async () => {
    await add({ language: 'es' });
    await happen(hours(-2));
    await sendAt(hours(1));
    expect(await subjects()).toEqual(['1 actividad: Región de ventas 24 Chicago Regional Office']);
  });

  it('list the first fifty activities and count the others', async () => {
    await add();
    for (let index = 0; index < 53; index += 1) await happen(hours(-2));
    await sendAt(hours(1));
    const [mail] = await mails();
    expect(mail?.body.match(/Sized Fan/g)).toHaveLength(50);
    expect(mail?.body).toContain('\nand 3 more\n');
  });

  it('wait for the next time when one fails, without keeping the others back', async () => {
    await add({ salesRegionId: 15, nextRunOnUtc: hours(-1) });
    await add();
    await happen(hours(-30), { salesRegionNumber: 15 });
    await happen(hours(-2));
    let rejections = 0;
    const { config, store, app } = server;
    const breaking = {
      ...outbox,
      post: async (...[unit, mail]: Parameters<typeof outbox.post>) => {
        if (mail.subject.includes('region 15')) {
          rejections += 1;
          throw new Error('No room');
        }
        return outbox.post(unit, mail);
      },
    };
    await happen(hours(-10), { salesRegionNumber: 15 });
    await sendDueAlerts(
      {
        db: store.db,
        log: app.log,
        outbox: breaking,
        publicUrl: config.publicUrl,
        links: LINKS,
        catalogues: CATALOGUES,
      },
      hours(0.5),
    );
    expect([rejections, await subjects()]).toEqual([1, [expect.stringContaining('region 24')]]);
    expect(server.log()).toContain('an alert was not sent');
    await sendAt(hours(1));
    expect(await subjects()).toEqual([expect.stringContaining('region 24'), expect.stringContaining('region 15')]);
  });
});
