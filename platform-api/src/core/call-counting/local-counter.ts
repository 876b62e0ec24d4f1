import { LRUCache } from 'lru-cache';
import type { CallCounter } from '../http/call-counter.ts';
import { type Elapsed, MAX_KEYS, MINUTE_MS, secondsOf } from './budget-time.ts';

/** Counts in this process alone: all there is with the embedded store. */
export function createLocalCounter(elapsed: Elapsed = () => performance.now()): CallCounter {
  const budgets = new LRUCache<string, { readonly left: number; readonly at: number }>({ max: MAX_KEYS });
  return {
    async count(key, perMinute) {
      const at = elapsed();
      const callMs = MINUTE_MS / perMinute;
      const known = budgets.get(key);
      const left = known === undefined ? perMinute : Math.min(perMinute, known.left + (at - known.at) / callMs);
      const isLetThrough = left >= 1;
      budgets.set(key, { left: isLetThrough ? left - 1 : left, at });
      return isLetThrough ? 0 : secondsOf((1 - left) * callMs);
    },
  };
}
