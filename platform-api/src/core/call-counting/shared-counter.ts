import { LRUCache } from 'lru-cache';
import type { CallCounter } from '../http/call-counter.ts';
import { type Elapsed, MINUTE_MS, MOST_KEYS, secondsOf } from './budget-time.ts';

export interface Asked {
  readonly key: string;
  readonly perMinute: number;
  /** Calls that were let through unasked. */
  readonly owed: number;
  /** Calls that are wanted for the time to come. */
  readonly wanted: number;
}

export interface Lent {
  /** Up to what was wanted. */
  readonly calls: number;
  /** What stays of the budget; less than none when servers let calls through unasked. */
  readonly left: number;
}

/** Takes calls out of a budget that all servers share. */
export type Lend = (asked: Asked) => Promise<Lent>;

interface Lease {
  calls: number;
  owed: number;
  /** Until then nothing is asked for again. */
  emptyUntil: number;
  usedAt: number;
  asking: Promise<void> | undefined;
}

/** Below it every call is asked for: five mails a minute are five, however many servers there are. */
const SMALL_BUDGET = 60;
const SMALLEST_LEASE = 12;
const LEASES_OF_A_BUDGET = 20;
/** No call waits longer for being counted; a store that is away is for the call itself to meet. */
const PATIENCE_MS = 500;

/**
 * Counts over all servers without a question for each call: a server takes a lease of calls out of the shared budget and
 * spends it alone. Its first calls of a key go unasked and are owed, so that visitors who ask little, and keys that were
 * made up for one call, leave nothing in the store.
 */
export function createSharedCounter(lend: Lend, elapsed: Elapsed = () => performance.now()): CallCounter {
  const leases = new LRUCache<string, Lease>({ max: MOST_KEYS });

  function leaseOf(key: string, perMinute: number): Lease {
    const known = leases.get(key);
    // A budget that rested for a minute is whole again, and with it what was lent of it.
    if (known !== undefined && (known.asking !== undefined || elapsed() - known.usedAt < MINUTE_MS)) return known;
    const unasked = perMinute < SMALL_BUDGET ? 0 : leaseSize(perMinute);
    const lease = { calls: unasked, owed: unasked, emptyUntil: 0, usedAt: 0, asking: undefined };
    leases.set(key, lease);
    return lease;
  }

  async function renew(lease: Lease, key: string, perMinute: number): Promise<void> {
    const wanted = leaseSize(perMinute);
    const { owed } = lease;
    const lent = await withinPatience(lend({ key, perMinute, owed, wanted }));
    if (lent === null) {
      lease.calls = wanted;
      lease.owed = owed + wanted;
      return;
    }
    lease.owed = 0;
    lease.calls = lent.calls;
    // A whole lease is waited for; otherwise whoever knocks all the time would be asked about at every knock.
    if (lent.calls === 0) lease.emptyUntil = elapsed() + ((wanted - lent.left) * MINUTE_MS) / perMinute;
  }

  return {
    async count(key, perMinute) {
      const lease = leaseOf(key, perMinute);
      for (;;) {
        lease.usedAt = elapsed();
        if (lease.calls > 0) {
          lease.calls -= 1;
          return 0;
        }
        const waitMs = lease.emptyUntil - lease.usedAt;
        if (waitMs > 0) return secondsOf(waitMs);
        lease.asking ??= renew(lease, key, perMinute).finally(() => {
          lease.asking = undefined;
        });
        await lease.asking;
      }
    },
  };
}

function leaseSize(perMinute: number): number {
  return perMinute < SMALL_BUDGET ? 1 : Math.max(SMALLEST_LEASE, Math.ceil(perMinute / LEASES_OF_A_BUDGET));
}

/** Null when there is no answer in time, or none at all. */
async function withinPatience(answer: Promise<Lent>): Promise<Lent | null> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  return await Promise.race([answer.catch(() => null), patience]).finally(() => clearTimeout(timer));
}
