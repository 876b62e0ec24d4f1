import { type ApiClient, createApiClient } from '@specbuilder/shared-contracts/client';
import { createBus } from '@specbuilder/shared-contracts/events';
import { openStore } from '../src/core/store/open-store.ts';
import { accessTokenOf } from './access-token.ts';
import { type Run, runEntry, storeSettings } from './entry-process.ts';
import { freePort } from './free-port.ts';
import { makeReady } from './store/store-template.ts';
import type { TestStorePlace } from './store/test-store.ts';

/** A server in a process of its own on a test's store, to be killed and started again there. */
export interface KillableServer {
  /** The browser's own client, signed in as a demo user; it stays the same over the starts. */
  readonly clientOf: (userName: string) => ApiClient;
  readonly start: () => Promise<void>;
  /** Ends it as a power cut does. */
  readonly kill: () => Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

const TOKENS_LIVE = '12h';

/**
 * @param userNames who signs in; their tokens are signed before the first start, since the embedded store lets in one
 *   process at a time
 * @param run the process of the server, from its sources unless a build is to be run
 */
export async function killableServer(
  place: TestStorePlace,
  userNames: readonly string[],
  run = (settings: Settings): Run => runEntry('server', settings),
): Promise<KillableServer> {
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const settings = {
    ...storeSettings(place),
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    ENVIRONMENT: 'local',
    SITE_DIR: '/nonexistent',
    RATE_LIMITS: 'read=100000,write=100000,sizing=100000,image=100000',
  };
  let running: Run | null = null;
  const start = async () => {
    running = run(settings);
    await responding(publicUrl, running);
  };
  const tokens = await tokensOf(place, publicUrl, userNames);
  return {
    start,
    async kill() {
      running?.child.kill('SIGKILL');
      await running?.exited;
      running = null;
    },
    clientOf: (userName) => clientOn(publicUrl, tokens.get(userName) ?? null, userName),
  };
}

async function tokensOf(
  place: TestStorePlace,
  publicUrl: string,
  userNames: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const store = await openStore(place.options);
  await makeReady(store);
  const tokens = new Map<string, string>();
  for (const userName of userNames) {
    tokens.set(userName, await accessTokenOf(store.db, { publicUrl, userName, expiresIn: TOKENS_LIVE }));
  }
  await store.close();
  return tokens;
}

/** The browser's own client of a server in another process. */
export function clientOn(publicUrl: string, token: string | null, guestKey = 'guest-of-another-process'): ApiClient {
  return createApiClient({
    serverUrl: publicUrl,
    bus: createBus({ source: 'test', onProblem: () => undefined }),
    manufacturerLabelId: () => 1,
    isStoreView: () => false,
    accessToken: async () => token,
    guestKey: () => guestKey,
    userAgent: 'test',
  });
}

/** @throws Error when the process ends before it responds */
export async function responding(url: string, { exited, output }: Run): Promise<void> {
  let hasEnded = false;
  void exited.then(() => (hasEnded = true));
  while (!hasEnded) {
    const response = await fetch(`${url}/healthz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server ended: ${output()}`);
}
