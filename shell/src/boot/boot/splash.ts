import { LOADING_FLAG_DELAY_MS } from '@specbuilder/shared-contracts/domain';
import type { BroadcastBus } from '@specbuilder/shared-contracts/events';

export const SPLASH_ID = 'splash';

/** The splash of index.html leaves with the first usable screen; 400 ms later the page says it is loaded. */
export function hideSplashWhenReady(bus: BroadcastBus): void {
  bus.subscribe('first-request-completed', hide);
  // A screen that cannot be had must not hide behind the splash either.
  bus.subscribe('route-change-failed', hide);
  let isHidden = false;

  function hide(): void {
    if (isHidden) return;
    isHidden = true;
    document.getElementById(SPLASH_ID)?.remove();
    bus.publish('splash-hidden', { isLoaded: false });
    setTimeout(() => {
      document.body.dataset['loaded'] = 'true';
      bus.publish('splash-hidden', { isLoaded: true });
    }, LOADING_FLAG_DELAY_MS);
  }
}
