import { isAbort, retryAfterSecondsOf, statusOf, statusTextOf } from '@specbuilder/shared-contracts/client';
import { ERRORS, referenceOf, SIZING_ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useCallback, useEffect, useRef } from 'react';
import type { RowSet } from './rows.ts';
import type { RunFailure } from './sizer-state.ts';
import type { SizerStore } from './sizer-store.ts';

export interface FinishedRun<V, T> {
  readonly id: number;
  /** What was sized, with its place. */
  readonly values: V;
  readonly set: T;
}

/** Responses about the criteria themselves. */
const REJECTED: ReadonlySet<number> = new Set([400, 422]);

/**
 * Sizes values, one run at a time: a new run silently cancels the previous one at any stage. A failure is shown
 * in a toast and next to the results; criteria that the server rejects also reject, so the form can mark the fields.
 */
export function useSizingRun<C, V, T extends RowSet>(
  store: SizerStore<C, V, T>,
  send: (values: V, signal: AbortSignal) => Promise<T>,
  onDone: (run: FinishedRun<V, T>) => void,
): (values: V) => Promise<void> {
  const platform = usePlatform();
  const newest = useRef<AbortController | null>(null);
  useEffect(() => () => newest.current?.abort(), []);
  return useCallback(
    async (requested) => {
      newest.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      newest.current = controller;
      store.dispatch({ type: 'run-requested', values: requested });
      const { id } = store.get().run;
      let failure: RunFailure | undefined;
      try {
        const values = await locatedValues(store, id);
        if (values === null || signal.aborted) return;
        const set = await send(values, signal);
        if (!signal.aborted) onDone({ id, values, set });
      } catch (error) {
        if (signal.aborted || isAbort(error)) return;
        failure = failureOf(error);
        // Nothing is wrong with a search that waits for its turn: the card beside the form says so.
        if (failure.waitSeconds === null) {
          platform.log.error(SIZING_ERRORS.sizingResultsFailed, error);
          void platform.toasts.show({
            kind: 'error',
            title: SIZING_ERRORS.sizingResultsFailed,
            text: failure.text,
            durationMs: TOAST_MS.sizingError,
          });
        }
        if (REJECTED.has(statusOf(error) ?? 0)) throw error;
      } finally {
        store.dispatch({ type: 'run-ended', id, ...(failure === undefined ? {} : { failure }) });
      }
    },
    [store, send, onDone, platform],
  );
}

const TOO_MANY = 429;

function failureOf(error: unknown): RunFailure {
  const waitSeconds = statusOf(error) === TOO_MANY ? retryAfterSecondsOf(error) : null;
  return { text: statusText(error), isOffline: !navigator.onLine, waitSeconds, ...referenceOf(error) };
}

/** What a run sizes, once it knows its place; null when a newer one took over. */
function locatedValues<C, V, T extends RowSet>(store: SizerStore<C, V, T>, id: number): Promise<V | null> {
  return new Promise((resolve) => {
    const look = () => {
      const { run } = store.get();
      if (run.id === id && run.step === 'locating') return;
      stop();
      resolve(run.id === id && run.step === 'sizing' ? run.values : null);
    };
    const stop = store.subscribe(look);
    look();
  });
}

/** The status text of a failed call; without a response, that there is no connection. */
export function statusText(error: unknown): string {
  return statusTextOf(error) ?? ERRORS.unableToConnect;
}
