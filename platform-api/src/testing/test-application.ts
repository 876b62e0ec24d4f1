import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { type ApiClient, createApiClient } from '@specbuilder/shared-contracts/client';
import { createBus } from '@specbuilder/shared-contracts/events';
import { eq } from 'drizzle-orm';
import { importJWK, SignJWT } from 'jose';
import { type Application, createApplication } from '../application.ts';
import { type Config, readConfig } from '../config.ts';
import { audienceOf, CLIENT_ID, issuerOf } from '../identity/provider/provider.ts';
import { readSigningKeys } from '../identity/signing-keys.ts';
import { schema } from '../store/database.ts';
import { openTestStore, type StoreKind, type TestStore, usualStoreKind } from '../store/testing/test-store.ts';
import { injectFetch } from './inject-fetch.ts';

export const TEST_URL = 'http://localhost:8080';

export type DemoUserName = 'engineer' | 'sales' | 'admin' | 'dev';

export interface TestClientOptions {
  readonly token?: string | null;
  readonly guestKey?: string;
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
const GENEROUS = { read: 1e6, write: 1e6, sizing: 1e6, image: 1e6, mail: 1e6, upload: 1e6, telemetry: 1e6 };

/** The whole server on a store of its own; only the listening socket is missing. */
export async function startTestApplication(
  changes: Partial<Config> = {},
  kind: StoreKind = usualStoreKind(),
): Promise<TestApplication> {
  const store = await openTestStore(kind);
  const config: Config = {
    ...readConfig({ PUBLIC_URL: TEST_URL, SITE_DIR: '/nonexistent', LOG_LEVEL: 'info' }),
    rates: GENEROUS,
    ...changes,
  };
  const logged: string[] = [];
  const logStream = new PassThrough().on('data', (chunk) => logged.push(String(chunk)));
  const application = await createApplication({ config, store, logStream });
  const { db } = store;

  async function userId(userName: string): Promise<string> {
    const [user] = await db.select().from(schema.users).where(eq(schema.users.userName, userName));
    if (user === undefined) throw new Error(`There is no user ${userName}`);
    return user.id;
  }

  async function tokenOf(
    userName: string,
    expiresIn = '15m',
    sessionId: string | null = randomUUID(),
  ): Promise<string> {
    const [key] = await readSigningKeys(db);
    if (key === undefined) throw new Error('There is no signing key');
    const session = sessionId === null ? {} : { sid: sessionId };
    return new SignJWT({ client_id: CLIENT_ID, scope: 'api', jti: randomUUID(), ...session })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: key.kid ?? '' })
      .setIssuer(issuerOf(config.publicUrl))
      .setAudience(audienceOf(config.publicUrl))
      .setSubject(await userId(userName))
      .setIssuedAt()
      .setExpirationTime(expiresIn)
      .sign(await importJWK(key, 'RS256'));
  }

  function client({ token = null, guestKey = randomUUID(), manufacturerLabelId = 1 }: TestClientOptions = {}) {
    return createApiClient({
      serverUrl: config.publicUrl,
      bus: createBus({ source: 'test', onProblem: () => undefined }),
      manufacturerLabelId: () => manufacturerLabelId,
      isStoreView: () => false,
      accessToken: async () => token,
      guestKey: () => guestKey,
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
