import type { Settings } from '@specbuilder/shared-contracts/api';
import type { ApiClient, ApiQueries, CallConventions } from '@specbuilder/shared-contracts/client';
import { CACHE_PREFIX } from '@specbuilder/shared-contracts/domain';
import type { BroadcastBus } from '@specbuilder/shared-contracts/events';
import {
  type CurrencyState,
  type CurrentProjectService,
  type LogService,
  PLATFORM_VERSION,
  type Platform,
  type Readable,
  type RegionState,
  writable,
} from '@specbuilder/shared-contracts/platform';
import { pathOfState, type RegistryRemote } from '@specbuilder/shared-contracts/registry';
import type { Dialogs, Toasts } from '@specbuilder/shared-ui/host';
import { createQueryClient } from '@specbuilder/shared-ui/query';
import { localStore, prefixedStorage, remoteStorage, sessionStore, userSession } from '../boot/browser-storage.ts';
import type { PageStore } from '../commerce/page-store.ts';
import type { Panels, ShellHistory } from '../composition/index.ts';
import { readKeptCurrency } from '../currency/kept-currency.ts';
import type { RouteController } from '../routing/route-controller.ts';
import type { ShellSession } from '../session/index.ts';
import type { ThemeChoice } from '../theme/theme-choice.ts';

export interface ShellServices {
  readonly bus: BroadcastBus;
  readonly api: ApiClient;
  readonly apiQueries: ApiQueries;
  /** For transports beside `api`, such as uploads. */
  readonly conventions: CallConventions;
  readonly settings: Readable<Settings>;
  readonly session: ShellSession;
  readonly theme: ThemeChoice;
  readonly history: ShellHistory;
  readonly remotes: readonly RegistryRemote[];
  readonly toasts: Toasts;
  readonly dialogs: Dialogs;
  readonly store: PageStore;
  readonly log: LogService;
}

const CURRENT_KEY = 'currentProject';

/**
 * The platform as each remote gets it: one set of services, but a bus that speaks in the remote's name and a storage
 * of its own. What a remote subscribed ends with its mount, so remote code cannot forget it.
 */
export function createPlatformFactory(services: ShellServices, routes: RouteController, panels: Panels) {
  const { bus, history, remotes, session, settings, theme, toasts, dialogs, log, api, apiQueries } = services;
  const shared = {
    version: PLATFORM_VERSION,
    serverUrl: '',
    api,
    apiQueries,
    queries: createQueryClient(),
    session,
    settings,
    theme: theme.state,
    currency: writable<CurrencyState>(readKeptCurrency(userSession())),
    region: writable<RegionState>({ regionNumber: null }),
    currentProject: createCurrentProject(bus, session),
    store: services.store.service,
    toasts,
    dialogs,
    panels,
    log,
  };
  const href: Platform['navigation']['href'] = (state, ...[params]) => pathOfState(remotes, state, { ...params });
  const navigation: Platform['navigation'] = {
    history,
    href,
    block: createLeaveGuard(history, dialogs),
    routeReady: (state) => routes.routeReady(state),
    routeFailed: (state, error) => routes.routeFailed(state, error),
  };
  const platformFor = (remote: RegistryRemote, signal: AbortSignal): Platform => ({
    ...shared,
    bus: bus.scope(remote.name, signal),
    storage: remoteStorage(remote),
    navigation,
    navigate: (state, ...params) => history.push(href(state, ...params) ?? '/'),
  });
  return { shared, navigation, platformFor };
}

/**
 * The open project: of this browser session, else the last one of this browser. It means nothing to a guest,
 * and leaves with the user.
 */
function createCurrentProject(bus: BroadcastBus, session: ShellSession): CurrentProjectService {
  const kept = [
    prefixedStorage(sessionStore(), CACHE_PREFIX.project),
    prefixedStorage(localStore(), CACHE_PREFIX.project),
  ];
  const remembered = () => kept.map((storage) => storage.read(CURRENT_KEY)).find((id) => id !== null) ?? null;
  const projectId = writable<string | null>(session.user.get() === null ? null : remembered());
  const keep = (next: string | null) => {
    for (const storage of kept) {
      if (next === null) storage.remove(CURRENT_KEY);
      else storage.write(CURRENT_KEY, next);
    }
  };
  bus.subscribe('user-signed-in', () => projectId.get() === null && projectId.set(remembered()));
  bus.subscribe('user-signed-out', () => {
    keep(null);
    projectId.set(null);
  });
  return {
    get: projectId.get,
    subscribe: projectId.subscribe,
    set(next, reason) {
      if (next === projectId.get()) return;
      keep(next);
      projectId.set(next);
      bus.publish('current-project-changed', { projectId: next, reason });
    },
  };
}

/** Asks before a screen with unsaved input is left, by link, by code or by closing the tab. */
function createLeaveGuard(history: ShellHistory, dialogs: Dialogs): Platform['navigation']['block'] {
  const questions = new Set<() => string | null>();
  const question = () => [...questions].map((ask) => ask()).find((text) => text !== null) ?? null;
  window.addEventListener('beforeunload', (event) => {
    if (question() !== null) event.preventDefault();
  });
  return (ask) => {
    questions.add(ask);
    history.guard = {
      holds: () => question() !== null,
      async ask() {
        const text = question();
        return text === null || (await dialogs.confirm({ ...LEAVE_TEXTS, text }));
      },
    };
    return () => {
      questions.delete(ask);
      if (questions.size === 0) history.guard = null;
    };
  };
}

const LEAVE_TEXTS = { title: 'Leave this page?', confirm: 'Leave', cancel: 'Stay' };
