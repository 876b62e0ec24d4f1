import type { CallCounter } from '../http/call-counter.ts';
import type { Store } from '../store/open-store.ts';
import { createLocalCounter } from './local-counter.ts';
import { createSharedCounter } from './shared-counter.ts';
import { lendFromStore } from './store.ts';

/** The embedded store belongs to one server, so its counters need not be shared. */
export function callCounterOf({ kind, db }: Pick<Store, 'kind' | 'db'>): CallCounter {
  return kind === 'embedded' ? createLocalCounter() : createSharedCounter(lendFromStore(db));
}
