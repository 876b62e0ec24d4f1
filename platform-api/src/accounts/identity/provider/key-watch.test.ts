import { decodeProtectedHeader } from 'jose';
import { finishSignIn, openLogin, signInAs, TestBrowser } from '../../../../test/identity/browser.ts';
import { startTestApplication, TEST_URL, type TestApplication } from '../../../../test/test-application.ts';
import { until } from '../../../../test/until.ts';
import { readSigningKeys, rotateSigningKeys } from '../signing-keys.ts';

const TEN_MINUTES_MS = 600_000;
const DAY_MS = 86_400_000;

/** Everything but intervals goes on by the real clock. */
const REAL = ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const;
const REAL_TIMERS = ['setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const;

describe('A server that runs', () => {
  let server: TestApplication;
  beforeAll(async () => {
    jest.useFakeTimers({ doNotFake: [...REAL, ...REAL_TIMERS] });
    server = await startTestApplication();
  });
  afterAll(async () => {
    await server.close();
    jest.useRealTimers();
  });

  const newest = async () => (await readSigningKeys(server.store.db))[0]?.kid;
  const published = async () => {
    const { keys } = (await server.app.inject({ url: '/identity/jwks' })).json() as { keys: { kid: string }[] };
    return keys.map(({ kid }) => kid);
  };
  const tenMinutesLater = () => jest.advanceTimersByTime(TEN_MINUTES_MS);
  const site = () => ({ app: server.app, publicUrl: TEST_URL, browser: new TestBrowser(server.app, TEST_URL) });
  const statusOf = async (token: string) =>
    (await server.app.inject({ url: '/api/user/details', headers: { authorization: `Bearer ${token}` } })).statusCode;

  it('signs with a new key within ten minutes, also a sign-in that was started with the old one', async () => {
    const before = await signInAs(site(), 'engineer');
    const started = site();
    const login = await openLogin(started.browser, TEST_URL);
    await rotateSigningKeys(server.store.db);
    const kid = String(await newest());
    expect(await published()).not.toContain(kid);
    tenMinutesLater();
    await until(async () => (await published()).includes(kid) || undefined);
    const { tokens } = await finishSignIn(started, login, 'engineer');
    expect([tokens.id_token, tokens.access_token].map((token) => decodeProtectedHeader(token).kid)).toEqual([kid, kid]);
    expect([await statusOf(tokens.access_token), await statusOf(before.tokens.access_token)]).toEqual([200, 200]);
  });

  it('makes a successor of a key that grew too old meanwhile', async () => {
    await rotateSigningKeys(server.store.db, undefined, Date.now() - (server.config.signingKeyDays + 1) * DAY_MS);
    const old = await newest();
    tenMinutesLater();
    const successor = await until(async () => ((await newest()) !== old ? newest() : undefined));
    await until(async () => (await published()).includes(String(successor)) || undefined);
  });

  it('says when it could not look, and looks again', async () => {
    await server.store.db.execute('alter table secrets rename to secrets_away');
    tenMinutesLater();
    await until(async () => server.log().includes('looking for new signing keys failed') || undefined);
    await server.store.db.execute('alter table secrets_away rename to secrets');
    await rotateSigningKeys(server.store.db);
    const kid = String(await newest());
    tenMinutesLater();
    await until(async () => (await published()).includes(kid) || undefined);
  });
});
