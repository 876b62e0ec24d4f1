import { SMALL_SCREEN_MAX_PX } from '@specbuilder/shared-contracts/domain';
import { useEffect, useReducer, useSyncExternalStore } from 'react';
import type { Ports } from '../../feature/ports.ts';
import {
  initialNavigation,
  isLockedOpen,
  navigationMode,
  navigationReducer,
} from '../../navigation/navigation/navigation-state.ts';

const CHOICE_KEY = 'navigation';

/** Navigation as the window, the screen and the user want it; closes with each change of screen and panel. */
export function useNavigation(
  { panels, browserStorage: storage, bus }: Pick<Ports, 'panels' | 'browserStorage' | 'bus'>,
  screenFoldsNavigation: boolean,
) {
  const [state, dispatch] = useReducer(navigationReducer, storage.read(CHOICE_KEY), (choice) =>
    initialNavigation(choice === 'open' || choice === 'folded' ? choice : null),
  );
  const width = useWindowWidth();
  const mode = navigationMode(state, width, screenFoldsNavigation);
  useEffect(() => {
    if (state.choice !== null) storage.write(CHOICE_KEY, state.choice);
  }, [state.choice, storage]);
  useEffect(() => {
    const close = () => dispatch({ type: 'closed' });
    // Who opened it while the first screen was still on its way keeps it.
    let isEntering = bus.last('route-changed') === undefined;
    const leave = () => {
      if (!isEntering) close();
      isEntering = false;
    };
    // A dialog, too, closes it, though only sheets are announced as panels.
    const stops = [
      bus.subscribe('route-changed', leave),
      panels.current.subscribe((panel) => panel !== null && close()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [bus, panels]);
  useEffect(() => {
    bus.publish('navigation-changed', {
      isOpen: mode === 'open' || state.isDrawerOpen || state.isTemporarilyOpen,
      isFolded: mode === 'rail',
      isTemporarilyOpen: state.isTemporarilyOpen,
      isLockedOpen: isLockedOpen(mode),
    });
  }, [bus, mode, state.isDrawerOpen, state.isTemporarilyOpen]);
  return { state, mode, dispatch, isScreenSmall: width <= SMALL_SCREEN_MAX_PX };
}

function useWindowWidth(): number {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('resize', onChange);
      return () => window.removeEventListener('resize', onChange);
    },
    () => window.innerWidth,
  );
}
