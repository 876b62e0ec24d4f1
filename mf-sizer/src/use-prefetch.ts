import { usePlatform } from '@specbuilder/shared-ui/core';
import { useEffect } from 'react';
import { loadOptionsPage, loadSearchPage } from './pages.ts';

/** Brings the next pages once the first one answers and the browser has nothing to do. */
export function usePrefetch(): void {
  const { bus } = usePlatform();
  useEffect(() => {
    let idle = 0;
    // Safari has no requestIdleCallback; there the pages come when they are asked for.
    const whenIdle = (action: () => void) => {
      if ('requestIdleCallback' in window) idle = window.requestIdleCallback(action);
    };
    const load = async () => {
      try {
        await loadSearchPage();
        await loadOptionsPage();
      } catch {
        // Asked for in earnest, a page that did not come says so itself.
      }
    };
    const stop = bus.subscribe('first-request-completed', () => whenIdle(() => void load()));
    return () => {
      stop();
      if (idle !== 0) window.cancelIdleCallback(idle);
    };
  }, [bus]);
}
