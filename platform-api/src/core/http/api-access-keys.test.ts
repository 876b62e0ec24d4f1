import { type ApiKeyScope, allowsScope } from '@specbuilder/shared-contracts/api';
import { eq } from 'drizzle-orm';
import {
  type Endpoint,
  endpoints,
  errorBody,
  type Matrix,
  startMatrix,
  statusFor,
} from '../../../test/access-matrix.ts';
import { addApiKey } from '../../../test/api-keys/add-api-key.ts';
import { schema } from '../store/database.ts';

const KEYS: Readonly<Record<string, ApiKeyScope>> = {
  size: 'size',
  reader: 'read-projects',
  writer: 'write-projects',
};
const ALL: readonly ApiKeyScope[] = ['size', 'read-projects', 'write-projects'];
/** Calls that no key may ever make, whatever they come to declare. */
const CLOSED = /^(account|apiKeys|privacy|sessions|secondFactor|user|admin\w*|auditLog|outbox|remotes|alerts|events)\./;

describe('Every endpoint and an API key', () => {
  let matrix: Matrix;
  const keys = new Map<string, string>();
  beforeAll(async () => {
    matrix = await startMatrix();
    const { store, userId } = matrix.server;
    const engineer = await userId('engineer');
    for (const [name, scope] of Object.entries(KEYS)) {
      keys.set(name, (await addApiKey(store.db, engineer, [scope])).key);
    }
    const revoked = await addApiKey(store.db, engineer, ALL);
    const { apiKeys, users } = schema;
    await store.db.update(apiKeys).set({ revokedOnUtc: new Date() }).where(eq(apiKeys.id, revoked.apiKeyId));
    keys.set('revoked', revoked.key);
    keys.set('expired', (await addApiKey(store.db, engineer, ALL, new Date(Date.now() - 1))).key);
    keys.set('admin', (await addApiKey(store.db, await userId('admin'), ALL)).key);
    keys.set('disabled', (await addApiKey(store.db, await userId('no-role'), ALL)).key);
    await store.db.update(users).set({ closedOnUtc: new Date() }).where(eq(users.userName, 'no-role'));
  });
  afterAll(() => matrix.close());

  const call = async (endpoint: Endpoint, name: string, isRejected: boolean) =>
    matrix.callWithKey(endpoint, await matrix.sampleOf(endpoint, 'engineer', isRejected), keys.get(name) ?? '');

  it.each(endpoints)('$name is open to the keys with its scope alone', async (endpoint) => {
    const { apiKey: needed } = endpoint.meta;
    const responded: Record<string, number> = {};
    const preferred: Record<string, number> = {};
    for (const [name, scope] of Object.entries(KEYS)) {
      const isAllowed = needed !== undefined && allowsScope([scope], needed);
      preferred[name] = isAllowed ? statusFor(endpoint, 'engineer') : 403;
      const { status, body } = await call(endpoint, name, !isAllowed);
      responded[name] = status;
      if (!isAllowed) expect(body).toEqual(errorBody(expect.stringMatching(/API key/)));
    }
    for (const name of ['revoked', 'expired', 'disabled']) {
      preferred[name] = 401;
      responded[name] = (await call(endpoint, name, true)).status;
    }
    expect(responded).toEqual(preferred);
  });

  it.each(endpoints.filter(({ meta }) => meta.apiKey?.endsWith('projects')))(
    '$name gives the key of an administrator nothing that is not that person’s',
    async (endpoint) => {
      const { status } = await call(endpoint, 'admin', true);
      // Another user's project or item does not exist for it; the rest is the administrator's own.
      const namesThing = /\{(projectId|fanItemId)\}/.test(endpoint.route.path);
      if (namesThing) expect(status).toBe(404);
      else expect([200, 404]).toContain(status);
    },
  );

  it('is closed to every key where it is about accounts, sign-in or administration', () => {
    const opened = endpoints.filter(({ name, meta }) => CLOSED.test(name) && meta.apiKey !== undefined);
    expect(opened.map(({ name }) => name)).toEqual([]);
    const byAdmins = endpoints.filter(({ route, meta }) => /\/admin\b/.test(route.path) && meta.apiKey !== undefined);
    expect(byAdmins.map(({ name }) => name)).toEqual([]);
  });
});
