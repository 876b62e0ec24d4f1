import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 10;
const LONGEST_MS = 15_000;

/**
 * Waits for something to come true that happens beside the test.
 *
 * @param look answers undefined while it has not
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
