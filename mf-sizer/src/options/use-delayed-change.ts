import { MOTOR_VOLTAGE_DELAY_MS } from '@specbuilder/shared-contracts/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Change } from './change.ts';

/**
 * Motor and voltage go out after 250 ms of rest, so that arrow keys through a list make one change and not one each.
 * What waits when something else is chosen, or when the page is left, goes out at once: no change is lost.
 *
 * @returns what waits, and the way to choose
 */
export function useDelayedChange(send: (change: Change) => void): readonly [Change | null, (change: Change) => void] {
  const [waiting, setWaiting] = useState<Change | null>(null);
  const held = useRef<Change | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const change = held.current;
    held.current = null;
    setWaiting(null);
    if (change !== null) send(change);
  }, [send]);
  const choose = useCallback(
    (change: Change) => {
      if (held.current !== null && held.current.kind !== change.kind) flush();
      held.current = change;
      setWaiting(change);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, MOTOR_VOLTAGE_DELAY_MS);
    },
    [flush],
  );
  useEffect(() => flush, [flush]);
  return [waiting, choose];
}
