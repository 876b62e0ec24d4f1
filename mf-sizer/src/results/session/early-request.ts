/** A request that went out before the page drew that it is under way. */
export interface EarlyRequest<S, T> {
  /** Sends what is about to be asked for. */
  readonly start: (specification: S) => void;
  /** The answer to a specification: of the request that is out already when it asks the same, else of a new one. */
  readonly take: (specification: S, signal: AbortSignal) => Promise<T>;
}

interface Started<T> {
  readonly key: string;
  readonly controller: AbortController;
  readonly answer: Promise<T>;
}

/** @param keyOf a text that is the same for specifications that ask the same */
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
      const answer = send(specification, controller.signal);
      // Whoever takes it hears how it ended; nobody does where it is given up before.
      answer.catch(() => undefined);
      started = { key, controller, answer };
    },
    take(specification, signal) {
      const early = started;
      started = null;
      if (early?.key !== keyOf(specification)) {
        early?.controller.abort();
        return send(specification, signal);
      }
      signal.addEventListener('abort', () => early.controller.abort(), { once: true });
      return early.answer;
    },
  };
}
