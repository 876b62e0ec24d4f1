import { decodeJwt } from 'jose';
import {
  authorizationRequest,
  endSession,
  revokeToken,
  type Tokens,
  tokenRequest,
} from '../../../test/identity/browser.ts';
import { visitorsOf } from '../../../test/identity/visitors-of.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, TEST_URL, type TestApplication } from '../../../test/test-application.ts';

describeOnEachStore('The session of a sign-in', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  afterAll(() => server.close());

  const { newBrowser, openLogin, signIn, readDetails } = visitorsOf(() => server);

  it('makes the next sign-in quick, and silent on request', async () => {
    const browser = newBrowser();
    await signIn(browser);
    const redirect_uri = `${TEST_URL}/silent-renew`;
    const silent = await browser.follow(
      await browser.get(authorizationRequest(TEST_URL, { prompt: 'none', redirect_uri }).url),
    );
    expect(silent.url).toMatch(/\/silent-renew\?code=/);
    const stranger = newBrowser();
    const rejected = await stranger.follow(
      await stranger.get(authorizationRequest(TEST_URL, { prompt: 'none', redirect_uri }).url),
    );
    expect(rejected.url).toContain('error=login_required');
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

  it('[ACC-010] says who the user is now when it is renewed with the scope of the sign-in', async () => {
    const { tokens } = await signIn(newBrowser());
    const { refresh_token } = tokens;
    const renew = { grant_type: 'refresh_token', refresh_token, scope: 'openid profile email api' };
    const renewed = (await tokenRequest(server.app, TEST_URL, renew)).json() as Tokens;
    expect(decodeJwt(renewed.id_token)).toMatchObject({ given_name: 'Maya', email: 'engineer@specbuilder.example' });
    expect((await readDetails(renewed.access_token)).statusCode).toBe(200);
  });

  it('[AUT-013] ends with its refresh token when the user signs out', async () => {
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
});
