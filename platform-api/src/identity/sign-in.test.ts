import { decodeJwt, decodeProtectedHeader } from 'jose';
import { DEMO_PASSWORD } from '../seed/demo-users.ts';
import { describeOnEachStore } from '../store/testing/test-store.ts';
import { startTestApplication, TEST_URL, type TestApplication } from '../testing/test-application.ts';
import {
  authorizationRequest,
  endSession,
  openLogin as openLoginAt,
  revokeToken,
  signInAs,
  TestBrowser,
  type Tokens,
  tokenRequest,
} from './testing/browser.ts';

describeOnEachStore('Signing in', (kind) => {
  let server: TestApplication;
  let addresses = 0;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  afterAll(() => server.close());

  const newBrowser = () => new TestBrowser(server.app, TEST_URL, `10.1.0.${++addresses}`);

  const openLogin = (browser: TestBrowser, extra: Record<string, string> = {}) => openLoginAt(browser, TEST_URL, extra);

  async function submit(browser: TestBrowser, loginUrl: string, form: Record<string, string>) {
    return browser.follow(await browser.post(loginUrl, form));
  }

  const signIn = (browser: TestBrowser, userName = 'engineer', extra: Record<string, string> = {}) =>
    signInAs({ app: server.app, publicUrl: TEST_URL, browser }, userName, extra);

  const readDetails = (token: string) =>
    server.app.inject({ url: '/api/user/details', headers: { authorization: `Bearer ${token}` } });

  it('[AUT-033] leads to the login page with a signin parameter', async () => {
    const { redirect, loginUrl, page } = await openLogin(newBrowser());
    expect(redirect.statusCode).toBe(303);
    expect(new URL(loginUrl, TEST_URL).pathname).toBe('/identity/login');
    expect(new URL(loginUrl, TEST_URL).searchParams.get('signin')).toMatch(/^[\w-]{20,}$/);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<h1>Sign in</h1>');
  });

  it('[AUT-001] ends with a code that PKCE turns into a token the API takes', async () => {
    const { answer, state, response, tokens } = await signIn(newBrowser());
    expect(answer.get('state')).toBe(state);
    expect(answer.get('iss')).toBe(`${TEST_URL}/identity`);
    expect(answer.get('session_state')).toMatch(/^[0-9a-f]{64}\.[0-9a-f]{16}$/);
    expect(response.statusCode).toBe(200);
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 900, refresh_token: expect.any(String) });
    const details = await readDetails(tokens.access_token);
    expect(details.json()).toMatchObject({ userName: 'engineer', displayName: 'Maya Lindqvist' });
  });

  it('gives access tokens of their own kind for the API alone', async () => {
    const { tokens } = await signIn(newBrowser());
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      iss: `${TEST_URL}/identity`,
      aud: `${TEST_URL}/api`,
      sub: await server.userId('engineer'),
      scope: 'api',
    });
    // An ID token is no access token.
    expect((await readDetails(tokens.id_token)).statusCode).toBe(401);
  });

  it('[A-034] [AUT-026] puts names, roles, regions and amr into the ID token', async () => {
    const { tokens } = await signIn(newBrowser(), 'sales');
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      sub: await server.userId('sales'),
      name: 'Sam Ortega',
      preferred_username: 'sales',
      given_name: 'Sam',
      family_name: 'Ortega',
      email: 'sales@specbuilder.example',
      role: ['user', 'sales'],
      sales_region: [24, 15],
      default_sales_region: 24,
      amr: ['pwd'],
      nonce: 'n-1',
    });
  });

  it('takes the user name in any case', async () => {
    const { tokens } = await signIn(newBrowser(), 'ENGINEER');
    expect((await readDetails(tokens.access_token)).statusCode).toBe(200);
  });

  it('takes a code once, from the client that asked, with its verifier', async () => {
    const browser = newBrowser();
    const { code, verifier } = await signIn(browser);
    const form = { grant_type: 'authorization_code', redirect_uri: `${TEST_URL}/signin-callback`, code };
    const again = await tokenRequest(server.app, TEST_URL, { ...form, code_verifier: verifier });
    expect(again.statusCode).toBe(400);
    const other = await openLogin(newBrowser());
    expect(other.page.statusCode).toBe(200);
    const unproven = await browser.get(authorizationRequest(TEST_URL).url.replace(/&code_challenge[^&]*/g, ''));
    expect(String(unproven.headers.location)).toContain('error=invalid_request');
  });

  it('sends nobody to an address that is not the product’s', async () => {
    const { url } = authorizationRequest(TEST_URL, { redirect_uri: 'https://evil.example.com/' });
    const response = await newBrowser().get(url);
    expect(response.statusCode).toBe(400);
    expect(response.headers.location).toBeUndefined();
    expect(response.body).toContain('Sign-in did not work');
  });

  it.each([
    ['on', true],
    ['', false],
  ])('is kept after the browser closes when the user asks for it: %p', async (remember, isKept) => {
    const browser = newBrowser();
    const { loginUrl } = await openLogin(browser);
    const posted = await browser.post(loginUrl, { username: 'engineer', password: DEMO_PASSWORD, remember });
    expect(posted.statusCode).toBe(303);
    const resumed = await browser.get(String(posted.headers.location));
    const cookies = [resumed.headers['set-cookie'] ?? []].flat();
    const session = cookies.find((line) => line.startsWith('_session='));
    expect(/expires=/i.test(session ?? '')).toBe(isKept);
    expect(session).toMatch(/path=\/identity;.*samesite=lax; httponly/i);
  });

  it('takes the user name with spaces around it, and shows it without them', async () => {
    const browser = newBrowser();
    const { loginUrl } = await openLogin(browser);
    const page = await browser.post(loginUrl, { username: ' maya ', password: '' });
    expect([page.statusCode, page.body.includes('value="maya"')]).toEqual([400, true]);
    const done = await submit(browser, loginUrl, { username: ' engineer ', password: DEMO_PASSWORD });
    expect(done.url).toMatch(/\/signin-callback\?code=/);
  });

  describe('with a wrong password', () => {
    it('says so at the field, with the tries that are left', async () => {
      const browser = newBrowser();
      const { loginUrl } = await openLogin(browser);
      const page = await browser.post(loginUrl, { username: 'engineer', password: 'wrong' });
      expect(page.statusCode).toBe(401);
      expect(page.body).toContain('User name or password is not right. 9 tries left.');
      expect(page.body).toMatch(/<input id="password"[^>]*aria-invalid="true" aria-describedby="error"/);
      expect(page.body).toContain('value="engineer"');
      expect(page.body).not.toContain('wrong');
    });

    it('says the same for a user that does not exist', async () => {
      const browser = newBrowser();
      const { loginUrl } = await openLogin(browser);
      const page = await browser.post(loginUrl, { username: 'nobody', password: 'wrong' });
      expect([page.statusCode, page.body.includes('User name or password is not right. 9 tries left.')]).toEqual([
        401,
        true,
      ]);
    });

    it('stops looking after ten tries a minute of one user from one address', async () => {
      const browser = newBrowser();
      const { loginUrl } = await openLogin(browser);
      const statuses: number[] = [];
      for (let i = 0; i < 10; i++) {
        statuses.push((await browser.post(loginUrl, { username: 'dev', password: `wrong ${i}` })).statusCode);
      }
      expect(new Set(statuses)).toEqual(new Set([401]));
      const right = await browser.post(loginUrl, { username: 'dev', password: DEMO_PASSWORD });
      expect(right.statusCode).toBe(429);
      expect(right.body).toMatch(/Too many tries\. Please wait \d+ s and try again\./);
      expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
      // Others are not delayed, neither another user here nor the user elsewhere.
      const other = await browser.post(loginUrl, { username: 'admin', password: 'wrong' });
      expect(other.statusCode).toBe(401);
      expect((await signIn(newBrowser(), 'dev')).response.statusCode).toBe(200);
    });

    it('starts counting again after a success', async () => {
      const browser = newBrowser();
      const { loginUrl } = await openLogin(browser);
      await browser.post(loginUrl, { username: 'engineer', password: 'wrong' });
      await submit(browser, loginUrl, { username: 'engineer', password: DEMO_PASSWORD });
      const next = await openLogin(browser, { prompt: 'login' });
      const page = await browser.post(next.loginUrl, { username: 'engineer', password: 'wrong' });
      expect(page.body).toContain('9 tries left');
    });

    it('asks for both fields', async () => {
      const browser = newBrowser();
      const { loginUrl } = await openLogin(browser);
      const page = await browser.post(loginUrl, { username: '', password: '' });
      expect([page.statusCode, page.body.includes('Enter your user name and password.')]).toEqual([400, true]);
    });
  });

  it('answers a form nobody asked for, or asked for elsewhere, with a way back', async () => {
    const { loginUrl } = await openLogin(newBrowser());
    const page = await newBrowser().post(loginUrl, { username: 'engineer', password: DEMO_PASSWORD });
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain('This sign-in has run out');
    expect(page.body).toContain(`href="${TEST_URL}/login"`);
  });

  it('is quick the second time, and silent when asked to be', async () => {
    const browser = newBrowser();
    await signIn(browser);
    const redirect_uri = `${TEST_URL}/silent-renew`;
    const silent = await browser.follow(
      await browser.get(authorizationRequest(TEST_URL, { prompt: 'none', redirect_uri }).url),
    );
    expect(silent.url).toMatch(/\/silent-renew\?code=/);
    const stranger = newBrowser();
    const refused = await stranger.follow(
      await stranger.get(authorizationRequest(TEST_URL, { prompt: 'none', redirect_uri }).url),
    );
    expect(refused.url).toContain('error=login_required');
  });

  it('grants scopes that are asked for later without asking the user', async () => {
    const browser = newBrowser();
    await signIn(browser, 'engineer', { scope: 'openid api' });
    const later = await browser.follow(
      await browser.get(authorizationRequest(TEST_URL, { scope: 'openid profile email api' }).url),
    );
    expect(later.url).toMatch(/\/signin-callback\?code=/);
  });

  it('[AUT-002] is renewed by a refresh token that changes every time', async () => {
    const { tokens } = await signIn(newBrowser());
    const refresh = (refresh_token: string) =>
      tokenRequest(server.app, TEST_URL, { grant_type: 'refresh_token', refresh_token });
    const renewed = (await refresh(tokens.refresh_token)).json() as Tokens;
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
    expect(decodeJwt(renewed.id_token)).toMatchObject({ amr: ['pwd'], role: ['user'] });
    expect((await readDetails(renewed.access_token)).statusCode).toBe(200);
    // A token used twice was stolen by one of the two: both lose.
    expect((await refresh(tokens.refresh_token)).statusCode).toBe(400);
    expect((await refresh(renewed.refresh_token)).statusCode).toBe(400);
  });

  it('[AUT-013] can be undone: the refresh token is revoked and the session ended', async () => {
    const browser = newBrowser();
    const { tokens } = await signIn(browser);
    const revoked = await revokeToken(server.app, tokens.refresh_token);
    // The browser's library expects JSON here.
    expect([revoked.statusCode, revoked.json()]).toEqual([200, {}]);
    const stateBefore = browser.cookie('sb_op_state');
    expect(stateBefore).toMatch(/^[0-9a-f]{24}$/);
    const { page, done } = await endSession(browser, TEST_URL, tokens);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('data-submit="now"');
    expect(done.url).toBe(`${TEST_URL}/start`);
    expect(browser.cookie('_session')).toBeUndefined();
    // [AUT-003] Other tabs see the state cookie go.
    expect(browser.cookie('sb_op_state')).toBeUndefined();
    const { page: login } = await openLogin(browser);
    expect(login.body).toContain('<h1>Sign in</h1>');
  });

  it('asks before signing anybody out whom no page of ours sent', async () => {
    const browser = newBrowser();
    await signIn(browser);
    const page = await browser.get('/identity/session/end');
    expect(page.body).toContain('Do you want to sign out?');
    expect(page.body).not.toContain('data-submit="now"');
  });

  it('ends for an account that is closed', async () => {
    const browser = newBrowser();
    const { tokens } = await signIn(browser, 'dev');
    const { db } = server.store;
    await db.execute("update users set closed_on_utc = now() where user_name = 'dev'");
    const refreshed = await tokenRequest(server.app, TEST_URL, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    });
    expect(refreshed.statusCode).toBe(400);
    const { loginUrl } = await openLogin(newBrowser());
    expect(loginUrl).toContain('/identity/login');
    await db.execute("update users set closed_on_utc = null where user_name = 'dev'");
  });
});

describe('Behind https', () => {
  it('every address and cookie is for https, whatever the proxy’s connection looks like', async () => {
    const publicUrl = 'https://fans.example.com';
    const server = await startTestApplication({ publicUrl });
    const discovery = await server.app.inject({
      url: '/identity/.well-known/openid-configuration',
      headers: { host: 'evil.example.com', 'x-forwarded-host': 'evil.example.com' },
    });
    expect(discovery.headers['strict-transport-security']).toContain('max-age');
    expect(discovery.body).not.toContain('evil');
    expect(discovery.json()).toMatchObject({
      issuer: `${publicUrl}/identity`,
      authorization_endpoint: `${publicUrl}/identity/auth`,
      end_session_endpoint: `${publicUrl}/identity/session/end`,
      check_session_iframe: `${publicUrl}/identity/session/check`,
    });
    const redirect = await new TestBrowser(server.app, publicUrl).get(authorizationRequest(publicUrl).url);
    const cookies = [redirect.headers['set-cookie']].flat().map(String);
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/; secure/i);
    for (const cookie of cookies) expect(cookie).toMatch(/; httponly/i);
    await server.close();
  });
});
