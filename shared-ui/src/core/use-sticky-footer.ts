import { type RefCallback, useCallback } from 'react';

/** Height of what sticks to the bottom of the window; toasts appear above it. */
export const STICKY_FOOTER = '--specbuilder-sticky-foot';

const heights = new Map<Element, number>();

/**
 * For a bar with the page's action that sticks to the foot of the window: toasts keep clear of it, so that the first
 * warning of a visit never covers what the visitor came for.
 *
 * @returns ref of the bar
 */
export function useStickyFooter(): RefCallback<HTMLElement> {
  return useCallback((bar: HTMLElement | null) => {
    if (bar === null) return undefined;
    const observer = new ResizeObserver(() => setHeight(bar, bar.offsetHeight));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      setHeight(bar, null);
    };
  }, []);
}

function setHeight(bar: Element, height: number | null): void {
  if (height === null) heights.delete(bar);
  else heights.set(bar, height);
  const root = document.documentElement.style;
  if (heights.size === 0) root.removeProperty(STICKY_FOOTER);
  else root.setProperty(STICKY_FOOTER, `${Math.max(...heights.values())}px`);
}
