import { useDrawnIn } from '@specbuilder/shared-ui/core';
import { useEffect } from 'react';
import { prefetch } from './prefetch.ts';

/** Signs that the user works with the sizer, not just sees it on the page; a drawer takes the focus by itself. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'];

/** Loads code at the first sign that it will be needed. */
export function usePrefetchOnUse(load: () => Promise<unknown>): void {
  const place = useDrawnIn();
  useEffect(() => {
    const stop = () => {
      for (const sign of SIGNS) place.removeEventListener(sign, bring);
    };
    const bring = () => {
      stop();
      prefetch(load);
    };
    for (const sign of SIGNS) place.addEventListener(sign, bring, { passive: true });
    return stop;
  }, [place, load]);
}
