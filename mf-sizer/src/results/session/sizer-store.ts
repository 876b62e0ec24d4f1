import { type Readable, writable } from '@specbuilder/shared-contracts/platform';
import type { CriteriaDependencies } from './criteria-dependencies.ts';
import type { RowSet } from './rows.ts';
import { type SizerEvent, type SizerState, sizerReducer } from './sizer-state.ts';

export interface SizerChange<C, V, T extends RowSet> {
  readonly event: SizerEvent<C, V, T>;
  readonly before: SizerState<C, V, T>;
  readonly after: SizerState<C, V, T>;
}

/**
 * The state of a search and the only way to change it. It is updated as soon as an event is sent, so that no response
 * and no key press is evaluated against an outdated state.
 */
export interface SizerStore<C, V, T extends RowSet = RowSet> extends Readable<SizerState<C, V, T>> {
  dispatch(event: SizerEvent<C, V, T>): void;
  /** Receives every event that changed something. Returns the unsubscribe function. */
  listen(listener: (change: SizerChange<C, V, T>) => void): () => void;
}

export function createSizerStore<C, V, T extends RowSet>(
  dependencies: CriteriaDependencies<C, V>,
  first: SizerState<C, V, T>,
): SizerStore<C, V, T> {
  const { get, set, subscribe } = writable(first);
  const listeners = new Set<(change: SizerChange<C, V, T>) => void>();
  return {
    get,
    subscribe,
    dispatch(event) {
      const before = get();
      const after = sizerReducer(dependencies, before, event);
      if (after === before) return;
      set(after);
      for (const listener of [...listeners]) listener({ event, before, after });
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
