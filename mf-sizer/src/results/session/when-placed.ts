import type { RowSet } from './rows.ts';
import type { SizerStore } from './sizer-store.ts';

/**
 * Calls once the place of the criteria has been looked up, or immediately if there is none.
 *
 * @returns cancels the call
 */
export function whenPlaced<C, V, T extends RowSet>(store: SizerStore<C, V, T>, call: () => void): () => void {
  const look = () => {
    if (store.get().place.status === 'searching') return;
    stop();
    call();
  };
  const stop = store.subscribe(look);
  look();
  return stop;
}
