import { useDebouncedCall } from '@specbuilder/shared-ui/core';
import { useCallback, useState } from 'react';
import { useResponses } from './use-responses.ts';

interface DelayedEntryOptions<T> {
  /** What the server has. */
  readonly stored: T;
  readonly delayMs: number;
  readonly isProcessing: boolean;
  /** The same function as long as it means the same. */
  readonly send: (value: T) => void;
}

/**
 * Input made step by step, sent once there was no input for a while, or when the page is left. It stays on the screen
 * until the server has responded.
 *
 * @returns what is shown, and the function to enter
 */
export function useDelayedEntry<T>({ stored, delayMs, isProcessing, send }: DelayedEntryOptions<T>) {
  const [entered, setEntered] = useState<{ readonly value: T; readonly isWaiting: boolean } | null>(null);
  const sendWaiting = useCallback(
    (value: T) => {
      setEntered({ value, isWaiting: false });
      send(value);
    },
    [send],
  );
  const { call } = useDebouncedCall(sendWaiting, delayMs, 'flush');
  useResponses(isProcessing, () => {
    if (entered?.isWaiting === false) setEntered(null);
  });
  const enter = (value: T) => {
    setEntered({ value, isWaiting: true });
    call(value);
  };
  return [entered === null ? stored : entered.value, enter] as const;
}
