import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

const scope = new AsyncLocalStorage<'in transaction'>();

/** Runs work that may reach the store through its transaction only. */
export function inTransactionScope<T>(work: () => Promise<T>): Promise<T> {
  return scope.run('in transaction', work);
}

/**
 * A pool that refuses work inside a transaction of ours. Such a statement would not see the transaction's rows, and
 * on the embedded store, where all connections share one backend, it would wait for the transaction for ever.
 */
export class GuardedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    if (scope.getStore() !== undefined) {
      const error = new Error('Inside a unit of work the store is reached through its transaction only');
      if (callback === undefined) return Promise.reject(error);
      callback(error, undefined, () => undefined);
      return undefined;
    }
    if (callback === undefined) return super.connect();
    super.connect(callback);
    return undefined;
  }
}
