import type { Settings } from '@specbuilder/shared-contracts/api';
import { createApiClient, createApiQueries } from '@specbuilder/shared-contracts/client';
import { createBus } from '@specbuilder/shared-contracts/events';
import {
  type AppHistory,
  createMemoryHistory,
  type LogService,
  PLATFORM_VERSION,
  type Platform,
  type RegionState,
  type ThemeState,
  writable,
} from '@specbuilder/shared-contracts/platform';
import { pathOfState, type RegistryRemote } from '@specbuilder/shared-contracts/registry';
import { createQueryClient } from '@specbuilder/shared-ui/query';
import { createDialogs } from './dialogs.ts';
import { drawNotices } from './notices.tsx';
import { memoryStorage } from './storage.ts';
import { createToasts } from './toasts.ts';

export interface HostOptions {
  /** Origin of the SpecBuilder server; '' when the page comes from it. */
  readonly serverUrl: string;
  readonly manufacturerLabelId: number;
  /** Declaration of the one remote on the page; other areas do not exist here. */
  readonly remote: Pick<RegistryRemote, 'routes'>;
  readonly isDark?: boolean;
  /** Memory by default, so that the integrator's own address never moves. */
  readonly history?: AppHistory;
  readonly startPath?: string;
}

export interface Host {
  readonly platform: Platform;
  dispose(): void;
}

/**
 * The whole host a remote needs outside the shell: its own bus, client, cache, toasts and theme against the real
 * server, for guests. Used by each remote's standalone page and by integrators.
 */
export async function createHost(options: HostOptions): Promise<Host> {
  const ended = new AbortController();
  const log = createConsoleLog();
  const bus = createBus({ source: 'host', onProblem: ({ name, error }) => log.error(`Event ${name}`, error) });
  const session = guestSession(log);
  const api = createApiClient({
    serverUrl: options.serverUrl,
    bus,
    manufacturerLabelId: () => options.manufacturerLabelId,
    isStoreView: () => false,
    accessToken: session.accessToken,
    guestKey: () => session.guestKey,
    userAgent: navigator.userAgent,
  });
  const settings = await api.settings.get();
  const toasts = createToasts(bus);
  const dialogs = createDialogs();
  const navigation = navigationOf(options, log);
  const currentProject = writable<string | null>(null);
  const platform: Platform = {
    version: PLATFORM_VERSION,
    serverUrl: options.serverUrl,
    bus: bus.scope('host', ended.signal),
    api,
    apiQueries: createApiQueries(api),
    queries: createQueryClient(),
    session,
    settings: writable(settings),
    theme: writable(themeOf(settings, options.isDark ?? false)),
    currency: writable({ currencyCode: 'USD', currencySymbol: '$', exchangeRate: 1, arePricesHidden: false }),
    region: writable<RegionState>({ regionNumber: null }),
    currentProject: { ...currentProject, set: (projectId) => currentProject.set(projectId) },
    store: null,
    navigation,
    toasts,
    dialogs,
    panels: { open: async () => null, close: () => undefined },
    storage: memoryStorage(),
    log,
    navigate(state, ...params) {
      const to = navigation.href(state, ...params);
      if (to === null) log.warn(`This page has no screen ${state}`);
      else navigation.history.push(to);
    },
  };
  const stopDrawing = drawNotices(platform, toasts, dialogs);
  return {
    platform,
    dispose() {
      ended.abort();
      stopDrawing();
      platform.queries.clear();
    },
  };
}

function guestSession(log: LogService): Platform['session'] {
  return {
    user: writable(null),
    canSignIn: false,
    signIn: async () => log.warn('This page cannot sign anybody in'),
    signOut: async () => undefined,
    takeContinuation: () => null,
    accessToken: async () => null,
    guestKey: crypto.randomUUID(),
  };
}

/** Screens of the one remote; others do not exist here. */
function navigationOf({ history, startPath, remote }: HostOptions, log: LogService): Platform['navigation'] {
  const remotes = [remote as RegistryRemote];
  return {
    history: history ?? createMemoryHistory(startPath ?? '/'),
    href: (state, ...[params]) =>
      remote.routes.some((route) => route.state === state) ? pathOfState(remotes, state, { ...params }) : null,
    block: () => () => undefined,
    routeReady: () => undefined,
    routeFailed: (state, error) => log.error(`Screen ${state}`, error),
  };
}

function themeOf({ manufacturer: { themes } }: Settings, isDark: boolean): ThemeState {
  const theme = themes.find((one) => one.isDark === isDark) ?? themes[0];
  return { themeName: theme?.name ?? '', isDark: theme?.isDark ?? false };
}

function createConsoleLog(): LogService {
  const { error, warn } = console;
  return { error: (message, cause) => error(message, cause ?? ''), warn: (message) => warn(message) };
}
