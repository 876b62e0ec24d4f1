import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { importJWK, type JWTPayload, SignJWT } from 'jose';
import { openLogin, signInAs, TestBrowser } from '../../../test/identity/browser.ts';
import { externalIdentity, UNVERIFIED_TOKEN } from '../../../test/identity/external-identity.ts';
import { defaultStoreKind, openTestStore, type TestStore } from '../../../test/store/test-store.ts';
import { readBrands } from '../../brand/brands/brands.ts';
import { createOutbox } from '../../brand/outbox/outbox.ts';
import { callCounterOf } from '../../core/call-counting/counter-of-store.ts';
import { type Config, readConfig } from '../../core/config/config.ts';
import { createLifecycle } from '../../core/http/lifecycle.ts';
import { createRateLimits } from '../../core/http/rate-limit.ts';
import { createServer } from '../../core/http/server.ts';
import { schema } from '../../core/store/database.ts';
import { DEMO_PASSWORD } from '../seed/demo-accounts.ts';
import { createIdentity } from './identity.ts';
import { loadSecrets } from './secrets.ts';
import { readSigningKeys, rotateSigningKeys } from './signing-keys.ts';

const URL_OF_PRODUCT = 'http://localhost:8080';
const EXTERNAL = externalIdentity({ OIDC_AUTHORITY: 'https://id.example', OIDC_SCOPE: 'openid fans' });

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore(defaultStoreKind());
});
afterAll(() => store.close());

async function startIdentity(changes: Partial<Config> = {}) {
  const { db } = store;
  const config = {
    ...readConfig({ PUBLIC_URL: URL_OF_PRODUCT, SITE_DIR: '/nonexistent', LOG_LEVEL: 'silent' }),
    ...changes,
  };
  const ended = new Set<string>();
  const identity = createIdentity({
    config,
    db,
    limitAddress: createRateLimits(callCounterOf(store), config.rates).limitAddress,
    secrets: await loadSecrets(db, config.signingKeyDays),
    brands: await readBrands(db),
    assetVersions: new Map([['/assets/brands/1/1-logo-light.svg', 'v7']]),
    fontUrl: () => '/fonts/product.woff2',
    demoAccounts: { userNames: ['engineer'], password: DEMO_PASSWORD },
    outbox: createOutbox(null),
    endedSessions: {
      has: (sessionId) => ended.has(sessionId),
      hasEndedSince: () => false,
      end: async (sessionId) => void ended.add(sessionId),
      onEnd: () => undefined,
      close: async () => undefined,
    },
  });
  const app = await createServer({
    config,
    lifecycle: createLifecycle(),
    store,
  });
  await identity.mount(app);
  return { ...identity, ended, app };
}

describe('The embedded identity', () => {
  const userId = async () => {
    const { users } = schema;
    const [user] = await store.db.select().from(users).where(eq(users.userName, 'engineer'));
    return user?.id ?? '';
  };
  /** A token as the provider signs it, by the newest key. */
  const signToken = async (claims: JWTPayload = {}, typ = 'at+jwt') => {
    const [key] = await readSigningKeys(store.db);
    return new SignJWT({
      iss: `${URL_OF_PRODUCT}/identity`,
      aud: `${URL_OF_PRODUCT}/api`,
      sub: await userId(),
      sid: randomUUID(),
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', typ, kid: key?.kid ?? '' })
      .setExpirationTime('5m')
      .sign(await importJWK(key ?? {}, 'RS256'));
  };

  it('knows the users of its tokens until their session ends', async () => {
    const { callerOfToken, ended, app } = await startIdentity();
    const token = await signToken({ sid: 's-1' });
    expect(await callerOfToken(token)).toMatchObject({ userName: 'engineer', isExternal: false });
    ended.add('s-1');
    await expect(callerOfToken(token)).rejects.toMatchObject({ kind: 'session-expired' });
    await app.close();
  });

  it.each<[string, JWTPayload, string]>([
    ['by another issuer', { iss: 'https://other.example' }, 'at+jwt'],
    ['for another API', { aud: 'https://other.example/api' }, 'at+jwt'],
    ['of another kind, such as an ID token', {}, 'JWT'],
  ])('takes no token %s', async (_case, claims, typ) => {
    const { callerOfToken, app } = await startIdentity();
    await expect(callerOfToken(await signToken(claims, typ))).rejects.toMatchObject({ kind: 'not-signed-in' });
    await app.close();
  });

  it('takes tokens of a key that another server made since it started', async () => {
    const { callerOfToken, app } = await startIdentity();
    await rotateSigningKeys(store.db);
    expect(await callerOfToken(await signToken())).toMatchObject({ userName: 'engineer' });
    await app.close();
  });

  it('has its sign-in page, with the drawing, assets and font of the product', async () => {
    const { app } = await startIdentity({ development: { overrideOrigins: [], pageOrigins: [], remotes: {} } });
    const { page } = await openLogin(new TestBrowser(app, URL_OF_PRODUCT), URL_OF_PRODUCT);
    expect(page.body).toMatch(/<div class="stream" aria-hidden="true">\s*<svg /);
    expect(page.body).toContain('/assets/brands/1/1-logo-light.svg?v=v7');
    expect(page.body).toContain('/fonts/product.woff2');
    expect(page.body).toMatch(/\/identity\/assets\/sign-in\.css\?v=[0-9a-f]{8}/);
    expect(page.body).toContain(`<code>${DEMO_PASSWORD}</code>`);
    expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${URL_OF_PRODUCT};`);
    for (const file of ['assets/sign-in.css', 'session/check']) {
      expect((await app.inject({ url: `/identity/${file}` })).statusCode).toBe(200);
    }
    await app.close();
  });

  it('lets its form lead back to pages of developers, where the settings let them in', async () => {
    const pageOrigins = ['http://localhost:4105'];
    const { app } = await startIdentity({ development: { overrideOrigins: [], pageOrigins, remotes: {} } });
    const { page } = await openLogin(new TestBrowser(app, URL_OF_PRODUCT), URL_OF_PRODUCT);
    expect(page.headers['content-security-policy']).toContain(
      `form-action 'self' ${URL_OF_PRODUCT} http://localhost:4105;`,
    );
    await app.close();
  });

  it('signs people in with tokens that it knows, and tells when their session ended', async () => {
    const { app, callerOfToken, ended } = await startIdentity();
    const browser = new TestBrowser(app, URL_OF_PRODUCT);
    const { tokens } = await signInAs({ app, publicUrl: URL_OF_PRODUCT, browser }, 'sales');
    expect(await callerOfToken(tokens.access_token)).toMatchObject({ userName: 'sales' });
    await app.inject({
      method: 'POST',
      url: '/identity/token/revocation',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `client_id=specbuilder-web&token=${tokens.refresh_token}`,
    });
    expect(ended.size).toBe(1);
    await app.close();
  });
});

describe('An external identity', () => {
  it('is what browsers receive, with the addresses of the product', async () => {
    const { authentication, app } = await startIdentity({ externalIdentity: EXTERNAL });
    expect(authentication).toMatchObject({
      authorityUri: 'https://id.example',
      clientId: 'fans',
      scope: 'openid fans',
      redirectUri: `${URL_OF_PRODUCT}/signin-callback`,
      silentRedirectUri: `${URL_OF_PRODUCT}/silent-renew`,
      postLogoutRedirectUri: `${URL_OF_PRODUCT}/start`,
      isExternal: true,
      monitorSession: true,
    });
    const quiet = await startIdentity({ externalIdentity: { ...EXTERNAL, monitorsSession: false } });
    expect(quiet.authentication.monitorSession).toBe(false);
    await quiet.app.close();
    await app.close();
  });

  it('adds no page and no endpoint', async () => {
    const { app } = await startIdentity({ externalIdentity: EXTERNAL });
    for (const url of ['/identity/login', '/identity/jwks', '/identity/auth', '/identity/session/check']) {
      expect((await app.inject({ url })).statusCode).toBe(404);
    }
    await app.close();
  });

  it('is queried about its tokens, and reports when it is unavailable', async () => {
    const { callerOfToken, app } = await startIdentity({
      externalIdentity: { ...EXTERNAL, authority: 'http://127.0.0.1:9' },
    });
    await expect(callerOfToken(UNVERIFIED_TOKEN)).rejects.toMatchObject({ kind: 'unavailable' });
    await app.close();
  });
});
