import { usePlatform } from '@specbuilder/shared-ui/core';
import { useEffect } from 'react';

/** The shell clears what the sizer stored; whose session only expired goes on with it. */
export function useResetAtSignOut(): void {
  const { bus } = usePlatform();
  useEffect(
    () =>
      bus.subscribe('user-signed-out', ({ payload: { reason } }) => {
        if (reason !== 'expired') bus.publish('sizer-context-reset', { reason: 'signedOut' });
      }),
    [bus],
  );
}
