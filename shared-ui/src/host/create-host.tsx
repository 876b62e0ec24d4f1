import type { Settings } from '@specbuilder/shared-contracts/api';
import { type CallConventions, createApiClient, createApiQueries } from '@specbuilder/shared-contracts/client';
import { NO_PRICING_CURRENCY, randomId } from '@specbuilder/shared-contracts/domain';
import { type BroadcastBus, createBus } from '@specbuilder/shared-contracts/events';
import {
  type AppHistory,
  type CurrencyState,
  createMemoryHistory,
  type LogService,
  PLATFORM_VERSION,
  type Platform,
  type RegionState,
  type ThemeState,
  writable,
} from '@specbuilder/shared-contracts/platform';
import { pathOfState, type RegistryRemote } from '@specbuilder/shared-contracts/registry';
import type { StyleHome } from '@specbuilder/shared-ui/core';
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
  /** The shadow root that everything is drawn in; the page without one. */
  readonly home?: StyleHome;
  /** Who may be signed in here, once the server's settings say how; guests alone without it. */
  readonly openSession?: (session: SessionParts) => Promise<HostSession>;
  /** A screen can be used, or why it cannot; a name that is no state is that of a remote that could not draw. */
  readonly onScreen?: (state: string, error: Error | null) => void;
}

/** A session that may give the API another token to replace one that it rejected. */
export type HostSession = Platform['session'] & Pick<CallConventions, 'renewAccessToken'>;

export interface SessionParts {
  readonly settings: Settings;
  readonly bus: BroadcastBus;
  readonly log: LogService;
}

export interface Host {
  readonly platform: Platform;
  chooseTheme(isDark: boolean): void;
  /** By its code; one that no rate is known for changes nothing. */
  chooseCurrency(code: string): Promise<void>;
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
  let session: HostSession = guestSession(log);
  const api = createApiClient({
    serverUrl: options.serverUrl,
    bus,
    manufacturerLabelId: () => options.manufacturerLabelId,
    isStoreView: () => false,
    accessToken: () => session.accessToken(),
    renewAccessToken: async (rejected) => (await session.renewAccessToken?.(rejected)) ?? null,
    guestKey: () => session.guestKey,
    userAgent: navigator.userAgent,
  });
  const settings = await api.settings.get();
  if (options.openSession !== undefined) session = await options.openSession({ settings, bus, log });
  const toasts = createToasts(bus);
  const dialogs = createDialogs();
  const navigation = navigationOf(options, log);
  const currentProject = writable<string | null>(null);
  const theme = writable(themeOf(settings, options.isDark ?? false));
  const currency = writable(US_DOLLAR);
  const platform: Platform = {
    version: PLATFORM_VERSION,
    serverUrl: options.serverUrl,
    bus: bus.scope('host', ended.signal),
    api,
    apiQueries: createApiQueries(api),
    queries: createQueryClient(),
    session,
    settings: writable(settings),
    theme,
    currency,
    region: writable<RegionState>({ regionNumber: null }),
    currentProject: { ...currentProject, set: (projectId) => currentProject.set(projectId) },
    store: null,
    navigation,
    toasts,
    dialogs,
    panels: { open: async () => null, close: () => undefined },
    storage: memoryStorage(),
    browserStorage: memoryStorage(),
    log,
    navigate(state, ...params) {
      const to = navigation.href(state, ...params);
      if (to === null) log.warn(`This page has no screen ${state}`);
      else navigation.history.push(to);
    },
  };
  const stopDrawing = drawNotices({ platform, toasts, dialogs, home: options.home ?? null });
  return {
    platform,
    chooseTheme: (isDark) => theme.set(themeOf(settings, isDark)),
    chooseCurrency: async (code) => currency.set(await currencyOf(platform, code)),
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
    guestKey: randomId(),
  };
}

/** Screens of the one remote; others do not exist here. */
function navigationOf({ history, startPath, remote, onScreen }: HostOptions, log: LogService): Platform['navigation'] {
  const remotes = [remote as RegistryRemote];
  return {
    history: history ?? createMemoryHistory(startPath ?? '/'),
    href: (state, ...[params]) =>
      remote.routes.some((route) => route.state === state) ? pathOfState(remotes, state, { ...params }) : null,
    block: () => () => undefined,
    routeReady: (state) => onScreen?.(state, null),
    routeFailed(state, error) {
      log.error(`Screen ${state}`, error);
      onScreen?.(state, error);
    },
  };
}

function themeOf({ manufacturer: { themes } }: Settings, isDark: boolean): ThemeState {
  const theme = themes.find((item) => item.isDark === isDark) ?? themes[0];
  return { themeName: theme?.name ?? '', isDark: theme?.isDark ?? false };
}

const US_DOLLAR: CurrencyState = {
  currencyCode: 'USD',
  currencySymbol: '$',
  exchangeRate: 1,
  arePricesHidden: false,
};

async function currencyOf({ api, currency, log }: Platform, code: string): Promise<CurrencyState> {
  if (code === US_DOLLAR.currencyCode) return US_DOLLAR;
  const known = (await api.exchangeRates.list()).find(({ currencyCode }) => currencyCode === code);
  if (known === undefined) {
    log.warn(`No rate is known for the currency ${code}`);
    return currency.get();
  }
  const { currencyCode, currencySymbol, exchangeRate } = known;
  return { currencyCode, currencySymbol, exchangeRate, arePricesHidden: currencyCode === NO_PRICING_CURRENCY };
}

function createConsoleLog(): LogService {
  const { error, warn } = console;
  return { error: (message, cause) => error(message, cause ?? ''), warn: (message) => warn(message) };
}
