/**
 * Counts calls by key against a budget a minute. A budget that was not touched for a minute is whole, and a call may
 * take all of it at once; it comes back evenly.
 */
export interface CallCounter {
  /** @returns seconds until another call may come; 0 lets this one through */
  count(key: string, perMinute: number): Promise<number>;
}
