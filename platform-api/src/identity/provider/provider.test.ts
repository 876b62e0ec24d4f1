import { and, eq } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { DEMO_PASSWORD } from '../../seed/demo-users.ts';
import { schema } from '../../store/database.ts';
import { openTestStore, type TestStore, usualStoreKind } from '../../store/testing/test-store.ts';
import { authorizationRequest, endSession, revokeToken, tokenRequest } from '../testing/browser.ts';
import { PROVIDER_URL, startProvider, type TestProvider } from '../testing/test-provider.ts';
import { CLIENT_ID } from './provider.ts';

const MINUTE_S = 60;
const DAY_S = 86_400;
const { oidcPayloads } = schema;

describe('The embedded provider', () => {
  let store: TestStore;
  let server: TestProvider;
  beforeAll(async () => {
    store = await openTestStore(usualStoreKind());
  });
  beforeEach(async () => {
    await store.db.delete(oidcPayloads);
    server = await startProvider(store);
  });
  afterEach(() => server.close());
  afterAll(() => store.close());

  const ask = (extra: Readonly<Record<string, string>>, browser = server.newBrowser()) =>
    browser.get(authorizationRequest(PROVIDER_URL, extra).url);
  /** How long the store keeps what is there of a kind. */
  const secondsLeft = async (type: string) => {
    const rows = await store.db.select().from(oidcPayloads).where(eq(oidcPayloads.type, type));
    return rows.map(({ expiresOnUtc }) => Math.round(((expiresOnUtc?.getTime() ?? 0) - Date.now()) / 1000));
  };
  const about = (seconds: number) => ({
    asymmetricMatch: (value: unknown) => typeof value === 'number' && value <= seconds && value > seconds - 20,
  });

  it('offers the code flow with PKCE, sign-out and nothing that the product does not use', async () => {
    const discovery = (await server.app.inject({ url: '/identity/.well-known/openid-configuration' })).json();
    expect(discovery).toMatchObject({
      issuer: `${PROVIDER_URL}/identity`,
      authorization_endpoint: `${PROVIDER_URL}/identity/auth`,
      token_endpoint: `${PROVIDER_URL}/identity/token`,
      revocation_endpoint: `${PROVIDER_URL}/identity/token/revocation`,
      end_session_endpoint: `${PROVIDER_URL}/identity/session/end`,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
    });
    const claims =
      'sub amr role sales_region default_sales_region name preferred_username given_name family_name email';
    expect(discovery.claims_supported).toEqual(expect.arrayContaining(claims.split(' ')));
    expect(
      Object.keys(discovery).filter((name) => /userinfo|pushed|dpop|device|registration|introspection/.test(name)),
    ).toEqual([]);
    expect((await server.app.inject({ url: '/identity/interaction/1' })).statusCode).toBe(404);
  });

  it.each([
    ['/signin-callback', true],
    ['/silent-renew', true],
    ['/start', false],
    ['', false],
  ])('sends codes to pages of the product that take them: %s', async (path, isTaken) => {
    const { statusCode, headers } = await ask({ redirect_uri: `${PROVIDER_URL}${path}` });
    expect([statusCode, headers.location?.includes('/identity/login?signin=')]).toEqual(
      isTaken ? [303, true] : [400, undefined],
    );
  });

  it.each([
    ['without a challenge', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
    ['of another flow', { response_type: 'token' }, 'unsupported_response_type'],
  ])('refuses a request %s', async (_case, extra, error) => {
    expect(String((await ask(extra)).headers.location)).toContain(`error=${error}`);
  });

  it('takes a code from the product alone: the verifier has to be there', async () => {
    const browser = server.newBrowser();
    const { code } = await server.signIn(browser);
    const again = await ask({ prompt: 'none' }, browser);
    const unused = new URL(String(again.headers.location)).searchParams.get('code') ?? '';
    const form = { grant_type: 'authorization_code', redirect_uri: `${PROVIDER_URL}/signin-callback` };
    expect(unused).not.toBe(code);
    expect((await tokenRequest(server.app, PROVIDER_URL, { ...form, code: unused })).statusCode).toBe(400);
  });

  it('signs access tokens for the API alone, which name the session and end in time', async () => {
    const short = await startProvider(store, { accessTokenSeconds: 300 });
    const { tokens } = await short.signIn(short.newBrowser());
    const [grant] = await store.db.select().from(oidcPayloads).where(eq(oidcPayloads.type, 'Grant'));
    const claims = decodeJwt(tokens.access_token);
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
    expect(claims).toMatchObject({ aud: `${PROVIDER_URL}/api`, scope: 'api', client_id: CLIENT_ID, sid: grant?.id });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(300);
    const id = decodeJwt(tokens.id_token);
    expect([id.aud, Number(id.exp) - Number(id.iat)]).toEqual([CLIENT_ID, 300]);
    await short.close();
  });

  it('tells in the ID token who it is, as far as the scopes go', async () => {
    const claimsFor = async (scope: string) =>
      decodeJwt((await server.signIn(server.newBrowser(), 'sales', { scope })).tokens.id_token);
    const who = { amr: ['pwd'], role: ['user', 'sales'], sales_region: [24, 15], default_sales_region: 24 };
    const profile = { name: 'Sam Ortega', preferred_username: 'sales', given_name: 'Sam', family_name: 'Ortega' };
    const email = { email: 'sales@specbuilder.example' };
    expect(await claimsFor('openid profile email api')).toMatchObject({ ...who, ...profile, ...email });
    const least = await claimsFor('openid api');
    expect(least).toMatchObject(who);
    expect(Object.keys(least).filter((name) => name in { ...profile, ...email })).toEqual([]);
  });

  it('grants more scopes to a session without asking the user, and keeps one grant', async () => {
    const browser = server.newBrowser();
    const { tokens } = await server.signIn(browser, 'engineer', { scope: 'openid api' });
    const { tokens: widened } = await server.signInAgain(browser, { scope: 'openid profile api' });
    expect(decodeJwt(widened.id_token)).toMatchObject({ name: 'Maya Lindqvist' });
    expect(decodeJwt(widened.access_token)['sid']).toBe(decodeJwt(tokens.access_token)['sid']);
    expect(await secondsLeft('Grant')).toHaveLength(1);
  });

  it('gives an access token for sign-in alone where the API is not asked for', async () => {
    const { tokens } = await server.signIn(server.newBrowser(), 'engineer', { scope: 'openid' });
    expect(decodeJwt(tokens.access_token)['scope']).toBeUndefined();
    expect(tokens.refresh_token).toEqual(expect.any(String));
  });

  it('keeps what it knows for as long as it is of use', async () => {
    const browser = server.newBrowser();
    await server.openLogin(browser);
    expect(await secondsLeft('Interaction')).toEqual([about(45 * MINUTE_S)]);
    await server.signIn(browser);
    await ask({ prompt: 'none' }, browser);
    expect(await secondsLeft('AuthorizationCode')).toContainEqual(about(MINUTE_S));
    for (const type of ['Session', 'Grant', 'RefreshToken'])
      expect([type, await secondsLeft(type)]).toEqual([type, [about(14 * DAY_S)]]);
  });

  it('renews by a token that changes, and lives no longer than the first would have', async () => {
    const { tokens } = await server.signIn(server.newBrowser());
    const first = and(eq(oidcPayloads.type, 'RefreshToken'), eq(oidcPayloads.id, tokens.refresh_token));
    const [row] = await store.db.select().from(oidcPayloads).where(first);
    const payload = { ...row?.payload, exp: Math.floor(Date.now() / 1000) + 100 };
    await store.db.update(oidcPayloads).set({ payload }).where(first);
    const renewed = await server.renew(tokens);
    expect(renewed.status).toBe(200);
    expect(renewed.tokens.refresh_token).not.toBe(tokens.refresh_token);
    expect(decodeJwt(renewed.tokens.id_token)).toMatchObject({ amr: ['pwd'], role: ['user'] });
    expect(await secondsLeft('RefreshToken')).toContainEqual(about(100));
  });

  it('ends the session when a refresh token is used twice or revoked', async () => {
    const stolen = (await server.signIn(server.newBrowser())).tokens;
    await server.renew(stolen);
    expect((await server.renew(stolen)).status).toBe(400);
    expect(new Set(server.ended)).toEqual(new Set([decodeJwt(stolen.access_token)['sid']]));
    const { tokens } = await server.signIn(server.newBrowser());
    const revoked = await revokeToken(server.app, tokens.refresh_token);
    // The browser's library expects JSON here.
    expect([revoked.statusCode, revoked.json()]).toEqual([200, {}]);
    expect(server.ended).toContain(decodeJwt(tokens.access_token)['sid']);
  });

  it('refuses to revoke for a client it does not know', async () => {
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: '/identity/token/revocation',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'client_id=nobody&token=1',
    });
    expect([statusCode, body.includes('invalid_client')]).toEqual([401, true]);
  });

  it.each([
    ['/start', true],
    ['/', true],
    ['/signin-callback', false],
  ])('leads after sign-out to the start of the product: %s', async (path, isTaken) => {
    const browser = server.newBrowser();
    const { tokens } = await server.signIn(browser);
    const { page, done } = await endSession(browser, PROVIDER_URL, tokens, path);
    expect([page.statusCode, done.url]).toEqual(isTaken ? [200, `${PROVIDER_URL}${path}`] : [400, '']);
  });

  it('does not renew for an account that was closed', async () => {
    const { tokens } = await server.signIn(server.newBrowser(), 'dev');
    await store.db.execute("update users set closed_on_utc = now() where user_name = 'dev'");
    const { status } = await server.renew(tokens);
    await store.db.execute("update users set closed_on_utc = null where user_name = 'dev'");
    expect(status).toBe(400);
  });

  it('keeps its cookies from scripts and from other sites, signed and where they are read', async () => {
    const browser = server.newBrowser();
    const { loginUrl, redirect } = await server.openLogin(browser);
    const linesOf = (headers: typeof redirect.headers) => [headers['set-cookie'] ?? []].flat();
    const interaction = linesOf(redirect.headers);
    const names = interaction.map((line) => line.split('=')[0]);
    expect(names).toEqual(expect.arrayContaining(['_interaction', '_interaction.sig', '_interaction_resume']));
    for (const line of interaction) expect(line).toMatch(/samesite=lax; httponly/i);
    const posted = await browser.post(loginUrl, { username: 'engineer', password: DEMO_PASSWORD });
    const resumed = linesOf((await browser.get(String(posted.headers.location))).headers);
    for (const name of ['_session=', '_session.sig=']) {
      expect(resumed.find((line) => line.startsWith(name))).toMatch(/path=\/identity;.*samesite=lax; httponly/i);
    }
  });

  it('is asked for tokens by pages of the product alone', async () => {
    const allowedFor = async (origin: string) => {
      const { headers } = await server.app.inject({
        method: 'POST',
        url: '/identity/token',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        payload: `client_id=${CLIENT_ID}&grant_type=refresh_token&refresh_token=none`,
      });
      return headers['access-control-allow-origin'];
    };
    expect(await allowedFor(PROVIDER_URL)).toBe(PROVIDER_URL);
    expect(await allowedFor('https://evil.example')).toBeUndefined();
  });
});
