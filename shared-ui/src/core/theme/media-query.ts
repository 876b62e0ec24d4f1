import { useSyncExternalStore } from 'react';

/** Whether a media query holds now; follows the window. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Window widths of visual.md, section 2. */
export const BREAKPOINTS = {
  phone: '(max-width: 639.98px)',
  belowLaptop: '(max-width: 1023.98px)',
  belowDesktop: '(max-width: 1279.98px)',
  small: '(max-width: 959.98px)',
} as const;
