import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { describeOnEachStore } from '../store/testing/test-store.ts';
import { startTestApplication, type TestApplication } from '../testing/test-application.ts';

describeOnEachStore('With an external provider', (kind) => {
  let server: TestApplication;
  let provider: Server;
  let authority: string;
  let sign: (claims: JWTPayload, typ?: string) => Promise<string>;
  let discoveries = 0;

  beforeAll(async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256' };
    provider = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      const isDiscovery = request.url === '/.well-known/openid-configuration';
      if (isDiscovery) discoveries++;
      response.end(
        JSON.stringify(isDiscovery ? { issuer: authority, jwks_uri: `${authority}/jwks` } : { keys: [jwk] }),
      );
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    authority = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    sign = (claims, typ = 'JWT') =>
      new SignJWT({ aud: 'fans-api', iss: authority, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1', typ })
        .setExpirationTime('5m')
        .sign(privateKey);
    const externalIdentity = { authority, clientId: 'fans', audience: 'fans-api', scope: 'openid', tokenType: null };
    server = await startTestApplication({ externalIdentity }, kind);
  });
  afterAll(async () => {
    await server.close();
    await new Promise((resolve) => provider.close(resolve));
  });

  const call = async (token: string, method: 'GET' | 'PUT' = 'GET', payload?: object) => {
    const response = await server.app.inject({
      method,
      url: method === 'GET' ? '/api/user/details' : '/api/user/profile',
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: response.statusCode, body: response.json() as Record<string, unknown> };
  };

  it('[A-034] [AUT-025] knows its users by claims, single or in lists', async () => {
    const token = await sign({
      sub: 'ext-1',
      preferred_username: 'pat',
      given_name: 'Pat',
      family_name: 'Doe',
      email: 'pat@corp.example',
      role: 'user',
      sales_region: 24,
    });
    const { status, body } = await call(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      userName: expect.stringMatching(/^pat\.[0-9a-f]{10}$/),
      displayName: 'Pat Doe',
      roles: ['user'],
      salesRegions: [24],
      defaultSalesRegion: 24,
    });
    const promoted = await call(
      await sign({ sub: 'ext-1', preferred_username: 'pat', email: 'pat@corp.example', role: ['user', 'Admin'] }),
    );
    expect(promoted.body).toMatchObject({ userId: body['userId'], roles: ['user', 'admin'], salesRegions: [] });
  });

  it('[A-036] lets nobody edit a profile that is kept there', async () => {
    const token = await sign({ sub: 'ext-2', role: 'user', amr: ['external'] });
    const { body } = await call(token);
    const profile = { userId: body['userId'], firstName: 'A', lastName: 'B', email: 'a@b.example' };
    expect((await call(token, 'PUT', profile)).status).toBe(403);
  });

  it('asks for its keys once', async () => {
    await call(await sign({ sub: 'ext-3', role: 'user' }));
    await call(await sign({ sub: 'ext-3', role: 'user' }));
    expect(discoveries).toBe(1);
  });

  it('takes no token for another API or by another issuer', async () => {
    expect((await call(await sign({ sub: 'ext-4', aud: 'other' }))).status).toBe(401);
    expect((await call(await sign({ sub: 'ext-4', iss: 'https://other.example' }))).status).toBe(401);
  });

  it('takes no token of the embedded provider', async () => {
    expect((await call(await server.tokenOf('admin'))).status).toBe(401);
  });
});

describe('With an external provider that is away', () => {
  it('says so instead of refusing the user, and asks again', async () => {
    const authority = 'http://127.0.0.1:9';
    const externalIdentity = { authority, clientId: 'fans', audience: 'fans-api', scope: 'openid', tokenType: null };
    const server = await startTestApplication({ externalIdentity });
    const call = () => server.app.inject({ url: '/api/user/details', headers: { authorization: 'Bearer a.b.c' } });
    expect((await call()).statusCode).toBe(503);
    expect((await call()).statusCode).toBe(503);
    expect((await server.app.inject({ url: '/api/settings' })).statusCode).toBe(200);
    await server.close();
  });
});
