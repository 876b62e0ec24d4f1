/** Calls that wait until nothing was asked for during a while; a later one takes the place of one that waits. */
export interface Debounced<T> {
  /** @param afterMs another time than the usual one */
  readonly call: (value: T, afterMs?: number) => void;
  /** Calls at once with what waits, if anything does. */
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
