import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NO_COMPANY } from '@specbuilder/shared-contracts/testing';
import { sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { externalIdentity, UNVERIFIED_TOKEN } from '../../../test/identity/external-identity.ts';
import { exportedBy } from '../../../test/privacy/exported-by.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

describeOnEachStore('With an external provider', (kind) => {
  let server: TestApplication;
  let provider: Server;
  let authority: string;
  let sign: (claims: JWTPayload, typ?: string) => Promise<string>;
  const requested: string[] = [];

  beforeAll(async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256' };
    provider = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      const isDiscovery = request.url === '/.well-known/openid-configuration';
      requested.push(String(request.url));
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
    const identity = externalIdentity({ OIDC_AUTHORITY: authority });
    server = await startTestApplication({ externalIdentity: identity }, kind);
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

  it('[A-034] deletes an account without a password, and an earlier token makes no other one', async () => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { sub: 'ext-leaver', preferred_username: 'lea', email: 'lea@corp.example', role: 'user' };
    const token = await sign({ ...claims, iat: now - 60 });
    const client = server.client({ token });
    const { userName } = await client.user.details();
    expect(await client.privacy.readDeletion()).toMatchObject({ hasPassword: false });
    expect((await exportedBy(server, client, null)).size).toBeGreaterThan(0);
    await client.privacy.deleteAccount({ password: null, userName, projects: 'delete', colleague: '' });
    await server.jobs.idle();
    expect((await call(token)).status).toBe(419);
    const again = await sign({ ...claims, iat: now + 60 });
    expect((await call(again)).status).toBe(200);
  });

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
    const lines = await server.store.db.select().from(schema.auditRecords).orderBy(schema.auditRecords.sequence);
    const ofUser = lines.filter(({ userId }) => userId === body['userId']);
    expect(ofUser.map(({ action, details, actorId }) => [action, details, actorId])).toEqual([
      ['account-registered', {}, null],
      ['roles-changed', { before: '', after: 'user' }, null],
      ['sales-regions-changed', { before: '', after: '24' }, null],
      ['roles-changed', { before: 'user', after: 'admin user' }, null],
      ['sales-regions-changed', { before: '24', after: '' }, null],
    ]);
  });

  it('[A-034] leaves rights as the newest token says, whenever an older one that is in time comes', async () => {
    const now = Math.floor(Date.now() / 1000);
    const tokenOf = (iat: number, role: string) => sign({ sub: 'ext-7', role, iat });
    const rolesBy = async (token: string) => (await call(token)).body['roles'];
    expect(await rolesBy(await tokenOf(now - 60, 'admin'))).toEqual(['user', 'admin']);
    expect(await rolesBy(await tokenOf(now - 40, 'user'))).toEqual(['user']);
    expect(await rolesBy(await tokenOf(now - 60, 'admin'))).toEqual(['user']);
    // One that says the same is the newest all the same.
    expect(await rolesBy(await tokenOf(now - 20, 'user'))).toEqual(['user']);
    expect(await rolesBy(await tokenOf(now - 30, 'admin'))).toEqual(['user']);
    expect(await rolesBy(await tokenOf(now - 10, 'sales'))).toEqual(['user', 'sales']);
  });

  it('[A-036] lets no user edit a profile that is kept there', async () => {
    const token = await sign({ sub: 'ext-2', role: 'user', amr: ['external'] });
    const { body } = await call(token);
    const profile = { userId: body['userId'], firstName: 'A', lastName: 'B', email: 'a@b.example' };
    expect((await call(token, 'PUT', profile)).status).toBe(403);
  });

  it('[A-036] [AUT-026] rejects whatever is kept there: company, password, second factors, sessions, registration', async () => {
    const token = await sign({ sub: 'ext-5', role: 'user' });
    const { body } = await call(token);
    expect(body['roles']).toEqual(['user']);
    const statusOf = async (method: 'DELETE' | 'POST' | 'PUT', url: string, payload: object = {}) =>
      (await server.app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, payload })).statusCode;
    const userId = body['userId'];
    const password = 'Specbuilder-Demo-1';
    const passwords = { userId, oldPassword: password, newPassword: password, confirmPassword: password };
    expect([
      await statusOf('PUT', '/api/user/company', { ...NO_COMPANY, name: 'Corp' }),
      await statusOf('PUT', '/api/user/password', passwords),
      await statusOf('POST', '/api/user/authenticatorApp', { password }),
      await statusOf('POST', '/api/user/passkeys/options', { password }),
      await statusOf('POST', '/api/user/recoveryCodes', { password }),
      await statusOf('POST', '/api/user/sessions/end-others'),
      await statusOf('POST', '/api/account/forgot-password', { username: 'engineer' }),
      await statusOf('POST', '/api/account/forgot-username', { email: 'engineer@specbuilder.example' }),
    ]).toEqual(Array.from({ length: 8 }, () => 403));
  });

  it('[A-034] reads other claims and role names where settings say so', async () => {
    const identity = externalIdentity({
      OIDC_AUTHORITY: authority,
      OIDC_CLAIM_USER_ID: 'oid',
      OIDC_CLAIM_ROLES: 'realm_access.roles',
      OIDC_CLAIM_SALES_REGIONS: 'https://fans.example/regions',
      OIDC_CLAIM_COMPANY: 'organisation.name',
      OIDC_ROLES: '*=user,Fan Admins=admin',
    });
    const other = await startTestApplication({ externalIdentity: identity }, kind);
    const token = await sign({
      ...{ sub: 's-1', oid: 'o-1', role: 'dev', organisation: { name: 'Northshore' } },
      realm_access: { roles: ['fan admins', 'offline_access', 'sales'] },
      'https://fans.example/regions': ['24', '15'],
    });
    const headers = { authorization: `Bearer ${token}` };
    const details = (await other.app.inject({ url: '/api/user/details', headers })).json();
    expect(details).toMatchObject({
      ...{ roles: ['user', 'admin'], salesRegions: [24, 15], defaultSalesRegion: 24 },
      company: expect.objectContaining({ name: 'Northshore' }),
    });
    await other.close();
  });

  it('signs in no user whose account was disabled here', async () => {
    const token = await sign({ sub: 'ext-6', role: 'user' });
    const { body } = await call(token);
    await server.store.db.execute(sql`update users set closed_on_utc = now() where id = ${body['userId']}`);
    const rejected = await call(token);
    expect([rejected.status, rejected.body['message']]).toEqual([401, 'This account is closed.']);
  });

  it('requests its keys once', async () => {
    await call(await sign({ sub: 'ext-3', role: 'user' }));
    const { length } = requested;
    await call(await sign({ sub: 'ext-3', role: 'user' }));
    expect([length > 0, requested.length]).toEqual([true, length]);
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
  it('says so instead of rejecting the user, and tries again', async () => {
    const authority = 'http://127.0.0.1:9';
    const server = await startTestApplication({ externalIdentity: externalIdentity({ OIDC_AUTHORITY: authority }) });
    const call = () =>
      server.app.inject({ url: '/api/user/details', headers: { authorization: `Bearer ${UNVERIFIED_TOKEN}` } });
    expect((await call()).statusCode).toBe(503);
    expect((await call()).statusCode).toBe(503);
    expect((await server.app.inject({ url: '/api/settings' })).statusCode).toBe(200);
    await server.close();
  });
});
