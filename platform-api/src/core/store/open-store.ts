import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { DatabaseLimits } from '../config/settings/database-settings.ts';
import { type Database, schema } from './database.ts';
import { startCheckpoints } from './embedded/checkpoints.ts';
import { runningEngine, startEmbeddedEngine } from './embedded/embedded-engine.ts';
import { fullDiskError, hasSpace } from './embedded/full-disk.ts';
import { GuardedPool, type PoolState } from './guarded-pool.ts';
import { asLongWork } from './long-work.ts';
import { createLocalChannels, createPostgresChannels, type MessageChannels } from './messages.ts';
import { migrateStore } from './migrate.ts';
import { StoreError } from './store-error.ts';
import { storeFaultOf } from './store-fault.ts';
import { createWriteWatch, type WriteWatch } from './write-watch.ts';

export interface Store {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Database;
  readonly messages: MessageChannels;
  /** Resolves when the store is gone for good and the process has no use any more; never with a PostgreSQL server. */
  readonly failed: Promise<Error>;
  readonly pools: () => readonly PoolState[];
  /** @throws Error when the store does not respond */
  ping(): Promise<void>;
  /** @throws StoreReadOnly when the store takes no writes */
  checkWritable(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** PostgreSQL server; null means the embedded store in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Of a PostgreSQL server's connections; absent, all work is as long as it likes. */
  readonly limits?: DatabaseLimits;
  readonly dataDir: string;
  readonly migrationsFolder: string;
  /** Processes of this server, which share what it may open; one when absent. */
  readonly processes?: number;
  /** A command given beside a server: the embedded store of a server that runs is shared with it. */
  readonly besideServer?: boolean;
  /** Leaves the schema as it is, for a command that makes it. */
  readonly isLeftUnmigrated?: boolean;
  /** Called with failures that heal by themselves, such as a lost idle connection. */
  readonly onProblem: (error: Error) => void;
}

const POSTGRES_POOL_SIZE = 20;
const SMALLEST_POOL_SIZE = 3;
/** For sweeps, exports and the like, which are few at a time. */
const LONG_WORK_POOL_SIZE = 5;
/** One that takes long must not hold up all others. */
const SMALLEST_LONG_WORK_POOL_SIZE = 2;
/** For work that no user waits for, or, on the embedded store, where all wait for one backend. */
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Opens the store and brings it to this version's schema. Both stores speak the same SQL through the same driver.
 *
 * @throws StoreError when it cannot be opened, is locked by another process or was written by a newer version
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const store = options.databaseUrl === null ? await openEmbedded(options) : await openPostgres(options);
  if (options.isLeftUnmigrated === true) return store;
  try {
    await asLongWork(() => migrateStore(store.pool, options.migrationsFolder));
  } catch (error) {
    await store.close();
    throw outOfSpace(options, error) ?? error;
  }
  return store;
}

/** An engine that used the last free bytes may start but then not respond. */
function outOfSpace({ databaseUrl, dataDir }: StoreOptions, error: unknown): StoreError | null {
  if (databaseUrl !== null || storeFaultOf(error) === null || hasSpace(dataDir)) return null;
  return fullDiskError(dataDir, error);
}

interface OpenedStore extends Store {
  readonly pool: GuardedPool;
}

async function openEmbedded({ dataDir, onProblem, besideServer }: StoreOptions): Promise<OpenedStore> {
  const running = besideServer === true ? await runningEngine(dataDir) : null;
  const engine = running ?? (await startEmbeddedEngine(dataDir));
  const { host, port, maxConnections } = engine;
  const place = { host, port, user: 'postgres', database: 'postgres', max: maxConnections };
  const settings = { ...place, connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
  const writes = createWriteWatch(dataDir);
  const pool = new GuardedPool({ settings, longWork: null, onProblem, onFailure: writes.note });
  const messages = createLocalChannels();
  // Those of a server that runs are its own to make.
  const checkpoints = running === null ? startCheckpoints(pool, onProblem) : null;
  const opened = assemble({
    kind: 'embedded',
    pool,
    messages,
    writes,
    failed: engine.failed,
    end: () => engine.close(),
  });
  return {
    ...opened,
    async close() {
      await checkpoints?.stop();
      await opened.close();
    },
  };
}

async function openPostgres({ databaseUrl, limits, processes = 1, onProblem }: StoreOptions): Promise<OpenedStore> {
  const connection = { connectionString: databaseUrl ?? '', application_name: 'specbuilder', keepAlive: true };
  const unlimited = { ...connection, connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
  const limited = { ...connection, ...(limits === undefined ? unlimited : limitsOfDriver(limits)) };
  const writes = createWriteWatch(null);
  const pool = new GuardedPool({
    settings: { ...limited, max: shareOf(POSTGRES_POOL_SIZE, processes, SMALLEST_POOL_SIZE) },
    longWork: { ...unlimited, max: shareOf(LONG_WORK_POOL_SIZE, processes, SMALLEST_LONG_WORK_POOL_SIZE) },
    onProblem,
    onFailure: writes.note,
  });
  try {
    const messages = await createPostgresChannels({
      connection: limited,
      notify: async (channel, payload) => void (await pool.query('select pg_notify($1, $2)', [channel, payload])),
      onProblem,
    });
    const failed = new Promise<never>(() => undefined);
    return assemble({ kind: 'postgres', pool, messages, writes, failed, end: async () => undefined });
  } catch (error) {
    await pool.close();
    throw new StoreError(`The PostgreSQL server of DATABASE_URL does not respond: ${(error as Error).message}`);
  }
}

function shareOf(connections: number, processes: number, min: number): number {
  return Math.max(Math.floor(connections / processes), min);
}

/** As node-postgres calls them; 0 is no limit to it either. */
function limitsOfDriver({ connectMs, queryMs, statementMs }: DatabaseLimits) {
  return { connectionTimeoutMillis: connectMs, query_timeout: queryMs, statement_timeout: statementMs };
}

interface StoreParts extends Pick<OpenedStore, 'kind' | 'pool' | 'messages' | 'failed'> {
  readonly writes: WriteWatch;
  readonly end: () => Promise<void>;
}

function assemble({ kind, pool, messages, failed, writes, end }: StoreParts): OpenedStore {
  const db = drizzle(pool, { schema });
  return {
    kind,
    pool,
    db,
    messages,
    failed,
    pools: () => pool.states(),
    ping: async () => void (await db.execute(sql`select 1`)),
    checkWritable: () => writes.check(db),
    async close() {
      await messages.close();
      await pool.close();
      await end();
    },
  };
}
