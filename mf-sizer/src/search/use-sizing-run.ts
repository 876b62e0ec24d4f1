import { isAbort, statusTextOf } from '@specbuilder/shared-contracts/client';
import { ERRORS, SIZING_ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import type { SizerEvent } from './sizer-state.ts';

/**
 * Sizes what is specified; the run before ends silently, wherever it is: one that still waits for its place
 * would put that place's rows over the newer ones otherwise. Rejects on failure, so that a form shows it too.
 */
type SizingRun<Specification> = (specify: () => Promise<Specification>) => Promise<void>;

/** Runs a sizing, one at a time; a failure is shown in a toast and leaves what is on screen. */
export function useSizingRun<Specification, Result>(
  send: (specification: Specification, signal: AbortSignal) => Promise<Result>,
  onDone: (result: Result, specification: Specification) => void,
  dispatch: Dispatch<SizerEvent>,
): SizingRun<Specification> {
  const platform = usePlatform();
  const newest = useRef<AbortController | null>(null);
  useEffect(() => () => newest.current?.abort(), []);
  return useCallback(
    async (specify) => {
      newest.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      newest.current = controller;
      dispatch({ type: 'run-began' });
      try {
        const specification = await specify();
        if (signal.aborted) return;
        dispatch({ type: 'place-known' });
        const result = await send(specification, signal);
        if (!signal.aborted) onDone(result, specification);
      } catch (error) {
        if (signal.aborted || isAbort(error)) return;
        platform.log.error(SIZING_ERRORS.sizingResultsFailed, error);
        void platform.toasts.show({
          kind: 'error',
          title: SIZING_ERRORS.sizingResultsFailed,
          text: statusText(error),
          durationMs: TOAST_MS.sizingError,
        });
        throw error;
      } finally {
        if (newest.current === controller) {
          newest.current = null;
          dispatch({ type: 'run-ended' });
        }
      }
    },
    [send, onDone, dispatch, platform],
  );
}

/** The status text of a refused call; without an answer that there is no connection. */
export function statusText(error: unknown): string {
  return statusTextOf(error) ?? ERRORS.unableToConnect;
}
