import { MOTOR_VOLTAGE_DELAY_MS } from '@specbuilder/shared-contracts/domain';
import { useDebouncedCall } from '@specbuilder/shared-ui/core';
import { useCallback, useState } from 'react';
import type { Change } from './change.ts';

/**
 * Motor and voltage are sent after a debounce of 250 ms, so that moving through a list by arrow keys makes one change.
 * A waiting change is sent immediately when something else is chosen or the page is left, so that no change is lost.
 *
 * @returns what waits, and the function to choose
 */
export function useDebouncedChange(send: (change: Change) => void): readonly [Change | null, (change: Change) => void] {
  const [waiting, setWaiting] = useState<Change | null>(null);
  const sendWaiting = useCallback(
    (change: Change) => {
      setWaiting(null);
      send(change);
    },
    [send],
  );
  const debounced = useDebouncedCall(sendWaiting, MOTOR_VOLTAGE_DELAY_MS, 'flush');
  const choose = useCallback(
    (change: Change) => {
      if (debounced.waiting()?.kind !== change.kind) debounced.flush();
      setWaiting(change);
      debounced.call(change);
    },
    [debounced],
  );
  return [waiting, choose];
}
