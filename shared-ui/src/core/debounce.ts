/** Calls delayed until no new one comes for a while; a later call replaces a waiting one. */
export interface Debounced<T> {
  /** @param afterMs a delay other than the default */
  readonly call: (value: T, afterMs?: number) => void;
  /** Runs the waiting call immediately, if there is one. */
  readonly flush: () => void;
  readonly cancel: () => void;
  /** What waits. */
  readonly waiting: () => T | undefined;
}

export function debounce<T>(run: (value: T) => void, delayMs: number): Debounced<T> {
  let waiting: { readonly value: T } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    waiting = undefined;
  };
  const flush = (): void => {
    const due = waiting;
    cancel();
    if (due !== undefined) run(due.value);
  };
  return {
    call(value, afterMs = delayMs) {
      cancel();
      waiting = { value };
      timer = setTimeout(flush, afterMs);
    },
    flush,
    cancel,
    waiting: () => waiting?.value,
  };
}
