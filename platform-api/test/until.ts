import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 10;
const LONGEST_MS = 15_000;

/**
 * Waits until a condition outside the test becomes true.
 *
 * @param look returns undefined while it is not true
 * @throws Error after fifteen seconds
 */
export async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + LONGEST_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error('It did not come true');
    await pause(PAUSE_MS);
  }
}
