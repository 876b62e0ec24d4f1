/** A request sent before the page showed that it is in progress. */
export interface EarlyRequest<S, T> {
  /** Sends the request ahead of time. */
  readonly start: (specification: S) => void;
  /** The response for a specification: from the pending request if it matches, otherwise from a new one. */
  readonly take: (specification: S, signal: AbortSignal) => Promise<T>;
}

interface Started<T> {
  readonly key: string;
  readonly controller: AbortController;
  readonly result: Promise<T>;
}

/** @param keyOf a text that is equal for specifications that request the same */
export function earlyRequest<S, T>(
  send: (specification: S, signal: AbortSignal) => Promise<T>,
  keyOf: (specification: S) => string,
): EarlyRequest<S, T> {
  let started: Started<T> | null = null;
  return {
    start(specification) {
      const key = keyOf(specification);
      if (started?.key === key) return;
      started?.controller.abort();
      const controller = new AbortController();
      const response = send(specification, controller.signal);
      // The caller that takes it receives the error; a request abandoned earlier has no receiver.
      response.catch(() => undefined);
      started = { key, controller, result: response };
    },
    take(specification, signal) {
      const early = started;
      started = null;
      if (early?.key !== keyOf(specification)) {
        early?.controller.abort();
        return send(specification, signal);
      }
      signal.addEventListener('abort', () => early.controller.abort(), { once: true });
      return early.result;
    },
  };
}
