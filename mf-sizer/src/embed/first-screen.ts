import { RouteError } from '@specbuilder/shared-contracts/domain';

/** A screen that says nothing for so long is left to say so itself. */
const LONGEST_WAIT_MS = 30_000;

/**
 * The first thing that the sizer says of its screens. One that can be used, or that no address leads to, is a sizer that
 * works; anything else could not be drawn, and another release may.
 */
export function firstScreen() {
  let hear: (state: string, error: Error | null) => void = () => undefined;
  const isThere = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, LONGEST_WAIT_MS);
    hear = (_state, error) => {
      clearTimeout(timer);
      if (error === null || error instanceof RouteError) resolve();
      else reject(error);
    };
  });
  // The promise may reject before a caller awaits it.
  isThere.catch(() => undefined);
  return { isThere, hear };
}
