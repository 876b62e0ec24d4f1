import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<'in transaction'>();

/** Runs work that may reach the store through its transaction only. */
export function inTransactionScope<T>(work: () => Promise<T>): Promise<T> {
  return scope.run('in transaction', work);
}

export function isInTransactionScope(): boolean {
  return scope.getStore() !== undefined;
}
