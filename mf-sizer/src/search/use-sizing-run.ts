import { isAbort, statusTextOf } from '@specbuilder/shared-contracts/client';
import { ERRORS, SIZING_ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useCallback, useEffect, useRef, useState } from 'react';

interface SizingRun<Specification> {
  readonly isRunning: boolean;
  /** Sizes; the run in flight ends silently. Rejects on failure, so that a form shows it too. */
  readonly run: (specification: Specification) => Promise<void>;
}

/** Runs a sizing, one at a time; a failure is shown in a toast and leaves what is on screen. */
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
      const controller = new AbortController();
      inFlight.current = controller;
      setRunning(true);
      try {
        const result = await send(specification, controller.signal);
        if (!controller.signal.aborted) onDone(result, specification);
      } catch (error) {
        if (controller.signal.aborted || isAbort(error)) return;
        platform.log.error(SIZING_ERRORS.sizingResultsFailed, error);
        void platform.toasts.show({
          kind: 'error',
          title: SIZING_ERRORS.sizingResultsFailed,
          text: statusText(error),
          durationMs: TOAST_MS.sizingError,
        });
        throw error;
      } finally {
        if (inFlight.current === controller) {
          inFlight.current = null;
          setRunning(false);
        }
      }
    },
    [send, onDone, platform],
  );
  return { isRunning, run };
}

/** The status text of a refused call; without an answer that there is no connection. */
export function statusText(error: unknown): string {
  return statusTextOf(error) ?? ERRORS.unableToConnect;
}
