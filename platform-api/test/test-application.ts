import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { contract } from '@specbuilder/shared-contracts/api';
import { type ApiClient, createApiClient } from '@specbuilder/shared-contracts/client';
import { createBus } from '@specbuilder/shared-contracts/events';
import { type Application, createApplication } from '../src/application/application.ts';
import { type Config, readConfig } from '../src/core/config/config.ts';
import { createResponseCheck } from '../src/core/http/responses.ts';
import { accessTokenOf, userIdOf } from './access-token.ts';
import { injectFetch } from './inject-fetch.ts';
import { defaultStoreKind, openTestStore, type StoreKind, type TestStore } from './store/test-store.ts';

export const TEST_URL = 'http://localhost:8080';

export type DemoUserName = 'engineer' | 'sales' | 'admin' | 'dev';

export interface TestClientOptions {
  readonly token?: string | null;
  readonly guestKey?: string;
  readonly linkToken?: string | null;
  readonly manufacturerLabelId?: number;
}

export interface TestApplication extends Application {
  readonly config: Config;
  readonly store: TestStore;
  /** Everything that was logged so far. */
  readonly log: () => string;
  readonly userId: (userName: string) => Promise<string>;
  /** An access token as the provider signs it. */
  readonly tokenOf: (userName: string, expiresIn?: string, sessionId?: string | null) => Promise<string>;
  /** The browser's own client, on this server. */
  readonly client: (options?: TestClientOptions) => ApiClient;
  readonly clientOf: (userName: DemoUserName, options?: TestClientOptions) => Promise<ApiClient>;
  close(): Promise<void>;
}

/** Budgets no test reaches by accident; a test of the limits brings its own. */
const GENEROUS = {
  read: 1e6,
  write: 1e6,
  sizing: 1e6,
  image: 1e6,
  mail: 1e6,
  account: 1e6,
  existence: 1e6,
  upload: 1e6,
  telemetry: 1e6,
  program: 1e6,
  'refused-key': 1e6,
};

/** The whole server on a store of its own, or on one that is open; only the listening socket is missing. */
export async function startTestApplication(
  changes: Partial<Config> = {},
  kind: StoreKind = defaultStoreKind(),
  opened?: TestStore,
): Promise<TestApplication> {
  const store = opened ?? (await openTestStore(kind));
  const config: Config = {
    ...readConfig({ PUBLIC_URL: TEST_URL, SITE_DIR: '/nonexistent', LOG_LEVEL: 'info' }),
    rates: GENEROUS,
    ...changes,
  };
  const logged: string[] = [];
  const logStream = new PassThrough().on('data', (chunk) => logged.push(String(chunk)));
  const application = await createApplication({
    config,
    store,
    logStream,
    checkResponse: createResponseCheck(contract),
  });
  // Rows that a test makes old must not meet the sweep of the start half-way.
  await application.firstSweep;
  const { db } = store;

  const userId = (userName: string) => userIdOf(db, userName);
  const tokenOf: TestApplication['tokenOf'] = (userName, expiresIn = '15m', sessionId = randomUUID()) =>
    accessTokenOf(db, { publicUrl: config.publicUrl, userName, expiresIn, sessionId });

  function client(options: TestClientOptions = {}) {
    const { token = null, guestKey = randomUUID(), linkToken = null, manufacturerLabelId = 1 } = options;
    return createApiClient({
      serverUrl: config.publicUrl,
      bus: createBus({ source: 'test', onProblem: () => undefined }),
      manufacturerLabelId: () => manufacturerLabelId,
      isStoreView: () => false,
      accessToken: async () => token,
      guestKey: () => guestKey,
      linkToken: () => linkToken,
      userAgent: 'test',
      fetch: injectFetch(application.app),
    });
  }

  return {
    ...application,
    config,
    store,
    log: () => logged.join(''),
    userId,
    tokenOf,
    client,
    clientOf: async (userName, options) => client({ ...options, token: await tokenOf(userName) }),
    async close() {
      application.lifecycle.drain();
      await application.app.close();
      await store.close();
    },
  };
}
