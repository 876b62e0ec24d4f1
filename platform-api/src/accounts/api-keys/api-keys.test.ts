import { MAX_API_KEYS } from '@specbuilder/shared-contracts/api';
import { eq, sql } from 'drizzle-orm';
import { addApiKey } from '../../../test/api-keys/add-api-key.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';
import { DEMO_PASSWORD } from '../seed/demo-accounts.ts';
import { sweepApiKeys } from './store.ts';

const password = DEMO_PASSWORD;
const DAY_MS = 86_400_000;

describeOnEachStore('API keys', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  afterEach(async () => {
    await server.store.db.delete(schema.apiKeys);
    await server.store.db.delete(schema.signInFailures);
  });
  afterAll(() => server.close());

  const keysOf = async (userName: 'engineer' | 'sales') => (await server.clientOf(userName)).apiKeys;
  const make = async (changes: object = {}) =>
    (await keysOf('engineer')).make({
      ...{ name: 'Importer', scopes: ['size', 'read-projects'], expiresInDays: 90, password },
      ...changes,
    });
  const read = (key: string, url = '/api/projectStubs') => server.app.inject({ url, headers: { 'x-api-key': key } });
  const statusOf = async (key: string, url?: string) => (await read(key, url)).statusCode;

  it('are made with name, scopes and life, and listed without the key', async () => {
    const { apiKey, key } = await make({ name: '  Importer ' });
    expect(key).toMatch(/^sbk_[0-9a-f]{12}_[0-9a-f]{72}$/);
    expect(apiKey).toEqual({
      apiKeyId: expect.any(String),
      name: 'Importer',
      prefix: key.slice(0, 16),
      scopes: ['size', 'read-projects'],
      createdOnUtc: expect.stringMatching(/Z$/),
      lastUsedOnUtc: null,
      expiresOnUtc: expect.stringMatching(/Z$/),
      isExpired: false,
    });
    const days = (Date.parse(apiKey.expiresOnUtc ?? '') - Date.parse(apiKey.createdOnUtc)) / DAY_MS;
    expect(Math.round(days)).toBe(90);
    expect(await (await keysOf('engineer')).list()).toEqual([apiKey]);
    expect(await (await keysOf('sales')).list()).toEqual([]);
    expect((await make({ expiresInDays: null })).apiKey.expiresOnUtc).toBeNull();
  });

  it('act as their user from the first call, and are rejected at once when they are revoked', async () => {
    const { apiKey, key } = await make();
    const engineer = await server.clientOf('engineer');
    const { projectId } = await engineer.projects.create({ projectName: 'Key project', address: null });
    expect((await read(key)).json()).toEqual([expect.objectContaining({ projectId })]);
    await engineer.apiKeys.revoke({ apiKeyId: apiKey.apiKeyId });
    const rejected = await read(key);
    expect([rejected.statusCode, rejected.json().message]).toEqual([401, 'This API key has expired or was revoked.']);
    expect(await engineer.apiKeys.list()).toEqual([]);
    await expect(engineer.apiKeys.revoke({ apiKeyId: apiKey.apiKeyId })).rejects.toMatchObject({ status: 404 });
  });

  it('cannot be revoked by another user', async () => {
    const { apiKey, key } = await make();
    await expect((await keysOf('sales')).revoke({ apiKeyId: apiKey.apiKeyId })).rejects.toMatchObject({ status: 404 });
    expect(await statusOf(key)).toBe(200);
  });

  it('are made with the password alone', async () => {
    await expect(make({ password: 'wrong' })).rejects.toMatchObject({
      status: 400,
      data: expect.objectContaining({ errors: { password: ['The password is incorrect'] } }),
    });
    expect(await (await keysOf('engineer')).list()).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, { name: ['Enter a name'] }],
    [{ name: 'x'.repeat(61) }, { name: ['At most 60 characters'] }],
    [{ scopes: [] }, { scopes: ['Choose what the key may do'] }],
    [{ scopes: ['admin'] }, { 'scopes.0': [expect.any(String)] }],
    [{ expiresInDays: 31 }, { expiresInDays: [expect.any(String)] }],
  ])('are rejected with %j', async (changes, errors) => {
    await expect(make(changes)).rejects.toMatchObject({ status: 400, data: expect.objectContaining({ errors }) });
  });

  it('are twenty at most, those that were revoked aside', async () => {
    const userId = await server.userId('engineer');
    for (let i = 1; i < MAX_API_KEYS; i++) await addApiKey(server.store.db, userId, ['size']);
    const { apiKey } = await make();
    await expect(make()).rejects.toMatchObject({ status: 409 });
    await (await keysOf('engineer')).revoke({ apiKeyId: apiKey.apiKeyId });
    await make();
  });

  it('are stored as a hash, and are in no log, mail or stored response', async () => {
    const engineer = await server.clientOf('engineer');
    const { key } = await engineer.apiKeys.make(
      { name: 'Importer', scopes: ['size'], expiresInDays: 30, password },
      { context: { idempotencyKey: 'key-1' } },
    );
    await read(key);
    await read(`${key.slice(0, -1)}x`);
    const { rows } = await server.store.db.execute(sql`
      select (select json_agg(k) from api_keys k) as keys, (select json_agg(m) from outbox_mails m) as mails,
        (select json_agg(i) from idempotency_keys i) as responses, (select json_agg(a) from audit_records a) as audit`);
    const secret = key.slice(17);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(server.log()).not.toContain(secret);
  });

  it('are written about to their owner, and in the audit log', async () => {
    const { apiKey } = await make();
    await (await keysOf('engineer')).revoke({ apiKeyId: apiKey.apiKeyId });
    const admin = await server.clientOf('admin');
    const [mail] = await admin.outbox.list();
    expect(mail).toMatchObject({ subject: 'An API key was made for your account' });
    expect(mail?.body).toContain(`The API key “Importer” (${apiKey.prefix}…) was made for the account engineer.`);
    const userId = await server.userId('engineer');
    const { items } = await admin.auditLog.list({ action: ['api-key-made', 'api-key-revoked'] });
    expect(items.slice(0, 2)).toEqual([
      expect.objectContaining({ action: 'api-key-revoked', user: expect.objectContaining({ userId }) }),
      expect.objectContaining({ action: 'api-key-made', user: expect.objectContaining({ userId }) }),
    ]);
  });

  it('say when they were last used, to the minute', async () => {
    const { key } = await make();
    const lastUsed = async () => (await (await keysOf('engineer')).list())[0]?.lastUsedOnUtc;
    await read(key);
    const first = await lastUsed();
    expect(first).toMatch(/Z$/);
    await read(key);
    expect(await lastUsed()).toBe(first);
    const longAgo = new Date(Date.now() - 61_000);
    await server.store.db.update(schema.apiKeys).set({ lastUsedOnUtc: longAgo });
    await read(key);
    expect(Date.parse((await lastUsed()) ?? '')).toBeGreaterThan(longAgo.getTime());
  });

  it('end with their time, and with the account', async () => {
    const { users } = schema;
    const userId = await server.userId('sales');
    const { key: expired } = await addApiKey(server.store.db, userId, ['read-projects'], new Date(Date.now() - 1));
    expect((await read(expired)).json().message).toBe('This API key has expired or was revoked.');
    expect((await (await keysOf('sales')).list())[0]?.isExpired).toBe(true);
    const { key } = await addApiKey(server.store.db, userId, ['read-projects']);
    expect(await statusOf(key)).toBe(200);
    const setClosed = (closedOnUtc: Date | null) =>
      server.store.db.update(users).set({ closedOnUtc }).where(eq(users.id, userId));
    await setClosed(new Date());
    expect((await read(key)).json().message).toBe('This account is closed.');
    await setClosed(null);
    expect(await statusOf(key)).toBe(200);
  });

  it('are gone with a deleted account, and long after their end', async () => {
    const { db } = server.store;
    const [gone] = await db
      .insert(schema.users)
      .values({ userName: 'leaver', email: 'leaver@x.example', firstName: '', lastName: '', roles: ['user'] })
      .returning();
    await addApiKey(db, gone?.id ?? '', ['size']);
    await db.delete(schema.users).where(eq(schema.users.userName, 'leaver'));
    expect(await db.select().from(schema.apiKeys)).toEqual([]);
    const userId = await server.userId('engineer');
    await addApiKey(db, userId, ['size'], new Date(Date.now() - 91 * DAY_MS));
    await addApiKey(db, userId, ['size'], new Date(Date.now() - 89 * DAY_MS));
    await addApiKey(db, userId, ['size']);
    expect(await sweepApiKeys(db, new Date())).toBe(1);
  });

  it('open nothing but the endpoints: no files, no uploads, and no second identity beside them', async () => {
    const { key } = await make();
    const headers = { 'x-api-key': key };
    const file = '/api/fs/files/00000000-0000-4000-8000-000000000000';
    expect((await server.app.inject({ url: file, headers })).statusCode).toBe(403);
    const publish = { method: 'POST', url: '/api/admin/remotes/mf-account/releases', headers } as const;
    expect((await server.app.inject(publish)).statusCode).toBe(403);
    const authorization = `Bearer ${await server.tokenOf('engineer')}`;
    const both = await server.app.inject({ url: '/api/projectStubs', headers: { ...headers, authorization } });
    expect([both.statusCode, both.json().errors]).toEqual([
      400,
      { 'X-Api-Key': ['Send either an API key or an access token.'] },
    ]);
  });

  it('of another form are rejected without a look into the store', async () => {
    const { key } = await make();
    for (const wrong of ['', 'x', key.slice(1), `${key}0`, key.toUpperCase(), `${key.slice(0, -8)}00000000`]) {
      expect((await read(wrong)).json().message).toBe('This API key is not valid.');
    }
  });
});

describeOnEachStore('The budgets of API keys', (kind) => {
  const rates = {
    read: 99,
    write: 99,
    sizing: 99,
    image: 99,
    mail: 99,
    account: 99,
    existence: 99,
    upload: 99,
    telemetry: 99,
  };

  it('are counted for all keys of a user together, and for keys that do not hold by address', async () => {
    const server = await startTestApplication({ rates: { ...rates, program: 2, 'refused-key': 2 } }, kind);
    const userId = await server.userId('engineer');
    const [one, other] = [
      await addApiKey(server.store.db, userId, ['size']),
      await addApiKey(server.store.db, userId, ['size']),
    ];
    const call = (key: string, remoteAddress = '10.0.0.1') =>
      server.app.inject({ url: '/api/catalog/topCategories', headers: { 'x-api-key': key }, remoteAddress });
    const statuses: number[] = [];
    for (const key of [one.key, other.key, one.key]) statuses.push((await call(key)).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    expect(Number((await call(one.key)).headers['retry-after'])).toBeGreaterThan(0);
    // The user at the screen has a budget of their own.
    expect(await (await server.clientOf('engineer')).catalog.topCategories()).not.toEqual([]);
    const rejected = [await call('x'), await call('x'), await call('x'), await call('x', '10.0.0.2')];
    expect(rejected.map(({ statusCode }) => statusCode)).toEqual([401, 401, 429, 401]);
    await server.close();
  });
});
