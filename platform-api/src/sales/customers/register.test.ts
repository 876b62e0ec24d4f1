import { randomUUID } from 'node:crypto';
import { customerRegistration } from '@specbuilder/shared-contracts/api';
import { type ApiClient, errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { UserActionType } from '@specbuilder/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import { newCustomers } from '../../../test/customer-samples.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

const names = () => [1, 2].map((number) => `c${number}-${randomUUID().slice(0, 8)}`) as [string, string];

describe('A registration of customers', () => {
  it('[CUS-013] has accounts, region, company, postal code and additional info', () => {
    const { additionalInfo, ...rest } = newCustomers('cora');
    expect(customerRegistration.parse(rest)).toEqual({ ...rest, additionalInfo: '' });
    expect(customerRegistration.parse({ ...rest, additionalInfo })).toEqual(newCustomers('cora'));
  });

  it.each([
    ['no accounts', { accounts: [] }, 'accounts'],
    ['no region', { assignedRegionId: undefined }, 'assignedRegionId'],
    ['no company', { companyName: ' ' }, 'companyName'],
    ['no postal code', { postalCode: '123' }, 'postalCode'],
    ['too much info', { additionalInfo: 'x'.repeat(1001) }, 'additionalInfo'],
  ])('[CUS-016] [A-215] is rejected with %s', (_name, change, field) => {
    const parsed = customerRegistration.safeParse({ ...newCustomers('cora'), ...change });
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });
});

describeOnEachStore('Accounts that staff registers', (kind) => {
  let server: TestApplication;
  let sales: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    sales = await server.clientOf('sales');
    await server.store.db
      .update(schema.users)
      .set({ salesRegions: [24] })
      .where(eq(schema.users.userName, 'sales'));
  });
  afterAll(() => server.close());
  const mailsTo = (recipient: string) =>
    server.store.db.select().from(schema.outboxMails).where(eq(schema.outboxMails.recipient, recipient));
  async function rejectionOf(response: Promise<unknown>) {
    const error: unknown = await response.catch((rejected: unknown) => rejected);
    return { status: statusOf(error), modelState: errorBodyOf(error)?.modelState };
  }

  it('[API-148] [A-215] are in their region, and their owners choose a password by the link of a mail', async () => {
    const [first, second] = names();
    const { userIds } = await sales.customers.register(newCustomers(first, second));
    expect(userIds).toHaveLength(2);
    const { items } = await sales.customers.paged({ keyword: first });
    expect(items[0]).toMatchObject({
      ...{ userId: userIds[0], userName: first, isInvited: true },
      company: { name: 'Lakeside Mechanical', address: { city: 'Chicago', state: 'IL', postalCode: '60601' } },
      salesRegion: { region: 24 },
    });
    const [mail] = await mailsTo(`${second}@lakeside.example`);
    expect(mail).toMatchObject({ subject: expect.stringContaining('Your account on'), hasSecret: true });
    expect(mail?.html).toContain('See you at the site meeting.');
    const [link = ''] = mail?.body.match(/http\S+reset-password\S+/) ?? [];
    const { searchParams } = new URL(link);
    const password = { password: 'blower-wheel-31', confirmPassword: 'blower-wheel-31' };
    const token = searchParams.get('t') ?? '';
    await server.client().account.resetPassword({ token, username: second, ...password });
    expect((await sales.customers.paged({ keyword: second })).items[0]?.isInvited).toBe(false);
  });

  it('[API-148] are recorded as new accounts of their region, and in the audit log', async () => {
    const [name] = names();
    const { userIds } = await sales.customers.register(newCustomers(name));
    const [event] = await server.store.db
      .select()
      .from(schema.userEvents)
      .where(eq(schema.userEvents.userId, userIds[0] ?? ''));
    expect(event).toMatchObject({ eventType: UserActionType.CreatedAccount, salesRegionNumber: 24 });
    const admin = await server.clientOf('admin');
    const { items } = await admin.auditLog.list({ userId: userIds[0] ?? '', pageSize: 5 });
    expect(items[0]).toMatchObject({
      action: 'account-invited',
      actor: { userName: 'sales' },
      details: { region: '24' },
    });
  });

  it('[API-148] are made all or none, and the rejection names the line', async () => {
    const [first, second] = names();
    const list = newCustomers(first, second, 'ENGINEER', first.toUpperCase());
    expect(await rejectionOf(sales.customers.register(list))).toEqual({
      status: 400,
      modelState: {
        'accounts.2.username': ['Another account has that user name'],
        'accounts.3.username': ['This user name is in the list twice'],
        'accounts.3.email': ['This email address is in the list twice'],
      },
    });
    expect((await sales.customers.paged({ keyword: first })).totalCount).toBe(0);
    expect(await mailsTo(`${first}@lakeside.example`)).toEqual([]);
  });

  it('[API-148] are registered by staff alone, by sales staff into their own open regions', async () => {
    const engineer = await server.clientOf('engineer');
    expect((await rejectionOf(engineer.customers.register(newCustomers()))).status).toBe(403);
    const admin = await server.clientOf('admin');
    for (const [client, assignedRegionId] of [
      [sales, 46],
      [admin, 91],
      [admin, 4711],
    ] as const) {
      const { status, modelState } = await rejectionOf(
        client.customers.register({ ...newCustomers(), assignedRegionId }),
      );
      expect([status, Object.keys(modelState ?? {})]).toEqual([400, ['assignedRegionId']]);
    }
    await expect(admin.customers.register({ ...newCustomers(), assignedRegionId: 46 })).resolves.toBeDefined();
  });

  it('are made once when a call comes twice', async () => {
    const [name] = names();
    const send = async () =>
      server.app.inject({
        ...{ method: 'POST', url: '/api/account/register-new-accounts', payload: newCustomers(name) },
        headers: { authorization: `Bearer ${await server.tokenOf('sales')}`, 'idempotency-key': name },
      });
    const [first, again] = [await send(), await send()];
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([200, 200, first.json()]);
    expect(await mailsTo(`${name}@lakeside.example`)).toHaveLength(1);
  });

  it('[API-149] [A-217] send a test to the caller alone, and no one is registered', async () => {
    const [name] = names();
    await sales.customers.sendTest(newCustomers(name));
    const { email } = await sales.user.details();
    const sent = (await mailsTo(email)).at(-1);
    expect(sent).toMatchObject({ subject: expect.stringMatching(/^Test: Your account on/) });
    expect(sent?.body).toContain(`Your user name is ${name}.`);
    expect(sent?.body).not.toContain('reset-password');
    expect(await mailsTo(`${name}@lakeside.example`)).toEqual([]);
    expect(await sales.customers.checkExists({ userName: name })).toMatchObject({ userNameExists: false });
  });
});
