import { QueryClient } from '@tanstack/query-core';
import type { Settings } from '../api/brand/settings.ts';
import { createApiClient, createApiQueries } from '../client/index.ts';
import { type BroadcastBus, createBus } from '../events/index.ts';
import {
  type Continuation,
  type CurrencyState,
  createMemoryHistory,
  type PanelId,
  type PanelResults,
  PLATFORM_VERSION,
  type Platform,
  type RegionState,
  type SignedInUser,
  type SignInRequest,
  type StoreService,
  type ToastRequest,
  writable,
} from '../platform/index.ts';
import { pathOfState, type RegistryRemote } from '../registry/index.ts';
import { type RecordedCall, stubFetch, type TestResponses } from './stub-fetch.ts';
import { testSettings } from './test-settings.ts';

export interface TestPlatformOptions {
  readonly responses?: TestResponses;
  readonly remotes?: readonly RegistryRemote[];
  readonly user?: SignedInUser | null;
  readonly path?: string;
  readonly continuation?: Continuation;
  readonly currency?: CurrencyState;
  readonly settings?: Settings;
  readonly store?: StoreService;
  /** How the user responds to questions and panels. */
  readonly confirms?: boolean;
  /** Action that the user chooses in every toast that offers it. */
  readonly toastAction?: string;
  readonly panelResults?: Partial<PanelResults>;
}

/** What a test reads back: everything the remote requested from its host. */
export interface TestPlatform extends Platform {
  readonly calls: RecordedCall[];
  readonly shownToasts: ToastRequest[];
  readonly shownDialogs: { readonly title: string; readonly text: string }[];
  readonly openedPanels: PanelId[];
  readonly navigations: { readonly state: string; readonly params: unknown }[];
  readonly readyRoutes: string[];
  readonly failedRoutes: { readonly state: string; readonly error: Error }[];
  readonly signIns: (Continuation | undefined)[];
  /** The other parameters of sign-in requests. */
  readonly signInHints: Pick<SignInRequest, 'loginHint' | 'oneTimeCode'>[];
  readonly problems: unknown[];
}

const USD: CurrencyState = { currencyCode: 'USD', currencySymbol: '$', exchangeRate: 1, arePricesHidden: false };
const SERVER = 'http://test.invalid';

type Seen = { -readonly [K in keyof Omit<TestPlatform, keyof Platform>]: TestPlatform[K] };

/** A host for unit tests only: real bus, client, history and cache over a fetch whose responses the test defines. */
export function createTestPlatform(options: TestPlatformOptions = {}): TestPlatform {
  const seen: Seen = {
    calls: [],
    shownToasts: [],
    shownDialogs: [],
    openedPanels: [],
    navigations: [],
    readyRoutes: [],
    failedRoutes: [],
    signIns: [],
    signInHints: [],
    problems: [],
  };
  const bus = createBus({ source: 'test', onProblem: (problem) => seen.problems.push(problem) });
  const api = createApiClient({
    serverUrl: SERVER,
    bus,
    manufacturerLabelId: () => 1,
    isStoreView: () => false,
    accessToken: async () => (options.user ? 'test-token' : null),
    guestKey: () => 'test-guest',
    userAgent: 'test',
    fetch: stubFetch(options.responses ?? {}, seen.calls),
  });
  return {
    ...seen,
    version: PLATFORM_VERSION,
    serverUrl: SERVER,
    bus,
    api,
    apiQueries: createApiQueries(api),
    queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    settings: writable(options.settings ?? testSettings()),
    theme: writable({ themeName: 'Light', isDark: false }),
    currency: writable(options.currency ?? USD),
    region: writable<RegionState>({ regionNumber: null }),
    currentProject: testCurrentProject(bus),
    store: options.store ?? null,
    session: testSession(options, seen),
    navigation: testNavigation(options, seen),
    ...testResponsesOfTheUser(options, seen),
    storage: testStorage(),
    browserStorage: testStorage(),
    log: {
      error: (message, error) => void seen.problems.push({ message, error }),
      warn: (message) => void seen.problems.push({ message }),
    },
    navigate: (state, ...[params]) => void seen.navigations.push({ state, params }),
  };
}

function testSession(options: TestPlatformOptions, seen: Seen): Platform['session'] {
  let continuation: Continuation | null = options.continuation ?? null;
  return {
    user: writable(options.user ?? null),
    canSignIn: true,
    signIn: async ({ continuation: requested, ...hints } = {}) => {
      seen.signIns.push(requested);
      seen.signInHints.push(hints);
    },
    signOut: async () => undefined,
    takeContinuation(actions) {
      const stored = continuation;
      if (stored === null || !(actions as readonly string[]).includes(stored.action)) return null;
      continuation = null;
      return stored as Extract<Continuation, { action: (typeof actions)[number] }>;
    },
    accessToken: async () => (options.user ? 'test-token' : null),
    guestKey: 'test-guest',
  };
}

function testNavigation({ path, remotes }: TestPlatformOptions, seen: Seen): Platform['navigation'] {
  return {
    history: createMemoryHistory(path ?? '/'),
    href: (state, ...[params]) => (remotes ? pathOfState(remotes, state, { ...params }) : `#${state}`),
    block: () => () => undefined,
    routeReady: (state) => void seen.readyRoutes.push(state),
    routeFailed: (state, error) => void seen.failedRoutes.push({ state, error }),
  };
}

function testResponsesOfTheUser(
  { confirms, panelResults, toastAction = '' }: TestPlatformOptions,
  seen: Seen,
): Pick<Platform, 'toasts' | 'dialogs' | 'panels'> {
  return {
    toasts: {
      async show(toast) {
        seen.shownToasts.push(toast);
        const isChosen = toast.actions?.some(({ id }) => id === toastAction);
        return isChosen ? { outcome: 'action', actionId: toastAction } : { outcome: 'timeout' };
      },
    },
    dialogs: {
      async confirm(dialog) {
        seen.shownDialogs.push(dialog);
        return confirms ?? true;
      },
      alert: async (dialog) => void seen.shownDialogs.push(dialog),
    },
    panels: {
      async open(name) {
        seen.openedPanels.push(name);
        return panelResults?.[name] ?? null;
      },
      close: () => undefined,
    },
  };
}

function testCurrentProject(bus: BroadcastBus): Platform['currentProject'] {
  const projectId = writable<string | null>(null);
  return {
    get: projectId.get,
    subscribe: projectId.subscribe,
    set(next, reason) {
      projectId.set(next);
      bus.publish('current-project-changed', { projectId: next, reason });
    },
  };
}

function testStorage(): Platform['storage'] {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
