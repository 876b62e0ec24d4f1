import { useSyncExternalStore } from 'react';
import { useStyleHome } from './style-home.tsx';

/**
 * Whether a media query matches now; follows the window, or the space that an integrator's page gives the remote.
 *
 * @param isOfWindow for what floats over everything, regardless of the remote's space
 */
export function useMediaQuery(query: string, isOfWindow = false): boolean {
  const home = useStyleHome();
  const matchMedia = home === null || isOfWindow ? window.matchMedia : home.matchMedia;
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}

/** Window widths of visual.md, section 2. */
export const BREAKPOINTS = {
  phone: '(max-width: 639.98px)',
  belowLaptop: '(max-width: 1023.98px)',
  belowDesktop: '(max-width: 1279.98px)',
  small: '(max-width: 959.98px)',
} as const;
