import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import { accessTokenOf } from '../../../test/access-token.ts';
import { authorizationRequest } from '../../../test/identity/browser.ts';
import { type DatabaseProxy, openDatabaseProxy } from '../../../test/store/database-proxy.ts';
import { createTestStorePlace, type TestStorePlace } from '../../../test/store/test-store.ts';
import { TEST_URL } from '../../../test/test-application.ts';
import { until } from '../../../test/until.ts';
import { type Application, createApplication } from '../../application/application.ts';
import { readConfig } from '../config/config.ts';
import { openStore, type Store } from './open-store.ts';

const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;

onPostgres('A PostgreSQL server that does not respond', () => {
  let place: TestStorePlace;
  let proxy: DatabaseProxy;
  let store: Store;
  let application: Application;
  let authorization: string;

  beforeAll(async () => {
    place = await createTestStorePlace('postgres');
    proxy = await openDatabaseProxy(place.options.databaseUrl ?? '');
    const config = readConfig({ PUBLIC_URL: TEST_URL, SITE_DIR: '/nonexistent', LOG_LEVEL: 'error' });
    store = await openStore({ ...place.options, databaseUrl: proxy.url, limits: config.databaseLimits });
    application = await createApplication({ config, store, logStream: new PassThrough().resume() });
    await application.firstSweep;
    authorization = `Bearer ${await accessTokenOf(store.db, { publicUrl: config.publicUrl, userName: 'engineer' })}`;
  });
  afterAll(async () => {
    application.lifecycle.drain();
    await application.app.close();
    await store.close();
    await proxy.stop();
    await place.remove();
  });

  const get = (url: string, headers: Record<string, string> = {}) => application.app.inject({ url, headers });
  const page = (url: string, cookie = '') => get(url, { accept: 'text/html', cookie });
  const token = () =>
    application.app.inject({
      method: 'POST',
      url: '/identity/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'grant_type=refresh_token&client_id=specbuilder-web&refresh_token=none',
    });
  const createProject = () =>
    application.app.inject({
      method: 'POST',
      url: '/api/projects',
      headers: { authorization, 'content-type': 'application/json' },
      payload: { projectName: `Written in the storm ${randomUUID()}` },
    });

  /** The page of a sign-in in progress, whose cookie is looked up in the store. */
  async function signInUnderWay() {
    const started = await get(authorizationRequest(TEST_URL, {}).url, { accept: 'text/html' });
    const cookie = [started.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0]);
    return { path: new URL(String(started.headers.location), TEST_URL), cookie: cookie.join('; ') };
  }

  async function responsesOfAll() {
    const { path, cookie } = signIn;
    return Promise.all([
      get('/api/exchangeRates'),
      get('/api/projectStubs', { authorization }),
      createProject(),
      token(),
      page(authorizationRequest(TEST_URL, {}).url),
      page(`${path.pathname}${path.search}`, cookie),
    ]);
  }
  let signIn: Awaited<ReturnType<typeof signInUnderWay>>;

  /** A response within the limit. All timers are in this process: a busy machine delays them, but keeps their order. */
  async function responseWithin<T>(ms: number, requested: Promise<T>): Promise<T> {
    const limit = setTimeout(ms, undefined, { ref: false }).then(async () => {
      // What ended before may still be on its way through the server.
      for (let round = 0; round < 10; round++) await setImmediate();
      throw new Error(`No response within ${ms} ms.`);
    });
    return Promise.race([requested, limit]);
  }

  const seen = ({ statusCode, headers }: LightMyRequestResponse) => [statusCode, headers['retry-after']];

  it.each([
    ['frozen', () => proxy.freeze(), () => proxy.thaw()],
    ['down', () => proxy.stop(), () => proxy.start()],
  ])('because it is %s leads to 503 and a time to try again', async (_what, takeAway, bringBack) => {
    signIn = await signInUnderWay();
    await takeAway();
    const [responses, health] = await Promise.all([
      responseWithin(5000, responsesOfAll()),
      responseWithin(2000, get('/healthz')),
    ]);
    expect(health.statusCode).toBe(503);
    expect(responses.map(seen)).toEqual(responses.map(() => [503, '5']));
    const [rates, , , tokens, ...pages] = responses;
    const message = 'The data store is not responding. Please try again in a few seconds.';
    expect(rates?.json()).toEqual({ message, errors: {}, modelState: {} });
    expect(tokens?.json()).toEqual({ error: 'temporarily_unavailable' });
    for (const { headers, body } of pages) {
      expect(headers['content-type']).toContain('text/html');
      expect(body).toContain('Signing in is not possible right now');
      expect(body).toContain('temporarily_unavailable');
    }
    await bringBack();
    await until(async () => ((await get('/healthz')).statusCode === 200 ? true : undefined));
    expect((await createProject()).statusCode).toBe(200);
    expect((await responsesOfAll()).map(({ statusCode }) => statusCode)).not.toContain(503);
  });
});
