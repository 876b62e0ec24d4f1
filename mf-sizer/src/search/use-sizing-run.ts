import { errorMessageOf, isAbort, statusOf } from '@specbuilder/shared-contracts/client';
import { ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useCallback, useEffect, useRef, useState } from 'react';

interface SizingRun<Specification> {
  readonly isRunning: boolean;
  /** Sizes; the run in flight ends without a word. Rejects on failure, so that a form shows it too. */
  readonly run: (specification: Specification) => Promise<void>;
}

/** Runs a sizing, one at a time; a failure says so in a toast and leaves what is on screen. */
export function useSizingRun<Specification, Result>(
  send: (specification: Specification, signal: AbortSignal) => Promise<Result>,
  onDone: (result: Result, specification: Specification) => void,
): SizingRun<Specification> {
  const platform = usePlatform();
  const inFlight = useRef<AbortController | null>(null);
  const [isRunning, setRunning] = useState(false);
  useEffect(() => () => inFlight.current?.abort(), []);
  const run = useCallback(
    async (specification: Specification) => {
      inFlight.current?.abort();
      const own = new AbortController();
      inFlight.current = own;
      setRunning(true);
      try {
        const result = await send(specification, own.signal);
        if (!own.signal.aborted) onDone(result, specification);
      } catch (error) {
        if (own.signal.aborted || isAbort(error)) return;
        platform.log.error(ERRORS.sizingResultsFailed, error);
        void platform.toasts.show({
          kind: 'error',
          title: ERRORS.sizingResultsFailed,
          text: statusText(error),
          durationMs: TOAST_MS.sizingError,
        });
        throw error;
      } finally {
        if (inFlight.current === own) {
          inFlight.current = null;
          setRunning(false);
        }
      }
    },
    [send, onDone, platform],
  );
  return { isRunning, run };
}

/** What a refused call says: its status and the server's words; without an answer that there is no connection. */
export function statusText(error: unknown): string {
  const status = statusOf(error);
  return status === null ? ERRORS.unableToConnect : `${status} ${errorMessageOf(error)}`;
}
