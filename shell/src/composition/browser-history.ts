import type { AppHistory, AppLocation, HistoryAction, HistoryListener } from '@specbuilder/shared-contracts/platform';
import { SITE_PATH } from '@specbuilder/shared-ui/browser';
import { createMoveBlocker, type LeaveGuard } from './blocked-move.ts';

/** Content of history.state; the same keys as react-router, so that state and key survive a reload. */
interface HistoryState {
  readonly usr: unknown;
  readonly key: string;
  readonly idx: number;
}

export interface ShellHistory extends AppHistory {
  /** Called before each move, including those by the browser's own buttons. */
  guard: LeaveGuard | null;
  dispose(): void;
}

/**
 * The only writer of the address (composition.md P3). single-spa follows each write with an artificial popstate; that
 * of our own write is recognised by its key and ignored, a foreign one is adopted.
 */
export function createBrowserHistory(target: Window = window): ShellHistory {
  const listeners = new Set<HistoryListener>();
  let action: HistoryAction = 'POP';
  let counter = 0;
  if (stateOf(target) === null) target.history.replaceState(newState(null, 0), '');
  let location = read(target);
  let index = stateOf(target)?.idx ?? 0;

  function newState(usr: unknown, idx: number): HistoryState {
    return { usr, key: `${Date.now().toString(36)}-${++counter}`, idx };
  }
  const announce = (next: HistoryAction): void => {
    location = read(target);
    index = stateOf(target)?.idx ?? index;
    action = next;
    for (const listener of [...listeners]) listener(location, next);
  };
  const write = (kind: 'pushState' | 'replaceState', to: string, usr: unknown): void => {
    const current = stateOf(target)?.idx ?? 0;
    const state = newState(usr ?? null, kind === 'pushState' ? current + 1 : current);
    // The key is known before single-spa's echo arrives, which is inside the call.
    location = { ...location, key: state.key };
    target.history[kind](state, '', SITE_PATH + to);
    announce(kind === 'pushState' ? 'PUSH' : 'REPLACE');
  };
  const move = async (kind: 'pushState' | 'replaceState', to: string, usr: unknown): Promise<void> => {
    const { pathname, search, hash } = new URL(to, target.location.origin + location.pathname + location.search);
    const next = { pathname, search, hash, state: usr, key: '' };
    if (history.guard === null || (await history.guard.request(next))) write(kind, pathname + search + hash, usr);
  };
  const blockMove = createMoveBlocker({
    moveBy: (delta) => target.history.go(delta),
    moved: () => (stateOf(target)?.idx ?? index) - index,
    place: () => read(target),
    guard: () => history.guard,
  });
  const onPopState = (event: PopStateEvent): void => {
    const { singleSpa, singleSpaTrigger } = event as PopStateEvent & { singleSpa?: boolean; singleSpaTrigger?: string };
    if (singleSpa) {
      if (stateOf(target)?.key === location.key) return;
      announce(singleSpaTrigger === 'replaceState' ? 'REPLACE' : 'PUSH');
    } else if (!blockMove(event)) {
      announce('POP');
    }
  };
  target.addEventListener('popstate', onPopState);

  const history: ShellHistory = {
    guard: null,
    get location() {
      return location;
    },
    get action() {
      return action;
    },
    push: (to, usr) => void move('pushState', to, usr),
    replace: (to, usr) => void move('replaceState', to, usr),
    go: (delta) => target.history.go(delta),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispose: () => target.removeEventListener('popstate', onPopState),
  };
  return history;
}

/** A path of the browser without that of the site: its routes begin there. */
export function pathOnSite(pathname: string): string {
  return pathname.slice(SITE_PATH.length) || '/';
}

function stateOf(target: Window): HistoryState | null {
  const state: unknown = target.history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? (state as HistoryState) : null;
}

function read(target: Window): AppLocation {
  const { pathname, search, hash } = target.location;
  const state = stateOf(target);
  return { pathname: pathOnSite(pathname), search, hash, state: state?.usr ?? null, key: state?.key ?? 'initial' };
}
