/**
 * Counts calls by key against a budget per minute. A budget that was not used for a minute is full, and a single burst
 * may use all of it; it refills evenly.
 */
export interface CallCounter {
  /** @returns seconds until another call may come; 0 lets this one through */
  count(key: string, perMinute: number): Promise<number>;
}
