export interface AppLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

export type HistoryAction = 'POP' | 'PUSH' | 'REPLACE';
export type HistoryListener = (location: AppLocation, action: HistoryAction) => void;

/**
 * The address as all code on the page sees it. The host is its only writer: the browser's history in the shell, memory
 * in an integrator's page, whose own address must not change.
 */
export interface AppHistory {
  readonly location: AppLocation;
  readonly action: HistoryAction;
  push(to: string, state?: unknown): void;
  replace(to: string, state?: unknown): void;
  go(delta: number): void;
  listen(listener: HistoryListener): () => void;
}

export function parseAddress(to: string): Pick<AppLocation, 'pathname' | 'search' | 'hash'> {
  const [beforeHash = '', hash = ''] = split(to, '#');
  const [pathname = '', search = ''] = split(beforeHash, '?');
  return { pathname: pathname === '' ? '/' : pathname, search, hash };
}

/** A history of its own, without touching the window. */
export function createMemoryHistory(initial = '/'): AppHistory {
  const listeners = new Set<HistoryListener>();
  const entries: AppLocation[] = [{ ...parseAddress(initial), state: null, key: 'initial' }];
  let index = 0;
  let action: HistoryAction = 'POP';
  let counter = 0;
  const announce = (next: HistoryAction): void => {
    action = next;
    for (const listener of [...listeners]) listener(current(), next);
  };
  const current = (): AppLocation => entries[index] as AppLocation;
  const entry = (to: string, state: unknown): AppLocation => ({
    ...parseAddress(to),
    state: state ?? null,
    key: `memory-${++counter}`,
  });
  return {
    get location() {
      return current();
    },
    get action() {
      return action;
    },
    push(to, state) {
      entries.splice(++index, entries.length, entry(to, state));
      announce('PUSH');
    },
    replace(to, state) {
      entries[index] = entry(to, state);
      announce('REPLACE');
    },
    go(delta) {
      const next = Math.min(Math.max(index + delta, 0), entries.length - 1);
      if (next === index) return;
      index = next;
      announce('POP');
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function split(text: string, mark: '#' | '?'): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}
