import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { eq } from 'drizzle-orm';
import { newCustomers } from '../../../test/customer-samples.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

describeOnEachStore('Customers that staff deletes', (kind) => {
  let server: TestApplication;
  let sales: ApiClient;
  let admin: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    sales = await server.clientOf('sales');
    admin = await server.clientOf('admin');
    await server.store.db
      .update(schema.users)
      .set({ salesRegions: [24] })
      .where(eq(schema.users.userName, 'sales'));
    await admin.customers.register(newCustomers('dora', 'dan', 'dee'));
    await admin.customers.register({ ...newCustomers('dov'), assignedRegionId: 46 });
  });
  afterAll(() => server.close());
  const named = async (userName: string, email = `${userName}@lakeside.example`) => ({
    email,
    userId: await server.userId(userName),
  });

  it('[API-150] [CUS-007] stay where the brand does not allow it', async () => {
    const brand = await server.clientOf('admin', { manufacturerLabelId: 7 });
    await expect(brand.customers.remove([await named('dora')])).rejects.toMatchObject({
      status: 403,
      data: { message: 'Customers cannot be deleted here.' },
    });
    await expect((await server.clientOf('engineer')).customers.remove([await named('dora')])).rejects.toMatchObject({
      status: 403,
    });
    expect((await admin.customers.paged({ keyword: 'dora' })).totalCount).toBe(1);
  });

  it('[CUS-007] stay where their region does not sell the brand that would allow it', async () => {
    const { salesRegions } = schema;
    const ofRegion = eq(salesRegions.region, 24);
    const [{ manufacturerLabelIds = [] } = {}] = await server.store.db.select().from(salesRegions).where(ofRegion);
    await server.store.db
      .update(salesRegions)
      .set({ manufacturerLabelIds: [7] })
      .where(ofRegion);
    const { deletedUserIds, errors } = await admin.customers.remove([await named('dora')]);
    await server.store.db.update(salesRegions).set({ manufacturerLabelIds }).where(ofRegion);
    expect([deletedUserIds, errors.length]).toEqual([[], 1]);
  });

  it('[API-150] [CUS-021] leave the list and cannot sign in; projects and sessions go with them', async () => {
    const preferred = await named('dora');
    const theirs = server.client({ token: await server.tokenOf('dora') });
    await theirs.projects.create({ projectName: 'Plant room' });
    expect(await sales.customers.remove([preferred])).toEqual({ deletedUserIds: [preferred.userId], errors: [] });
    expect((await sales.customers.paged({ keyword: 'dora' })).totalCount).toBe(0);
    await expect(theirs.user.details()).rejects.toMatchObject({ status: 401 });
    const { projects } = schema;
    expect(await server.store.db.$count(projects, eq(projects.userId, preferred.userId))).toBe(0);
    const { items } = await admin.auditLog.list({ userId: preferred.userId, pageSize: 5 });
    expect(items[0]).toMatchObject({ action: 'account-deleted', actor: { userName: 'sales' } });
    expect(await sales.customers.checkExists({ userName: 'dora' })).toMatchObject({ userNameExists: false });
  });

  it('[A-218] returns who stays, while the others are deleted', async () => {
    const [dan, dee, foreign] = [await named('dan'), await named('dee', 'old@lakeside.example'), await named('dov')];
    const [self, boss] = [await named('sales', 'sales@x.example'), await named('admin', 'admin@x.example')];
    expect(await sales.customers.remove([foreign, dan, dee, self, boss])).toEqual({
      deletedUserIds: [dan.userId],
      errors: [
        'dov@lakeside.example is not a customer of your sales regions',
        'The account of old@lakeside.example has another email address now',
        'sales@x.example is not a customer of your sales regions',
        'admin@x.example is not a customer of your sales regions',
      ],
    });
    const open = await server.store.db.select({ userName: schema.users.userName }).from(schema.users);
    expect(open.map(({ userName }) => userName)).toEqual(expect.arrayContaining(['dov', 'dee', 'sales', 'admin']));
    expect((await admin.customers.remove([foreign])).deletedUserIds).toEqual([foreign.userId]);
  });
});
