import * as client from 'openid-client';
import { TestBrowser } from '../../../../test/identity/browser.ts';
import { injectFetch } from '../../../../test/inject-fetch.ts';
import { startTestApplication, TEST_URL, type TestApplication } from '../../../../test/test-application.ts';
import { DEMO_PASSWORD } from '../../seed/demo-accounts.ts';
import { CLIENT_ID } from './provider.ts';

const ISSUER = new URL(`${TEST_URL}/identity`);
const REDIRECT_URI = `${TEST_URL}/signin-callback`;

/** The embedded provider tested with a certified third-party client library, which checks every response itself. */
describe('The embedded provider and openid-client', () => {
  let server: TestApplication;
  let config: client.Configuration;
  let addresses = 0;
  beforeAll(async () => {
    server = await startTestApplication();
    config = await client.discovery(ISSUER, CLIENT_ID, undefined, client.None(), {
      execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
      [client.customFetch]: injectFetch(server.app) as client.CustomFetch,
    });
  });
  afterAll(() => server.close());

  const newBrowser = () => new TestBrowser(server.app, TEST_URL, `10.9.0.${++addresses}`);

  /** An authorization request, and the values to check its response with. */
  async function request(extra: Readonly<Record<string, string>> = {}) {
    const pkceCodeVerifier = client.randomPKCECodeVerifier();
    const [expectedState, expectedNonce] = [client.randomState(), client.randomNonce()];
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: REDIRECT_URI,
      scope: 'openid profile email api',
      code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      ...{ state: expectedState, nonce: expectedNonce, ...extra },
    });
    return { url, checks: { pkceCodeVerifier, expectedState, expectedNonce } };
  }

  /** Where the provider leads once the user has typed name and password. */
  async function responseOf(browser: TestBrowser, url: URL): Promise<URL> {
    const login = String((await browser.get(url.href)).headers.location);
    const posted = await browser.post(login, { username: 'engineer', password: DEMO_PASSWORD });
    return new URL((await browser.follow(posted)).url);
  }

  async function signIn(browser = newBrowser()) {
    const { url, checks } = await request();
    const response = await responseOf(browser, url);
    return { browser, result: response, checks, tokens: await client.authorizationCodeGrant(config, response, checks) };
  }

  const statusOfCall = async (accessToken: string) =>
    (await server.app.inject({ url: '/api/user/details', headers: { authorization: `Bearer ${accessToken}` } }))
      .statusCode;
  const errorOf = async (step: Promise<unknown>) =>
    step.then(
      () => 'accepted',
      (error: { readonly error?: string; readonly code?: string }) => error.error ?? error.code,
    );

  it('is discovered with all that a client needs', () => {
    const metadata = config.serverMetadata();
    expect(metadata.supportsPKCE()).toBe(true);
    expect(metadata).toMatchObject({
      issuer: ISSUER.href,
      authorization_response_iss_parameter_supported: true,
      check_session_iframe: `${ISSUER.href}/session/check`,
      id_token_signing_alg_values_supported: expect.arrayContaining(['RS256']),
    });
  });

  it('[AUT-001] signs a user in by code and PKCE, with claims that the library verified by the keys', async () => {
    const { tokens } = await signIn();
    expect(tokens.claims()).toMatchObject({
      ...{ iss: ISSUER.href, aud: CLIENT_ID, name: 'Maya Lindqvist', preferred_username: 'engineer', role: ['user'] },
    });
    expect(tokens.expiresIn()).toBeGreaterThan(0);
    expect(await statusOfCall(tokens.access_token)).toBe(200);
  });

  it('has no userinfo endpoint, as its access tokens are the API’s: the claims are in the ID token', async () => {
    const { tokens } = await signIn();
    expect(config.serverMetadata().userinfo_endpoint).toBeUndefined();
    const sub = String(tokens.claims()?.sub);
    await expect(client.fetchUserInfo(config, tokens.access_token, sub)).rejects.toThrow(/userinfo_endpoint/);
  });

  it('[AUT-002] renews tokens, each refresh token once, and ends the family when one is used again', async () => {
    const { tokens } = await signIn();
    const first = String(tokens.refresh_token);
    const renewed = await client.refreshTokenGrant(config, first, { scope: 'openid profile email api' });
    expect(renewed.refresh_token).not.toBe(first);
    expect(renewed.claims()).toMatchObject({ sub: tokens.claims()?.sub, name: 'Maya Lindqvist' });
    expect(await statusOfCall(renewed.access_token)).toBe(200);
    expect(await errorOf(client.refreshTokenGrant(config, first))).toBe('invalid_grant');
    expect(await errorOf(client.refreshTokenGrant(config, String(renewed.refresh_token)))).toBe('invalid_grant');
    expect(await statusOfCall(renewed.access_token)).toBe(419);
  });

  it('[AUT-013] revokes a refresh token, and with it what it brought', async () => {
    const { tokens } = await signIn();
    await client.tokenRevocation(config, String(tokens.refresh_token), { token_type_hint: 'refresh_token' });
    expect(await errorOf(client.refreshTokenGrant(config, String(tokens.refresh_token)))).toBe('invalid_grant');
    expect(await statusOfCall(tokens.access_token)).toBe(419);
  });

  it('[AUT-003] ends the session on request and leads back, so that no one is signed in without typing', async () => {
    const { browser, tokens } = await signIn();
    const state = client.randomState();
    const url = client.buildEndSessionUrl(config, {
      ...{ id_token_hint: String(tokens.id_token), post_logout_redirect_uri: `${TEST_URL}/start`, state },
    });
    const page = await browser.get(url.href);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const done = await browser.follow(await browser.post('/identity/session/end/confirm', { xsrf, logout: 'yes' }));
    expect(done.url).toBe(`${TEST_URL}/start?state=${state}`);
    expect(await statusOfCall(tokens.access_token)).toBe(419);
    const silent = await request({ prompt: 'none' });
    const response = new URL(String((await browser.get(silent.url.href)).headers.location));
    expect(await errorOf(client.authorizationCodeGrant(config, response, silent.checks))).toBe('login_required');
  });

  it('rejects a request without PKCE, and a code without its verifier', async () => {
    const { url, checks } = await request();
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    const response = new URL(String((await newBrowser().get(url.href)).headers.location));
    expect(await errorOf(client.authorizationCodeGrant(config, response, checks))).toBe('invalid_request');
    const good = await request();
    const code = await responseOf(newBrowser(), good.url);
    const { pkceCodeVerifier: _left, ...rest } = good.checks;
    expect(await errorOf(client.authorizationCodeGrant(config, code, rest))).toBe('invalid_grant');
  });

  it('sends no code to an address that is not the client’s, nor takes one with another address', async () => {
    const { url } = await request({ redirect_uri: 'https://evil.example/signin-callback' });
    const rejected = await newBrowser().get(url.href);
    expect([rejected.statusCode, rejected.headers.location]).toEqual([400, undefined]);
    const good = await request();
    const response = await responseOf(newBrowser(), good.url);
    const elsewhere = new URL(`/silent-renew${response.search}`, TEST_URL);
    expect(await errorOf(client.authorizationCodeGrant(config, elsewhere, good.checks))).toBe('invalid_grant');
  });

  it('takes a code once, and ends what it brought when it comes again', async () => {
    const { result, checks, tokens } = await signIn();
    expect(await errorOf(client.authorizationCodeGrant(config, result, checks))).toBe('invalid_grant');
    expect(await errorOf(client.refreshTokenGrant(config, String(tokens.refresh_token)))).toBe('invalid_grant');
    expect(await statusOfCall(tokens.access_token)).toBe(419);
  });

  it('sends a response that the library does not accept from another provider', async () => {
    const { url, checks } = await request();
    const response = await responseOf(newBrowser(), url);
    expect(response.searchParams.get('iss')).toBe(ISSUER.href);
    response.searchParams.set('iss', 'https://evil.example');
    await expect(client.authorizationCodeGrant(config, response, checks)).rejects.toThrow();
    const wrongState = { ...checks, expectedState: 'another' };
    response.searchParams.set('iss', ISSUER.href);
    await expect(client.authorizationCodeGrant(config, response, wrongState)).rejects.toThrow();
  });
});
