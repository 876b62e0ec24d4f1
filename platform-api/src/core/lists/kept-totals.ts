/** Up to here a list is counted each time, which takes milliseconds. */
export const COUNTED_ROWS = 10_000;
/** A longer list is counted once in that time: at a million rows it takes as long as everything else of the page. */
const KEPT_MS = 60_000;
const MAX_KEPT = 500;

interface KeptTotal {
  readonly total: Promise<number>;
  readonly countedAt: number;
}

/** Counts the rows that a filter lets through. */
export interface ListCount {
  /** Counts no further than the limit. */
  upTo(limit: number): Promise<number>;
  all(): Promise<number>;
}

/** Totals of a list by filter: exact for short lists, up to a minute old for those above 10,000 rows. */
export class KeptTotals {
  private readonly kept = new Map<string, KeptTotal>();
  private readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  async total(filter: unknown, count: ListCount): Promise<number> {
    const some = await count.upTo(COUNTED_ROWS + 1);
    if (some <= COUNTED_ROWS) return some;
    const key = JSON.stringify(filter);
    const now = this.now();
    const kept = this.kept.get(key);
    if (kept !== undefined && now - kept.countedAt < KEPT_MS) return kept.total;
    const total = count.all();
    this.kept.delete(key);
    this.kept.set(key, { total, countedAt: now });
    const [oldest] = this.kept.keys();
    if (this.kept.size > MAX_KEPT && oldest !== undefined) this.kept.delete(oldest);
    // The next look counts again.
    total.catch(() => this.kept.delete(key));
    return total;
  }
}

const totalsOf = new WeakMap<object, Map<string, KeptTotals>>();

/** The totals of a list in a store. */
export function keptTotals(db: object, list: string): KeptTotals {
  const ofStore = totalsOf.get(db) ?? new Map<string, KeptTotals>();
  totalsOf.set(db, ofStore);
  const totals = ofStore.get(list) ?? new KeptTotals();
  ofStore.set(list, totals);
  return totals;
}
