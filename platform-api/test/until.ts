import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 10;
const LONGEST_MS = 15_000;

/**
 * Waits until a condition outside the test becomes true.
 *
 * @param look returns undefined while it is not true
 * @throws Error after fifteen seconds, or the time that is given
 */
export async function until<T>(look: () => Promise<T | undefined>, longestMs = LONGEST_MS): Promise<T> {
  const end = Date.now() + longestMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error('It did not come true');
    await pause(PAUSE_MS);
  }
}
