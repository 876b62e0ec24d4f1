/** Milliseconds that only ever go on, whatever becomes of the clock on the wall. */
export type Elapsed = () => number;

export const MINUTE_MS = 60_000;

/** Invented guest keys cost memory; a key evicted because of them starts at zero, but their shared address does not. */
export const MAX_KEYS = 100_000;

/** Whole seconds, as Retry-After has them; a wait is never none. */
export function secondsOf(waitMs: number): number {
  return Math.max(1, Math.ceil(waitMs / 1000));
}
