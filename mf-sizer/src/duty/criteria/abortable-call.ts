import { debounce } from '@specbuilder/shared-ui/core';

/** A debounced call to the server: a later call, or the end, cancels it silently, even in progress. */
export class AbortableCall {
  readonly #debounced = debounce((run: () => void) => run(), 0);
  #inFlight: AbortController | undefined;

  /** @param onFailure called with a failure of the call that still counts */
  start(afterMs: number, call: (signal: AbortSignal) => Promise<void>, onFailure: (error: unknown) => void): void {
    this.stop();
    const controller = new AbortController();
    this.#inFlight = controller;
    const { signal } = controller;
    this.#debounced.call(() => {
      call(signal).catch((error: unknown) => {
        if (!signal.aborted) onFailure(error);
      });
    }, afterMs);
  }

  stop(): void {
    this.#debounced.cancel();
    this.#inFlight?.abort();
  }
}
