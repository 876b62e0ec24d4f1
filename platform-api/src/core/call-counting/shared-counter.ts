import { LRUCache } from 'lru-cache';
import type { CallCounter } from '../http/call-counter.ts';
import { type Elapsed, MAX_KEYS, MINUTE_MS, secondsOf } from './budget-time.ts';

export interface Requested {
  readonly key: string;
  readonly perMinute: number;
  /** Calls that were let through unasked. */
  readonly owed: number;
  /** Calls that are wanted for the time to come. */
  readonly requested: number;
}

export interface Lent {
  /** Up to what was wanted. */
  readonly calls: number;
  /** What stays of the budget; less than none when servers let calls through unasked. */
  readonly left: number;
}

/** Takes calls out of a budget that all servers share. */
export type Lend = (requested: Requested) => Promise<Lent>;

interface Lease {
  calls: number;
  owed: number;
  /** The store is not queried again before this time. */
  emptyUntil: number;
  usedAt: number;
  requesting: Promise<void> | undefined;
}

/** Below this, every call queries the store: five mails a minute are five, however many servers there are. */
const SMALL_BUDGET = 60;
const SMALLEST_LEASE = 12;
const LEASES_OF_A_BUDGET = 20;
/** No call waits longer for being counted; a store that is away is for the call itself to meet. */
const PATIENCE_MS = 500;

/**
 * Counts over all servers without querying the store on each call: a server takes a lease of calls from the shared
 * budget and spends it locally. The first calls of a key are not queried but owed, so that visitors with few requests,
 * and keys invented for one call, leave nothing in the store.
 */
export function createSharedCounter(lend: Lend, elapsed: Elapsed = () => performance.now()): CallCounter {
  const leases = new LRUCache<string, Lease>({ max: MAX_KEYS });

  function leaseOf(key: string, perMinute: number): Lease {
    const known = leases.get(key);
    // A budget that rested for a minute is whole again, and with it what was lent of it.
    if (known !== undefined && (known.requesting !== undefined || elapsed() - known.usedAt < MINUTE_MS)) return known;
    const unasked = perMinute < SMALL_BUDGET ? 0 : leaseSize(perMinute);
    const lease = { calls: unasked, owed: unasked, emptyUntil: 0, usedAt: 0, requesting: undefined };
    leases.set(key, lease);
    return lease;
  }

  async function renew(lease: Lease, key: string, perMinute: number): Promise<void> {
    const desired = leaseSize(perMinute);
    const { owed } = lease;
    const lent = await withinPatience(lend({ key, perMinute, owed, requested: desired }));
    if (lent === null) {
      lease.calls = desired;
      lease.owed = owed + desired;
      return;
    }
    lease.owed = 0;
    lease.calls = lent.calls;
    // Waits for a whole lease; otherwise every call of a client that retries constantly would query the store.
    if (lent.calls === 0) lease.emptyUntil = elapsed() + ((desired - lent.left) * MINUTE_MS) / perMinute;
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
        lease.requesting ??= renew(lease, key, perMinute).finally(() => {
          lease.requesting = undefined;
        });
        await lease.requesting;
      }
    },
  };
}

function leaseSize(perMinute: number): number {
  return perMinute < SMALL_BUDGET ? 1 : Math.max(SMALLEST_LEASE, Math.ceil(perMinute / LEASES_OF_A_BUDGET));
}

/** Null if there is no response in time, or none at all. */
async function withinPatience(response: Promise<Lent>): Promise<Lent | null> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  return await Promise.race([response.catch(() => null), patience]).finally(() => clearTimeout(timer));
}
