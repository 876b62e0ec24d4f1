import pg from 'pg';
import { isLongWork } from './long-work.ts';
import { StoreUnreachable } from './store-fault.ts';
import { type Query, tracedQuery } from './traced-query.ts';
import { isInTransactionScope } from './transaction-scope.ts';

export interface GuardedPoolOptions {
  /** Of the connections that calls use. */
  readonly settings: pg.PoolConfig;
  /** Of those for long work; null where one pool serves both. */
  readonly longWork: pg.PoolConfig | null;
  /** Called with the failure of an idle connection. */
  readonly onProblem: (error: Error) => void;
  /** Called with what a statement failed with. */
  readonly onFailure?: (error: unknown) => void;
}

/** Connections of a pool, and work that waits for one. */
export interface PoolState {
  readonly pool: string;
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

/**
 * A pool that rejects work inside one of our transactions. Such a statement would not see the transaction's rows, and
 * on the embedded store, where all connections share one backend, it would wait for the transaction forever.
 *
 * If no connection is available it fails as StoreUnreachable, so that the response can state the cause.
 */
export class GuardedPool extends pg.Pool {
  private readonly longWork: pg.Pool | null;

  constructor({ settings, longWork, onProblem, onFailure = () => undefined }: GuardedPoolOptions) {
    super(settings);
    this.longWork = longWork === null ? null : new pg.Pool(longWork);
    for (const pool of [this, this.longWork]) {
      // Without a listener an idle connection's failure would end the process.
      pool?.on('error', onProblem);
      pool?.on('connect', (client) => watchStatements(client, onFailure));
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const connected = this.checkOut();
    if (callback === undefined) return connected;
    connected.then(
      (client) => callback(undefined, client, (problem) => client.release(problem)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  states(): readonly PoolState[] {
    const stateOf = (pool: string, { totalCount, idleCount: idle, waitingCount: waiting }: pg.Pool) => ({
      pool,
      used: totalCount - idle,
      idle,
      waiting,
    });
    return [stateOf('calls', this), ...(this.longWork === null ? [] : [stateOf('long work', this.longWork)])];
  }

  /** Ends both kinds of connections. */
  async close(): Promise<void> {
    await Promise.all([this.end(), this.longWork?.end()]);
  }

  private async checkOut(): Promise<pg.PoolClient> {
    if (isInTransactionScope()) {
      throw new Error('Inside a unit of work the store is reached through its transaction only');
    }
    try {
      return await (isLongWork() && this.longWork !== null ? this.longWork.connect() : super.connect());
    } catch (error) {
      throw new StoreUnreachable(error as Error);
    }
  }
}

/**
 * An abandoned statement leaves its connection waiting for the response (node-postgres #3399): the rollback would wait
 * behind it just as long, and the pool would pass the connection to the next caller. So it is closed immediately.
 */
function watchStatements(client: pg.PoolClient, onFailure: (error: unknown) => void): void {
  // The pool listens to idle connections alone; one that breaks inside a transaction would end the process. The next
  // statement of the transaction fails, which says it.
  client.on('error', () => undefined);
  const open = client as unknown as { query: Query; end(): Promise<void> };
  const query = open.query.bind(client);
  open.query = (...args) => {
    const response = tracedQuery(query, withFailures(args, onFailure));
    if (response instanceof Promise) {
      response.catch((error: Error) => {
        onFailure(error);
        if (error.message === READ_TIMEOUT) void open.end();
      });
    }
    return response;
  };
}

/** The pool's own statements pass a callback and return no promise. */
function withFailures(args: readonly unknown[], onFailure: (error: unknown) => void): readonly unknown[] {
  const callback = args.at(-1);
  if (typeof callback !== 'function') return args;
  const noting = (error: unknown, ...rest: readonly unknown[]) => {
    if (error) onFailure(error);
    callback(error, ...rest);
  };
  return [...args.slice(0, -1), noting];
}

/** What node-postgres calls the end of `query_timeout`; it has no code. */
const READ_TIMEOUT = 'Query read timeout';
