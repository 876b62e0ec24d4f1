import { PassThrough } from 'node:stream';
import { createPageRenderer } from '../../src/accounts/identity/pages/page.ts';
import { addLoginRoutes } from '../../src/accounts/identity/provider/login-routes.ts';
import { createProvider } from '../../src/accounts/identity/provider/provider.ts';
import { mountProvider } from '../../src/accounts/identity/provider/provider-mount.ts';
import { createProviderPages } from '../../src/accounts/identity/provider/provider-pages.ts';
import { loadSecrets } from '../../src/accounts/identity/secrets.ts';
import { readBrands } from '../../src/brand/brands/brands.ts';
import { createOutbox } from '../../src/brand/outbox/outbox.ts';
import { callCounterOf } from '../../src/core/call-counting/counter-of-store.ts';
import { type Config, readConfig } from '../../src/core/config/config.ts';
import { createLifecycle } from '../../src/core/http/lifecycle.ts';
import { createRateLimits } from '../../src/core/http/rate-limit.ts';
import { createServer } from '../../src/core/http/server.ts';
import type { Store } from '../../src/core/store/open-store.ts';
import { defaultStoreKind, openTestStore, type TestStore } from '../store/test-store.ts';
import { openLogin, signInAgain, signInAs, TestBrowser, type Tokens, tokenRequest } from './browser.ts';

export const PROVIDER_URL = 'http://localhost:8080';

let addresses = 0;

export type TestProvider = Awaited<ReturnType<typeof startProvider>>;

/**
 * The provider with its pages, on a store and without the rest of the server: it starts within milliseconds, so each test
 * can have one of its own.
 */
export async function startProvider(
  store: Pick<Store, 'kind' | 'db' | 'ping' | 'checkWritable'>,
  changes: Partial<Config> = {},
) {
  const config = { ...readConfig({ PUBLIC_URL: PROVIDER_URL, SITE_DIR: '/nonexistent' }), ...changes };
  const { publicUrl } = config;
  const { db } = store;
  const logged: string[] = [];
  const logStream = new PassThrough().on('data', (chunk) => logged.push(String(chunk)));
  const app = await createServer({ config, lifecycle: createLifecycle(), store, logStream });
  const brands = await readBrands(db);
  const render = createPageRenderer({
    publicUrl,
    brands,
    assetVersions: new Map(),
    drawings: new Map(),
    fileVersion: '1',
    fontUrl: () => null,
    formOrigins: [publicUrl],
  });
  const ended: string[] = [];
  const secrets = await loadSecrets(db, config.signingKeyDays);
  const { signingKeys, cookieKeys } = secrets;
  const provider = createProvider({
    config,
    db,
    signingKeys,
    cookieKeys,
    pages: createProviderPages(render, publicUrl),
    endedSessions: { end: async (sessionId) => void ended.push(sessionId) },
    log: app.log,
  });
  const { limitAddress } = createRateLimits(callCounterOf(store), config.rates);
  await addLoginRoutes(app, {
    ...{ provider: () => provider, db, render, publicUrl, demoAccounts: null, brands, secrets, limitAddress },
    outbox: createOutbox(null),
    requiresAdminSecondFactor: config.requiresAdminSecondFactor,
  });
  await mountProvider(app, provider.callback(), { publicUrl, limitAddress });
  return {
    app,
    provider,
    /** Ids of the sessions that ended so far. */
    ended,
    log: () => logged.join(''),
    newBrowser: () => new TestBrowser(app, publicUrl, `10.3.0.${++addresses}`),
    openLogin: (browser: TestBrowser, extra: Readonly<Record<string, string>> = {}) =>
      openLogin(browser, publicUrl, extra),
    signIn: (browser: TestBrowser, userName = 'engineer', extra: Readonly<Record<string, string>> = {}) =>
      signInAs({ app, publicUrl, browser }, userName, extra),
    /** Signs in again whom the provider still knows. */
    signInAgain: (browser: TestBrowser, extra: Readonly<Record<string, string>> = {}) =>
      signInAgain({ app, publicUrl, browser }, extra),
    async renew({ refresh_token }: Pick<Tokens, 'refresh_token'>) {
      const response = await tokenRequest(app, publicUrl, { grant_type: 'refresh_token', refresh_token });
      return { status: response.statusCode, tokens: response.json() as Tokens };
    },
    close: () => app.close(),
  };
}

/** One store for the tests of a block, and a provider of its own for each of them. */
export function providerOfEachTest() {
  let store: TestStore;
  let server: TestProvider;
  beforeAll(async () => {
    store = await openTestStore(defaultStoreKind());
  });
  beforeEach(async () => {
    server = await startProvider(store);
  });
  afterEach(() => server.close());
  afterAll(() => store.close());
  return { store: () => store, server: () => server };
}
