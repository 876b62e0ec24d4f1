import { randomUUID } from 'node:crypto';
import { customer, customerQuery } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { eq } from 'drizzle-orm';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { DEFAULT_RATES } from '../../core/config/settings/rate-settings.ts';
import { schema } from '../../core/store/database.ts';
import { saveUserRegion } from '../../places/regions/store.ts';

const { users } = schema;

describe('The query of customers', () => {
  it('[CUS-003] starts with the newest ten', () => {
    expect(customerQuery.parse({})).toEqual({
      pageIndex: 0,
      pageSize: 10,
      orderByKey: 'CreatedOnUtc',
      orderByDescending: true,
    });
    const requested = { keyword: 'lake', salesRegionNumber: '24,15', orderByKey: 'Email', orderByDescending: false };
    expect(customerQuery.parse(requested)).toMatchObject({ ...requested, salesRegionNumber: [24, 15] });
    expect(customerQuery.safeParse({ orderByKey: 'PasswordHash' }).success).toBe(false);
  });
});

describeOnEachStore('Customers of sales regions', (kind) => {
  let server: TestApplication;
  let sales: ApiClient;
  let admin: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    sales = await server.clientOf('sales');
    admin = await server.clientOf('admin');
    const { db } = server.store;
    await db
      .update(users)
      .set({ salesRegions: [24, 15] })
      .where(eq(users.userName, 'sales'));
    await add({ userName: 'ann', firstName: 'Ann', lastName: 'Lee', companyName: '100% Air_Co' }, 24);
    await add({ userName: 'bob', companyName: 'Lakeside' }, 15);
    await add({ userName: 'far', firstName: 'Far', lastName: 'Away' }, 46);
    await add({ userName: 'seller', roles: ['user', 'sales'] }, 24);
    await add({ userName: 'closed', closedOnUtc: new Date() }, 24);
  });
  afterAll(() => server.close());

  async function add(values: Partial<typeof users.$inferInsert> & { userName: string }, region: number) {
    const { db } = server.store;
    const person = {
      email: `${values.userName}@lakeside.example`,
      firstName: '',
      lastName: '',
      roles: ['user' as const],
    };
    const [row] = await db
      .insert(users)
      .values({ ...person, ...values })
      .returning();
    await saveUserRegion(db, row?.id ?? '', {
      salesRegionNumber: region,
      isRegionManuallySelected: false,
      isRegionAssignedOnServer: true,
    });
  }
  const namesOf = ({ items }: { readonly items: readonly { readonly userName: string }[] }) =>
    items.map(({ userName }) => userName);

  it('[API-144] [CUS-002] come by page with company and region, without staff and closed accounts', async () => {
    const page = await sales.customers.paged({ keyword: 'lakeside.example' });
    expect(page).toMatchObject({ totalCount: 2, pageIndex: 0, pageSize: 10 });
    expect(namesOf(page)).toEqual(['bob', 'ann']);
    expect(page.items[1]).toMatchObject({
      ...{ fullName: 'Ann Lee', email: 'ann@lakeside.example', isInvited: true },
      company: { name: '100% Air_Co', phoneNumber: null, address: { postalCode: null } },
      salesRegion: { region: 24, displayText: expect.any(String) },
    });
    expect(customer.safeParse(page.items[0]).success).toBe(true);
    const second = await sales.customers.paged({ keyword: 'lakeside.example', pageIndex: 1, pageSize: 1 });
    expect([namesOf(second), second.totalCount]).toEqual([['ann'], 2]);
  });

  it('[REG-009] [A-238] are those of all of one’s own regions, whatever is requested; administrators choose', async () => {
    const requested = { keyword: 'lakeside.example', salesRegionNumber: [46] };
    expect(namesOf(await sales.customers.paged(requested))).toEqual(['bob', 'ann']);
    expect(namesOf(await sales.customers.paged({ ...requested, salesRegionNumber: [15, 46] }))).toEqual(['bob']);
    expect(namesOf(await admin.customers.paged(requested))).toEqual(['far']);
    expect(namesOf(await admin.customers.paged({ keyword: 'lakeside.example' }))).toEqual(['far', 'bob', 'ann']);
    await server.store.db.update(users).set({ salesRegions: [] }).where(eq(users.userName, 'sales'));
    expect(namesOf(await sales.customers.paged({}))).toEqual([]);
    await server.store.db
      .update(users)
      .set({ salesRegions: [24, 15] })
      .where(eq(users.userName, 'sales'));
  });

  it.each(['LEE', '100%', 'air_c', 'ann@lake'])('are found by %s, letter for letter', async (keyword) => {
    expect(namesOf(await sales.customers.paged({ keyword }))).toEqual(['ann']);
  });

  it('are not found by wildcard characters of the store', async () => {
    expect((await sales.customers.paged({ keyword: '_nn' })).totalCount).toBe(0);
    expect(namesOf(await sales.customers.paged({ keyword: '%' }))).toEqual(['ann']);
  });

  it.each([
    ['Name', ['ann', 'bob', 'far']],
    ['Email', ['ann', 'bob', 'far']],
    ['Company', ['far', 'ann', 'bob']],
    ['Region', ['bob', 'ann', 'far']],
  ] as const)('stand in order of %s', async (orderByKey, order) => {
    const query = { keyword: 'lakeside.example', orderByKey };
    expect(namesOf(await admin.customers.paged({ ...query, orderByDescending: false }))).toEqual(order);
    expect(namesOf(await admin.customers.paged({ ...query, orderByDescending: true }))).toEqual([...order].reverse());
  });

  it('[API-145] are one list by name as well', async () => {
    const list = await sales.customers.list();
    expect(list.map(({ userName }) => userName)).toEqual(expect.arrayContaining(['ann', 'bob']));
    expect(list.some(({ userName }) => ['far', 'seller', 'closed', 'dev'].includes(userName))).toBe(false);
    await expect((await server.clientOf('engineer')).customers.list()).rejects.toMatchObject({ status: 403 });
  });

  it('[API-146] are read one by one; a foreign region is forbidden', async () => {
    const [ann, far] = [await server.userId('ann'), await server.userId('far')];
    await expect(sales.customers.read({ userId: ann })).resolves.toMatchObject({ userName: 'ann' });
    for (const userId of [far, await server.userId('seller'), randomUUID()]) {
      await expect(sales.customers.read({ userId })).rejects.toMatchObject({
        status: 403,
        data: { message: 'Another sales region looks after this customer.' },
      });
    }
    await expect(admin.customers.read({ userId: far })).resolves.toMatchObject({ fullName: 'Far Away' });
    for (const userId of [randomUUID(), await server.userId('seller'), await server.userId('closed')])
      await expect(admin.customers.read({ userId })).rejects.toMatchObject({ status: 404 });
  });

  it('staff cannot be moved to another region', async () => {
    const userId = await server.userId('seller');
    await expect(admin.regions.change({ userId, region: 46 })).rejects.toMatchObject({ status: 404 });
  });

  it('[API-147] [A-216] are looked up by name and by address, in any region', async () => {
    const exists = (userName: string, userEmail: string) => sales.customers.checkExists({ userName, userEmail });
    expect(await exists('FAR', 'unknown@lakeside.example')).toEqual({ userNameExists: true, userEmailExists: false });
    expect(await exists('unknown', ' Closed@Lakeside.example')).toEqual({
      userNameExists: false,
      userEmailExists: true,
    });
    expect(await sales.customers.checkExists({})).toEqual({ userNameExists: false, userEmailExists: false });
    await expect((await server.clientOf('engineer')).customers.checkExists({})).rejects.toMatchObject({ status: 403 });
  });
});

describeOnEachStore('Staff that looks up accounts', (kind) => {
  it('[A-042] gets a limited number of responses a minute', async () => {
    const server = await startTestApplication({ rates: { ...DEFAULT_RATES, existence: 2 } }, kind);
    const sales = await server.clientOf('sales');
    await sales.customers.checkExists({ userName: 'a' });
    await sales.customers.checkExists({ userName: 'b' });
    await expect(sales.customers.checkExists({ userName: 'c' })).rejects.toMatchObject({ status: 429 });
    await server.close();
  });
});
