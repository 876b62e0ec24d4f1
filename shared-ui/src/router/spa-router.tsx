import { usePlatform } from '@specbuilder/shared-ui/core';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { createPath, NavigationType, type Navigator, Router } from 'react-router-dom';

/**
 * react-router over the host's history. The host is the only writer of the address (composition.md P3), so one click
 * is one PUSH for every root on the page, whatever artificial events single-spa fires.
 */
export function SpaRouter({ children }: { readonly children: ReactNode }) {
  const { history } = usePlatform().navigation;
  const location = useSyncExternalStore(history.listen, () => history.location);
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => history.go(delta),
      push: (to, state) => history.push(typeof to === 'string' ? to : createPath(to), state),
      replace: (to, state) => history.replace(typeof to === 'string' ? to : createPath(to), state),
    }),
    [history],
  );
  return (
    <Router location={location} navigator={navigator} navigationType={NAVIGATION_TYPES[history.action]}>
      {children}
    </Router>
  );
}

const NAVIGATION_TYPES = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
} as const;
