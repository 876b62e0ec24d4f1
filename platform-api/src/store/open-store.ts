import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type Database, schema } from './database.ts';
import { runningEngine, startEmbeddedEngine } from './embedded/embedded-engine.ts';
import { createLocalChannels, createPostgresChannels, type MessageChannels } from './messages.ts';
import { migrateStore } from './migrate.ts';
import { StoreError } from './store-error.ts';
import { GuardedPool } from './transaction-scope.ts';

export interface Store {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Database;
  readonly messages: MessageChannels;
  /** Resolves when the store is gone for good and the process has no use any more; never with a PostgreSQL server. */
  readonly failed: Promise<Error>;
  /** @throws Error when the store does not answer */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** PostgreSQL server; null means the embedded store in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly migrationsFolder: string;
  /** A command given beside a server: the embedded store of a server that runs is shared with it. */
  readonly besideServer?: boolean;
  /** Called with failures that heal by themselves, such as a lost idle connection. */
  readonly onProblem: (error: Error) => void;
}

const POSTGRES_POOL_SIZE = 20;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Opens the store and brings it to this version's schema. Both stores speak the same SQL through the same driver.
 *
 * @throws StoreError when it cannot be opened, is locked by another process or was written by a newer version
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const store = options.databaseUrl === null ? await openEmbedded(options) : await openPostgres(options);
  try {
    await migrateStore(store.pool, options.migrationsFolder);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

interface OpenedStore extends Store {
  readonly pool: pg.Pool;
}

async function openEmbedded({ dataDir, onProblem, besideServer }: StoreOptions): Promise<OpenedStore> {
  const running = besideServer === true ? await runningEngine(dataDir) : null;
  const engine = running ?? (await startEmbeddedEngine(dataDir));
  const { host, port, maxConnections } = engine;
  const pool = createPool({ host, port, user: 'postgres', database: 'postgres', max: maxConnections }, onProblem);
  const messages = createLocalChannels();
  return assemble('embedded', pool, messages, engine.failed, () => engine.close());
}

async function openPostgres({ databaseUrl, onProblem }: StoreOptions): Promise<OpenedStore> {
  const connection = { connectionString: databaseUrl ?? '', application_name: 'specbuilder' };
  const pool = createPool({ ...connection, max: POSTGRES_POOL_SIZE }, onProblem);
  try {
    const messages = await createPostgresChannels({
      connection,
      notify: async (channel, payload) => void (await pool.query('select pg_notify($1, $2)', [channel, payload])),
      onProblem,
    });
    return assemble('postgres', pool, messages, new Promise(() => undefined), async () => undefined);
  } catch (error) {
    await pool.end();
    throw new StoreError(`The PostgreSQL server of DATABASE_URL does not answer: ${(error as Error).message}`);
  }
}

function createPool(settings: pg.PoolConfig, onProblem: (error: Error) => void): pg.Pool {
  const pool = new GuardedPool({ connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...settings });
  // Without a listener an idle connection's failure would end the process.
  pool.on('error', onProblem);
  return pool;
}

function assemble(
  kind: Store['kind'],
  pool: pg.Pool,
  messages: MessageChannels,
  failed: Promise<Error>,
  closeEngine: () => Promise<void>,
): OpenedStore {
  const db = drizzle(pool, { schema });
  return {
    kind,
    pool,
    db,
    messages,
    failed,
    ping: async () => void (await db.execute(sql`select 1`)),
    async close() {
      await messages.close();
      await pool.end();
      await closeEngine();
    },
  };
}
