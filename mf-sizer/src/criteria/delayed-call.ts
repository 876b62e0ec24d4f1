/** A call that waits for rest; a later one, or the end, takes its place without a word. */
export class DelayedCall {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #inFlight: AbortController | undefined;

  /** @param onFailure told of a failure of the call that still counts */
  start(afterMs: number, call: (signal: AbortSignal) => Promise<void>, onFailure: (error: unknown) => void): void {
    this.stop();
    const own = new AbortController();
    this.#inFlight = own;
    this.#timer = setTimeout(() => {
      call(own.signal).catch((error: unknown) => {
        if (!own.signal.aborted) onFailure(error);
      });
    }, afterMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#inFlight?.abort();
  }
}
