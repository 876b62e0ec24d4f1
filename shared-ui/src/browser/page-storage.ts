const listeners = new Set<() => void>();
let hasLost = false;

function noteLoss(): void {
  hasLost = true;
  for (const listener of listeners) listener();
}

/**
 * A storage of the browser that never throws. Where the browser has none, blocks it, or rejects a value since it is full,
 * values stay in memory for as long as the page.
 *
 * @param open returns the browser's storage; it may throw, or return null as Firefox does with `dom.storage.enabled=false`
 */
export function keepingStorage(open: () => Storage | null): Storage {
  const inMemory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      const storage = open();
      return storage === null ? otherwise : work(storage);
    } catch {
      return otherwise;
    }
  };
  const keys = (): string[] => {
    const kept = attempt((storage) => Array.from(storage, (_, index) => storage.key(index) ?? ''), []);
    return [...new Set([...kept, ...inMemory.keys()])];
  };
  const removeItem = (key: string): void => {
    inMemory.delete(key);
    attempt((storage) => storage.removeItem(key), undefined);
  };
  return {
    getItem: (key: string) => inMemory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem(key: string, value: string) {
      const write = (storage: Storage): boolean => {
        storage.setItem(key, value);
        return true;
      };
      if (attempt(write, false)) return void inMemory.delete(key);
      // An older value must not come back with the next load of the page.
      removeItem(key);
      inMemory.set(key, value);
      noteLoss();
    },
    removeItem,
    clear: () => keys().forEach(removeItem),
    key: (index: number) => keys()[index] ?? null,
    get length() {
      return keys().length;
    },
  };
}

/** Of the tab. */
export const sessionStore: Storage = keepingStorage(() => window.sessionStorage);
/** Of the browser. */
export const localStore: Storage = keepingStorage(() => window.localStorage);

const PROBE = 'specbuilder-probe';

/** False where stored values are gone with the next load of the page. */
export function outlivesReload(open: () => Storage | null = () => window.sessionStorage): boolean {
  try {
    const storage = open();
    storage?.setItem(PROBE, PROBE);
    storage?.removeItem(PROBE);
    return storage !== null;
  } catch {
    return false;
  }
}

/** Calls back whenever a value stays in memory alone, and now where one did before; returns how to stop that. */
export function onNotKept(listener: () => void): () => void {
  listeners.add(listener);
  if (hasLost) queueMicrotask(() => listeners.has(listener) && listener());
  return () => void listeners.delete(listener);
}
