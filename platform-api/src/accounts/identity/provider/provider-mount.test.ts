import { authorizationRequest } from '../../../../test/identity/browser.ts';
import {
  PROVIDER_URL,
  providerOfEachTest,
  startProvider,
  type TestProvider,
} from '../../../../test/identity/test-provider.ts';

describe('The provider below /identity', () => {
  const { server, store } = providerOfEachTest();

  const FORGED = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };

  /** What the provider sees of a call that it rejects. */
  async function seenOf({ app, provider }: TestProvider) {
    const seen = new Promise((resolve) => {
      provider.on('authorization.error', ({ host, protocol, path, headers }) =>
        resolve({ host, protocol, path, forwardedHost: headers['x-forwarded-host'] }),
      );
    });
    await app.inject({ url: '/identity/auth?client_id=none', headers: FORGED });
    return seen;
  }

  it('sees addresses without the place it is mounted at, and host and protocol of the public address whatever a client claims', async () => {
    const seen = { path: '/auth', forwardedHost: undefined };
    expect(await seenOf(server())).toEqual({ ...seen, host: 'localhost:8080', protocol: 'http' });
    const secure = await startProvider(store(), { publicUrl: 'https://fans.example.com' });
    expect(await seenOf(secure)).toEqual({ ...seen, host: 'fans.example.com', protocol: 'https' });
    await secure.close();
  });

  it('responds with the headers of the server and a policy of its own', async () => {
    const { statusCode, headers } = await server().app.inject({ url: '/identity/jwks' });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'x-request-id': expect.any(String),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'self'",
    });
  });

  it.each([
    ['GET', '/identity/.well-known/openid-configuration', 200],
    ['HEAD', '/identity/.well-known/openid-configuration', 200],
    ['GET', '/identity/auth?client_id=none', 400],
    ['POST', '/identity/auth', 404],
    ['POST', '/identity/token', 400],
    ['POST', '/identity/token/revocation', 400],
    ['PUT', '/identity/jwks', 404],
    ['GET', '/identity/nothing', 404],
  ] as const)('responds to %s %s with %d', async (method, url, status) => {
    expect((await server().app.inject({ method, url })).statusCode).toBe(status);
  });

  it.each(['/identity/token', '/identity/token/revocation'])(
    'responds to the preflight request of a browser: %s',
    async (url) => {
      const preflight = await server().app.inject({
        method: 'OPTIONS',
        url,
        headers: { origin: PROVIDER_URL, 'access-control-request-method': 'POST' },
      });
      expect(preflight.statusCode).toBe(204);
      expect(preflight.headers['access-control-allow-methods']).toBe('POST');
    },
  );

  it.each(['application/x-www-form-urlencoded', 'application/json', 'text/plain'])(
    'gets a body of %s unread, and says itself what is wrong with it',
    async (type) => {
      const { statusCode, body } = await server().app.inject({
        method: 'POST',
        url: '/identity/token/revocation',
        headers: { 'content-type': type },
        payload: 'client_id=unknown&token=1',
      });
      const isForm = type === 'application/x-www-form-urlencoded';
      expect([statusCode, body.includes(isForm ? 'invalid_client' : 'invalid_request')]).toEqual([
        isForm ? 401 : 400,
        true,
      ]);
    },
  );

  it('logs why it failed', async () => {
    await store().db.execute('alter table oidc_payloads rename to oidc_payloads_away');
    const { url } = authorizationRequest(PROVIDER_URL);
    const { statusCode, body } = await server().app.inject({ url });
    await store().db.execute('alter table oidc_payloads_away rename to oidc_payloads');
    expect([statusCode, body.includes('server_error'), body.includes('oidc_payloads')]).toEqual([500, true, false]);
    expect(server().log()).toContain('relation \\"oidc_payloads\\" does not exist');
  });

  it.each([
    ['GET', '/identity/auth?client_id=none', 120, 400, '10.0.0.3'],
    ['POST', '/identity/auth', 120, 404, '10.0.0.5'],
    ['POST', '/identity/token', 240, 400, '10.0.0.3'],
  ] as const)('is held back for %s %s from one address', async (method, url, max, status, address) => {
    const statusFrom = async (remoteAddress: string) =>
      (await server().app.inject({ method, url, remoteAddress })).statusCode;
    const statuses: number[] = [];
    // What comes back meanwhile may be more than the first minute's.
    while (!statuses.includes(429)) statuses.push(await statusFrom(address));
    expect(new Set(statuses.slice(0, max))).toEqual(new Set([status]));
    expect(await statusFrom('10.0.0.4')).toBe(status);
  });

  it.each(['/identity/AUTH?client_id=none', '/identity/auth/', '/identity/Token/', '/identity/token//'])(
    'is not reached past its limits by another spelling, which it would take: %s',
    async (url) => {
      const method = url.toLowerCase().includes('token') ? 'POST' : 'GET';
      expect((await server().app.inject({ method, url })).statusCode).toBe(404);
    },
  );

  it('takes any spelling of what has no limit, as the provider does', async () => {
    expect((await server().app.inject({ url: '/identity/JWKS' })).statusCode).toBe(200);
    expect((await server().app.inject({ url: '/identity/jwks/' })).statusCode).toBe(200);
  });
});
