import { eq } from 'drizzle-orm';
import { decodeProtectedHeader } from 'jose';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { createApplication } from '../../application/application.ts';
import { schema } from '../../core/store/database.ts';
import { loadSigningKeys, readSigningKeys, rotateSigningKeys } from './signing-keys.ts';

const DAY_MS = 86_400_000;
const { secrets } = schema;
const isKeys = eq(secrets.name, 'signing-keys');

describeOnEachStore('Signing keys', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  afterAll(() => server.close());

  const kids = async () => (await readSigningKeys(server.store.db)).map(({ kid }) => kid);
  const statusOf = async (token: string, app = server.app) =>
    (await app.inject({ url: '/api/user/details', headers: { authorization: `Bearer ${token}` } })).statusCode;

  it('are replaced by a command; tokens of the old one hold, on servers from before and after', async () => {
    const before = await kids();
    const old = await server.tokenOf('engineer');
    await rotateSigningKeys(server.store.db);
    const fresh = await server.tokenOf('engineer');
    expect(await kids()).toEqual([expect.any(String), ...before]);
    expect(decodeProtectedHeader(fresh).kid).toBe((await kids())[0]);
    // The running server has started with the old key alone.
    expect([await statusOf(old), await statusOf(fresh)]).toEqual([200, 200]);
    const later = await createApplication({ config: { ...server.config, logLevel: 'silent' }, store: server.store });
    expect([await statusOf(old, later.app), await statusOf(fresh, later.app)]).toEqual([200, 200]);
    const published = await later.app.inject({ url: '/identity/jwks' });
    const { keys } = published.json() as { readonly keys: readonly { readonly kid: string; readonly d?: string }[] };
    expect(keys.map(({ kid }) => kid).sort()).toEqual((await kids()).sort());
    expect(keys.filter(({ d }) => d !== undefined)).toEqual([]);
    await later.app.close();
  });

  it('go once every token they signed has ended', async () => {
    const { db } = server.store;
    const [current] = await kids();
    await rotateSigningKeys(db, undefined, Date.now() + 3 * DAY_MS);
    expect(await kids()).toEqual([expect.any(String), current]);
    await rotateSigningKeys(db, undefined, Date.now() + 6 * DAY_MS);
    expect(await kids()).not.toContain(current);
  });

  it('stay two days after they were replaced, and not a moment longer', async () => {
    const { db } = server.store;
    const replaced = Date.now() + 10 * DAY_MS;
    await rotateSigningKeys(db, undefined, replaced);
    const [first] = await kids();
    await rotateSigningKeys(db, undefined, replaced);
    await rotateSigningKeys(db, undefined, replaced + 2 * DAY_MS - 1);
    expect(await kids()).toContain(first);
    await rotateSigningKeys(db, undefined, replaced + 2 * DAY_MS);
    expect(await kids()).not.toContain(first);
  });

  it('that were stored without an age count from when the store got them', async () => {
    const { db } = server.store;
    const [jwk] = await readSigningKeys(db);
    const storeBare = (createdOnUtc: Date) =>
      db
        .update(secrets)
        .set({ value: [jwk], createdOnUtc })
        .where(isKeys);
    await storeBare(new Date());
    expect((await loadSigningKeys(db, 90)).map(({ kid }) => kid)).toEqual([jwk?.kid]);
    await storeBare(new Date(Date.now() - 91 * DAY_MS));
    expect((await loadSigningKeys(db, 90)).map(({ kid }) => kid)).toEqual([expect.any(String), jwk?.kid]);
  });

  it('are made where there are none, unless another process was to be followed', async () => {
    const { db } = server.store;
    const stored = await db.select().from(secrets).where(isKeys);
    await db.delete(secrets).where(isKeys);
    await rotateSigningKeys(db, 'of another process');
    expect(await kids()).toEqual([]);
    expect(await loadSigningKeys(db, 90)).toEqual([expect.objectContaining({ alg: 'RS256', use: 'sig' })]);
    await db.update(secrets).set({ value: stored[0]?.value }).where(isKeys);
  });

  it('get a successor by age, one even when several servers start', async () => {
    const { db } = server.store;
    await rotateSigningKeys(db, undefined, Date.now() - 91 * DAY_MS);
    const [old] = await kids();
    await loadSigningKeys(db, 92);
    expect((await kids())[0]).toBe(old);
    await loadSigningKeys(db, 90);
    const [successor] = await kids();
    expect(successor).not.toBe(old);
    await rotateSigningKeys(db, old);
    expect((await kids())[0]).toBe(successor);
  });
});
