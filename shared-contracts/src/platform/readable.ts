/** A value that changes and can be watched; its identity never changes. */
export interface Readable<T> {
  get(): T;
  /** Receives later values, not the current one. Returns the unsubscribe function. */
  subscribe(listener: (value: T) => void): () => void;
}

export interface Writable<T> extends Readable<T> {
  set(value: T): void;
}

/** A Readable with its setter; equal values (Object.is) are not announced. */
export function writable<T>(initial: T): Writable<T> {
  const listeners = new Set<(value: T) => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener(value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
