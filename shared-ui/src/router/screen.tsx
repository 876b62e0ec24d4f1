import { usePlatform } from '@specbuilder/shared-ui/core';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

interface ScreenProps {
  /** State name of the route table. */
  readonly state: string;
  /** False while what the page needs before it opens is on its way; the route is ready once it is true. */
  readonly isReady?: boolean;
  /** Why it cannot open: 'Not Found', 'Not Authorized' and 'Bad State' lead home. */
  readonly error?: Error | null | undefined;
  readonly children: ReactNode;
}

/** One routed screen. Reports readiness or failure to the host; first-request-completed and the watchdog need it. */
export function Screen({ state, isReady = true, error, children }: ScreenProps) {
  const { navigation } = usePlatform();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of the same screen is reported again, hence the key
  useEffect(() => {
    if (error) navigation.routeFailed(state, error);
    else if (isReady) navigation.routeReady(state);
  }, [navigation, state, isReady, error, key]);
  return children;
}
