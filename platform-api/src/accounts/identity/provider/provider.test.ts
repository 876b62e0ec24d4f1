import { authorizationRequest, endSession } from '../../../../test/identity/browser.ts';
import { PROVIDER_URL, providerOfEachTest } from '../../../../test/identity/test-provider.ts';
import { DEMO_PASSWORD } from '../../seed/demo-accounts.ts';
import { CLIENT_ID, embeddedAuthentication } from './provider.ts';

describe('The embedded provider', () => {
  const { server } = providerOfEachTest();

  const request = (extra: Readonly<Record<string, string>>, browser = server().newBrowser()) =>
    browser.get(authorizationRequest(PROVIDER_URL, extra).url);

  it('tells browsers where they sign in, renew and sign out', () => {
    expect(embeddedAuthentication(PROVIDER_URL)).toEqual({
      authorityUri: `${PROVIDER_URL}/identity`,
      automaticSilentRenew: true,
      clientId: 'specbuilder-web',
      // Without `amr`, which the product needs.
      filterProtocolClaims: ['nbf', 'jti', 'auth_time', 'nonce', 'acr', 'azp', 'at_hash'],
      isExternal: false,
      loadUserInfo: false,
      monitorSession: true,
      postLogoutRedirectUri: `${PROVIDER_URL}/start`,
      redirectUri: `${PROVIDER_URL}/signin-callback`,
      responseType: 'code',
      revokeAccessTokenOnSignout: true,
      scope: 'openid profile email api',
      silentRedirectUri: `${PROVIDER_URL}/silent-renew`,
    });
  });

  it('offers the code flow with PKCE, sign-out and nothing that the product does not use', async () => {
    const discovery = (await server().app.inject({ url: '/identity/.well-known/openid-configuration' })).json();
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
    expect((await server().app.inject({ url: '/identity/interaction/1' })).statusCode).toBe(404);
  });

  it.each([
    ['/signin-callback', true],
    ['/silent-renew', true],
    ['/start', false],
    ['', false],
  ])('sends codes to pages of the product that take them: %s', async (path, isTaken) => {
    const { statusCode, headers } = await request({ redirect_uri: `${PROVIDER_URL}${path}` });
    expect([statusCode, headers.location?.includes('/identity/login?signin=')]).toEqual(
      isTaken ? [303, true] : [400, undefined],
    );
  });

  it.each([
    ['a remote’s own page on a developer’s machine', 'http://localhost:4104/standalone.html', 303],
    ['another page of that machine', 'http://localhost:4104/other.html', 400],
    ['that page with more in its address', 'http://localhost:4104/standalone.html?next=x', 400],
    ['another machine', 'http://evil.test/standalone.html', 400],
  ])('sends codes to %s as the settings say', async (_case, redirect_uri, status) => {
    expect((await request({ redirect_uri })).statusCode).toBe(status);
  });

  it.each([
    ['without a challenge', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
    ['of another flow', { response_type: 'token' }, 'unsupported_response_type'],
  ])('rejects a request %s', async (_case, extra, error) => {
    expect(String((await request(extra)).headers.location)).toContain(`error=${error}`);
  });

  it.each([
    ['/start', true],
    ['/', true],
    ['/signin-callback', false],
  ])('leads after sign-out to the start of the product: %s', async (path, isTaken) => {
    const browser = server().newBrowser();
    const { tokens } = await server().signIn(browser);
    const { page, done } = await endSession(browser, PROVIDER_URL, tokens, path);
    expect([page.statusCode, done.url]).toEqual(isTaken ? [200, `${PROVIDER_URL}${path}`] : [400, '']);
  });

  it('keeps its cookies from scripts and from other sites, signed and where they are read', async () => {
    const browser = server().newBrowser();
    const { loginUrl, redirect } = await server().openLogin(browser);
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

  it('accepts token requests from pages of the product alone', async () => {
    const allowedFor = async (origin: string) => {
      const { headers } = await server().app.inject({
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
