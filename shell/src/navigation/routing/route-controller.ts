import {
  AuthStatus,
  authorize,
  ERRORS,
  ROUTE_WATCHDOG_MS,
  type Role,
  RouteError,
  routeErrorReason,
} from '@specbuilder/shared-contracts/domain';
import type { BroadcastBus } from '@specbuilder/shared-contracts/events';
import { type AppHistory, type Readable, writable } from '@specbuilder/shared-contracts/platform';
import { matchRoute, type RegistryRemote, type RouteMatch } from '@specbuilder/shared-contracts/registry';

export const HOME_PATH = '/start';
const NOT_FOUND_PATH = '/errors/404-not-found';
/** Where a page stays from which sign-in is not possible. */
export const UNAUTHORIZED_PATH = '/errors/401-unauthorized';

/** Where the page is. `match` is null on the shell's own pages. */
export interface CurrentRoute {
  readonly path: string;
  readonly match: RouteMatch | null;
  readonly status: 'starting' | 'ready' | 'rejected';
}

export interface RoutePorts {
  readonly history: AppHistory;
  readonly remotes: readonly RegistryRemote[];
  readonly bus: BroadcastBus;
  /** Roles of the signed-in user, or null for a guest. */
  readonly roles: () => readonly Role[] | null;
  /** Paths the shell itself handles, such as the error pages. */
  readonly shellPaths: readonly string[];
  readonly titleOf: (match: RouteMatch | null) => string;
  readonly remember: (location: { readonly stateName: string; readonly path: string }) => void;
  readonly signIn: () => void;
  readonly showRedirectToast: () => void;
  readonly onReady: (route: CurrentRoute, isFirst: boolean) => void;
  readonly log: { error(message: string, error?: unknown): void };
  readonly now: () => number;
}

/** Turns addresses into screens: guards before code is loaded, watchdog, the events of a route change. */
export class RouteController {
  private readonly route = writable<CurrentRoute>({ path: '', match: null, status: 'starting' });
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private startedAt = 0;
  private isFirst = true;

  constructor(private readonly ports: RoutePorts) {}

  get current(): Readable<CurrentRoute> {
    return this.route;
  }

  /**
   * Remote whose screen may be shown at a path. single-spa calls this inside its own handling of the address, before
   * other listeners, so it uses the path argument and not `current`.
   */
  activeRemoteAt(pathname: string): string | null {
    const match = matchRoute(this.ports.remotes, pathname);
    const access = authorize(match?.route.roles ?? [], this.ports.roles());
    return match && access === AuthStatus.Ok ? match.remote.name : null;
  }

  start(): void {
    this.ports.history.listen(() => this.enter());
    this.enter();
  }

  /** Guards the current address again, as when the user's roles changed; a screen that stays open is left alone. */
  recheck(): void {
    const { match, path, status } = this.route.get();
    const access = authorize(match?.route.roles ?? [], this.ports.roles());
    if (access !== AuthStatus.Ok || status === 'rejected') this.begin(match, path);
  }

  routeReady(stateName: string): void {
    const route = this.route.get();
    const expected = route.match?.route.state ?? route.path.split('?')[0];
    if (stateName !== expected || route.status !== 'starting') return;
    clearTimeout(this.watchdog);
    const done: CurrentRoute = { ...route, status: 'ready' };
    this.route.set(done);
    this.announce(stateName, done);
    if (done.match?.route.remembered) this.ports.remember({ stateName, path: done.path });
    this.ports.onReady(done, this.isFirst);
    this.isFirst = false;
  }

  routeFailed(stateName: string, error: Error): void {
    const { bus, history, log } = this.ports;
    clearTimeout(this.watchdog);
    const reason = routeErrorReason(error) ?? 'Other';
    const redirectedHome = reason !== 'Other' && history.location.pathname !== HOME_PATH;
    log.error(`Route ${stateName}: ${error.message}`, error);
    bus.publish('route-change-failed', { toState: stateName, reason, message: error.message, redirectedHome });
    if (!redirectedHome) return;
    this.ports.showRedirectToast();
    history.replace(HOME_PATH);
  }

  private enter(): void {
    const { history, remotes, shellPaths } = this.ports;
    const { pathname, search } = history.location;
    if (pathname === '/') {
      history.replace(HOME_PATH);
      return;
    }
    const match = matchRoute(remotes, pathname) ?? null;
    if (match === null && !shellPaths.includes(pathname)) {
      history.replace(NOT_FOUND_PATH, { address: pathname });
      return;
    }
    this.begin(match, `${pathname}${search}`);
  }

  private begin(match: RouteMatch | null, path: string): void {
    const { bus, roles, now } = this.ports;
    const fromState = this.route.get().match?.route.state ?? null;
    const toState = match?.route.state ?? path.split('?')[0] ?? path;
    this.startedAt = now();
    bus.publish('route-change-started', { fromState, toState, params: { ...match?.params } });
    this.watch(toState);
    const access = authorize(match?.route.roles ?? [], roles());
    this.route.set({ path, match, status: access === AuthStatus.Ok ? 'starting' : 'rejected' });
    if (access === AuthStatus.NotAuthenticated) this.sendToSignIn(toState, path);
    else if (access === AuthStatus.NotAuthorized) this.routeFailed(toState, new RouteError('Not Authorized'));
    else if (match === null) this.routeReady(toState);
  }

  private sendToSignIn(stateName: string, path: string): void {
    clearTimeout(this.watchdog);
    // Sign-in comes back to where the user wanted to go.
    this.ports.remember({ stateName, path });
    this.ports.signIn();
  }

  private watch(stateName: string): void {
    clearTimeout(this.watchdog);
    const isSlow = () =>
      this.ports.log.error(ERRORS.slowRoute({ state: stateName, seconds: ROUTE_WATCHDOG_MS / 1000 }));
    this.watchdog = setTimeout(isSlow, ROUTE_WATCHDOG_MS);
  }

  private announce(stateName: string, route: CurrentRoute): void {
    const { bus, now, titleOf } = this.ports;
    const [path = ''] = route.path.split('?');
    if (this.isFirst) {
      bus.publish('first-request-completed', { stateName, path, durationMs: Math.max(0, now() - this.startedAt) });
    }
    const params = { ...route.match?.params };
    bus.publish('route-changed', { stateName, path, params, pageTitle: titleOf(route.match) });
  }
}
