import { randomUUID } from 'node:crypto';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { eq } from 'drizzle-orm';
import { addApiKey } from '../../../test/api-keys/add-api-key.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

describeOnEachStore('Accounts as administrators look after them', (kind) => {
  let server: TestApplication;
  let admin: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    admin = await server.clientOf('admin');
  });
  afterAll(() => server.close());
  const rowOf = async (userName: string) => {
    const { items } = await admin.adminUsers.list({ keyword: userName, pageSize: 200 });
    return items.find((user) => user.userName === userName);
  };
  const auditOf = async (userId: string) => (await admin.auditLog.list({ userId, pageSize: 5 })).items;
  const person = () => {
    const email = `ines-${randomUUID().slice(0, 8)}@northshore.example`;
    return { firstName: 'Ines', lastName: 'Park', email, roles: ['user' as const], salesRegions: [] };
  };

  it('[ADM-003] [A-045] come by page, found by any part of what names them, in a chosen order', async () => {
    const all = await admin.adminUsers.list({ pageSize: 200 });
    expect(all.items.map(({ userName }) => userName)).toEqual(expect.arrayContaining(['admin', 'engineer', 'sales']));
    const byEmail = await admin.adminUsers.list({ orderByKey: 'Email', orderByDescending: true, pageSize: 200 });
    const emails = byEmail.items.map(({ email }) => email.toLowerCase());
    expect(emails).toEqual([...emails].sort().reverse());
    const found = await admin.adminUsers.list({ keyword: 'LINDQ' });
    expect([found.totalCount, found.items[0]]).toEqual([
      1,
      expect.objectContaining({ userName: 'engineer', name: 'Maya Lindqvist', isExternal: false, closedOnUtc: null }),
    ]);
    expect((await admin.adminUsers.list({ keyword: '%' })).totalCount).toBe(0);
    expect(JSON.stringify(all)).not.toMatch(/argon|passwordHash/i);
  });

  it('[A-045] get roles and sales regions that the very next call has', async () => {
    const engineer = await server.clientOf('engineer');
    await expect(engineer.alerts.list({})).rejects.toMatchObject({ status: 403 });
    const userId = await server.userId('engineer');
    const saved = await admin.adminUsers.saveRights({ userId, roles: ['sales'], salesRegions: [15, 15, 24] });
    expect(saved).toMatchObject({ roles: ['user', 'sales'], salesRegions: [15, 24] });
    await expect(engineer.alerts.list({})).resolves.toMatchObject({ totalCount: 0 });
    const actorId = await server.userId('admin');
    expect((await auditOf(userId)).slice(0, 2)).toEqual([
      expect.objectContaining({ action: 'sales-regions-changed', details: { before: '', after: '15 24' } }),
      expect.objectContaining({
        action: 'roles-changed',
        actor: { userId: actorId, userName: 'admin' },
        details: { before: 'user', after: 'sales user' },
      }),
    ]);
    await admin.adminUsers.saveRights({ userId, roles: ['user'], salesRegions: [] });
    await expect(engineer.alerts.list({})).rejects.toMatchObject({ status: 403 });
  });

  it('writes no line where nothing changes, and rejects what there is not', async () => {
    const userId = await server.userId('sales');
    const before = await auditOf(userId);
    await admin.adminUsers.saveRights({ userId, roles: ['user', 'sales'], salesRegions: [24, 15] });
    expect(await auditOf(userId)).toEqual(before);
    const wrong = admin.adminUsers.saveRights({ userId, roles: ['user'], salesRegions: [999] });
    const errors = { salesRegions: [expect.stringContaining('999')] };
    await expect(wrong).rejects.toMatchObject({ status: 400, data: { errors } });
    const noOne = admin.adminUsers.saveRights({ userId: randomUUID(), roles: ['user'], salesRegions: [] });
    await expect(noOne).rejects.toMatchObject({ status: 404 });
  });

  it('keeps the last administrator, and each administrator’s own role and account', async () => {
    const userId = await server.userId('admin');
    const own = admin.adminUsers.saveRights({ userId, roles: ['user'], salesRegions: [] });
    await expect(own).rejects.toMatchObject({ status: 409 });
    await expect(admin.adminUsers.saveState({ userId, isClosed: true })).rejects.toMatchObject({ status: 409 });
    expect(await rowOf('admin')).toMatchObject({ roles: ['user', 'admin'], closedOnUtc: null });
  });

  it('lets one of two administrators who take the role from each other at once win', async () => {
    const [first, second] = [await server.userId('admin'), await server.userId('dev')];
    await admin.adminUsers.saveRights({ userId: second, roles: ['dev', 'admin'], salesRegions: [] });
    const other = await server.clientOf('dev');
    const outcomes = await Promise.allSettled([
      admin.adminUsers.saveRights({ userId: second, roles: ['dev'], salesRegions: [] }),
      other.adminUsers.saveState({ userId: first, isClosed: true }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { users } = schema;
    await server.store.db.update(users).set({ closedOnUtc: null }).where(eq(users.id, first));
    await admin.adminUsers.saveRights({ userId: second, roles: ['dev'], salesRegions: [] });
  });

  it('are disabled and their sessions end at once, and come back', async () => {
    const engineer = await server.clientOf('engineer');
    const userId = await server.userId('engineer');
    const closed = await admin.adminUsers.saveState({ userId, isClosed: true });
    expect(closed.closedOnUtc).not.toBeNull();
    await expect(engineer.user.details()).rejects.toMatchObject({ status: 401 });
    await admin.adminUsers.saveState({ userId, isClosed: false });
    await expect((await server.clientOf('engineer')).user.details()).resolves.toMatchObject({ userId });
    expect((await auditOf(userId)).slice(0, 2).map(({ action }) => action)).toEqual([
      'account-opened',
      'account-closed',
    ]);
  });

  it('lose their API keys when they are disabled, and do not get them back', async () => {
    const userId = await server.userId('engineer');
    const statusOf = async (key: string) =>
      (await server.app.inject({ url: '/api/projectStubs', headers: { 'x-api-key': key } })).statusCode;
    const { apiKeyId, key } = await addApiKey(server.store.db, userId, ['read-projects']);
    expect(await statusOf(key)).toBe(200);
    await admin.adminUsers.saveState({ userId, isClosed: true });
    expect(await statusOf(key)).toBe(401);
    // A key that an account kept when an earlier release closed it.
    const old = await addApiKey(server.store.db, userId, ['read-projects']);
    await admin.adminUsers.saveState({ userId, isClosed: false });
    expect([await statusOf(key), await statusOf(old.key)]).toEqual([401, 401]);
    expect(await (await server.clientOf('engineer')).apiKeys.list()).toEqual([]);
    expect((await auditOf(userId)).map(({ action, details }) => [action, details?.apiKey]).slice(0, 4)).toEqual([
      ['account-opened', undefined],
      ['api-key-revoked', old.apiKeyId],
      ['account-closed', undefined],
      ['api-key-revoked', apiKeyId],
    ]);
  });

  it('lose every session and API key, and may sign in again', async () => {
    const { oidcPayloads } = schema;
    const userId = await server.userId('engineer');
    const grantId = randomUUID();
    await server.store.db.insert(oidcPayloads).values({
      type: 'Grant',
      id: grantId,
      payload: { accountId: userId },
      expiresOnUtc: new Date(Date.now() + 60_000),
    });
    const engineer = server.client({ token: await server.tokenOf('engineer', '15m', grantId) });
    await expect(engineer.user.details()).resolves.toMatchObject({ userId });
    const { apiKeyId } = await addApiKey(server.store.db, userId, ['size']);
    await admin.adminUsers.endSessions({ userId });
    const [apiKey] = await server.store.db.select().from(schema.apiKeys).where(eq(schema.apiKeys.id, apiKeyId));
    expect(apiKey?.revokedOnUtc).toEqual(expect.any(Date));
    await expect(engineer.user.details()).rejects.toMatchObject({ status: 419 });
    await expect((await server.clientOf('engineer')).user.details()).resolves.toMatchObject({ userId });
    expect((await auditOf(userId))[0]).toMatchObject({ action: 'session-ended', details: { sessions: 'all' } });
  });

  it('are made by an invitation, whose link sets the password', async () => {
    const invited = person();
    const made = await admin.adminUsers.invite({ ...invited, roles: ['sales'], salesRegions: [24] });
    expect(made).toMatchObject({ roles: ['user', 'sales'], salesRegions: [24], isInvited: true });
    const mail = (await admin.outbox.list()).find(({ recipient }) => recipient === invited.email);
    const address = new URL(/https?:\S+reset-password\S+/.exec(mail?.body ?? '')?.[0] ?? '');
    const [token = '', username = ''] = ['t', 'u'].map((name) => address.searchParams.get(name) ?? '');
    expect(username).toBe(made.userName);
    await server.client().account.resetPassword({
      ...{ token, username },
      ...{ password: 'blower-wheel-27', confirmPassword: 'blower-wheel-27' },
    });
    expect(await rowOf(made.userName)).toMatchObject({ isInvited: false });
    expect((await auditOf(made.userId)).at(-1)).toMatchObject({
      action: 'account-invited',
      details: { roles: 'user sales', salesRegions: '24' },
    });
    await expect(admin.adminUsers.invite(invited)).rejects.toMatchObject({ status: 400 });
    const namesake = await admin.adminUsers.invite({
      ...person(),
      email: invited.email.replace('northshore', 'other'),
    });
    expect(namesake.userName).toBe(`${made.userName}2`);
  });

  it('have their rights from their sign-in provider where one keeps them', async () => {
    const { users } = schema;
    const [row] = await server.store.db
      .insert(users)
      .values({
        ...{ userName: 'outside.1', email: 'outside@provider.example', firstName: 'Ola', lastName: 'Berg' },
        ...{ roles: ['user'], issuer: 'https://id.example', subject: '1' },
      })
      .returning();
    const userId = row?.id ?? '';
    const change = admin.adminUsers.saveRights({ userId, roles: ['admin'], salesRegions: [] });
    await expect(change).rejects.toMatchObject({ status: 409 });
    await expect(admin.adminUsers.saveState({ userId, isClosed: true })).resolves.toMatchObject({ isExternal: true });
  });
});
