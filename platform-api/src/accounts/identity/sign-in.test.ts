import { decodeJwt, decodeProtectedHeader } from 'jose';
import { authorizationRequest, tokenRequest } from '../../../test/identity/browser.ts';
import { visitorsOf } from '../../../test/identity/visitors-of.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, TEST_URL, type TestApplication } from '../../../test/test-application.ts';

describeOnEachStore('Signing in', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  afterAll(() => server.close());

  const { newBrowser, openLogin, signIn, readDetails } = visitorsOf(() => server);

  it('[AUT-033] leads to the login page with a signin parameter', async () => {
    const { redirect, loginUrl, page } = await openLogin(newBrowser());
    expect(redirect.statusCode).toBe(303);
    expect(new URL(loginUrl, TEST_URL).pathname).toBe('/identity/login');
    expect(new URL(loginUrl, TEST_URL).searchParams.get('signin')).toMatch(/^[\w-]{20,}$/);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<h1>Sign in</h1>');
  });

  it('[AUT-001] ends with a code that PKCE turns into a token the API takes', async () => {
    const { result, state, response, tokens } = await signIn(newBrowser());
    expect(result.get('state')).toBe(state);
    expect(result.get('iss')).toBe(`${TEST_URL}/identity`);
    expect(result.get('session_state')).toMatch(/^[0-9a-f]{64}\.[0-9a-f]{16}$/);
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

  it('takes a code once, from the client that requested it, with its verifier', async () => {
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
});
