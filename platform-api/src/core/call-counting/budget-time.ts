/** Milliseconds that only ever go on, whatever becomes of the clock on the wall. */
export type Elapsed = () => number;

export const MINUTE_MS = 60_000;

/** Made-up guest keys cost memory; whoever is forgotten because of them begins anew, and the address they share does not. */
export const MOST_KEYS = 100_000;

/** Whole seconds, as Retry-After has them; a wait is never none. */
export function secondsOf(waitMs: number): number {
  return Math.max(1, Math.ceil(waitMs / 1000));
}
