import type { BroadcastBus } from '@specbuilder/shared-contracts/events';
import { wait } from '../boot/timing/wait.ts';

/** Time for handling a first click before anything else is fetched. */
const FIRST_CLICK_MS = 300;
/** In a frame of a foreign page Chromium may have no idle moment ever. */
const IDLE_LIMIT_MS = 1_000;

/** Where the measured start page ends in the browser's timeline (e2e/measure/start-page.ts). */
export const FIRST_SCREEN_IDLE_MARK = 'first-screen-idle';

/**
 * The first screen is there, or has failed, and the browser is idle: what comes after may neither delay it nor prompt
 * the visitor before.
 */
export async function whenFirstScreenIsIdle(bus: BroadcastBus): Promise<void> {
  await new Promise<void>((resolve) => {
    bus.subscribe('first-request-completed', () => resolve());
    bus.subscribe('route-change-failed', ({ payload }) => payload.redirectedHome || resolve());
  });
  await wait(FIRST_CLICK_MS);
  await new Promise<unknown>((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(resolve, { timeout: IDLE_LIMIT_MS });
    else setTimeout(resolve);
  });
  performance.mark(FIRST_SCREEN_IDLE_MARK);
}
