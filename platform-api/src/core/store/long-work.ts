import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<'long work'>();

/**
 * Runs work that may take as long as it needs: its statements go over connections without the time limits of calls.
 * On the embedded store, which has no such limits, it changes nothing.
 */
export function asLongWork<T>(work: () => Promise<T>): Promise<T> {
  // A query of drizzle starts when it is awaited, which has to be in here.
  return scope.run('long work', async () => await work());
}

export function isLongWork(): boolean {
  return scope.getStore() !== undefined;
}
