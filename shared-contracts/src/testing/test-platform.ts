import { QueryClient } from '@tanstack/react-query';
import { createApiClient, createApiQueries } from '../client/index.ts';
import { createBus } from '../events/index.ts';
import {
  type Continuation,
  type CurrencyState,
  createMemoryHistory,
  type PanelId,
  type PanelResults,
  PLATFORM_VERSION,
  type Platform,
  type SignedInUser,
  type ToastRequest,
  writable,
} from '../platform/index.ts';
import { pathOfState, type RegistryRemote } from '../registry/index.ts';
import { answerFetch, type RecordedCall, type TestAnswers } from './answer-fetch.ts';
import { testSettings } from './test-settings.ts';

export interface TestPlatformOptions {
  readonly answers?: TestAnswers;
  readonly remotes?: readonly RegistryRemote[];
  readonly user?: SignedInUser | null;
  readonly path?: string;
  readonly continuation?: Continuation;
  readonly currency?: CurrencyState;
  /** How the user answers questions and panels. */
  readonly confirms?: boolean;
  readonly panelResults?: Partial<PanelResults>;
}

/** What a test reads back: everything the remote asked its host for. */
export interface TestPlatform extends Platform {
  readonly calls: RecordedCall[];
  readonly shownToasts: ToastRequest[];
  readonly shownDialogs: { readonly title: string; readonly text: string }[];
  readonly openedPanels: PanelId[];
  readonly navigations: { readonly state: string; readonly params: unknown }[];
  readonly readyRoutes: string[];
  readonly failedRoutes: { readonly state: string; readonly error: Error }[];
  readonly signIns: (Continuation | undefined)[];
  readonly problems: unknown[];
}

const USD: CurrencyState = { currencyCode: 'USD', currencySymbol: '$', exchangeRate: 1, arePricesHidden: false };

/** A host for unit tests only: real bus, client, history and cache over a fetch that the test answers. */
export function createTestPlatform(options: TestPlatformOptions = {}): TestPlatform {
  const seen = {
    calls: [] as RecordedCall[],
    shownToasts: [] as ToastRequest[],
    shownDialogs: [] as { title: string; text: string }[],
    openedPanels: [] as PanelId[],
    navigations: [] as { state: string; params: unknown }[],
    readyRoutes: [] as string[],
    failedRoutes: [] as { state: string; error: Error }[],
    signIns: [] as (Continuation | undefined)[],
    problems: [] as unknown[],
  };
  const bus = createBus({ source: 'test', onProblem: (problem) => seen.problems.push(problem) });
  const history = createMemoryHistory(options.path ?? '/');
  const storage = new Map<string, string>();
  let continuation: Continuation | null = options.continuation ?? null;
  const currentProject = writable<string | null>(null);
  const api = createApiClient({
    serverUrl: 'http://test.invalid',
    bus,
    manufacturerLabelId: () => 1,
    isStoreView: () => false,
    accessToken: async () => (options.user ? 'test-token' : null),
    guestKey: 'test-guest',
    userAgent: 'test',
    fetch: answerFetch(options.answers ?? {}, seen.calls),
  });
  return {
    ...seen,
    version: PLATFORM_VERSION,
    serverUrl: 'http://test.invalid',
    bus,
    api,
    apiQueries: createApiQueries(api),
    queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    session: {
      user: writable(options.user ?? null),
      canSignIn: true,
      signIn: async (request) => void seen.signIns.push(request?.continuation),
      signOut: async () => undefined,
      takeContinuation(actions) {
        const stored = continuation;
        if (stored === null || !(actions as readonly string[]).includes(stored.action)) return null;
        continuation = null;
        return stored as Extract<Continuation, { action: (typeof actions)[number] }>;
      },
      accessToken: async () => (options.user ? 'test-token' : null),
      guestKey: 'test-guest',
    },
    settings: writable(testSettings()),
    theme: writable({ themeName: 'Light', isDark: false }),
    currency: writable(options.currency ?? USD),
    region: writable<{ regionNumber: number | null }>({ regionNumber: null }),
    currentProject: {
      get: currentProject.get,
      subscribe: currentProject.subscribe,
      set(projectId, reason) {
        currentProject.set(projectId);
        bus.publish('current-project-changed', { projectId, reason });
      },
    },
    navigation: {
      history,
      href: (state, ...[params]) =>
        options.remotes ? pathOfState(options.remotes, state, { ...params }) : `#${state}`,
      block: () => () => undefined,
      routeReady: (state) => void seen.readyRoutes.push(state),
      routeFailed: (state, error) => void seen.failedRoutes.push({ state, error }),
    },
    toasts: {
      async show(toast) {
        seen.shownToasts.push(toast);
        return { outcome: 'timeout' };
      },
    },
    dialogs: {
      async confirm(dialog) {
        seen.shownDialogs.push(dialog);
        return options.confirms ?? true;
      },
      async alert(dialog) {
        seen.shownDialogs.push(dialog);
      },
    },
    panels: {
      async open(name) {
        seen.openedPanels.push(name);
        return options.panelResults?.[name] ?? null;
      },
      close: () => undefined,
    },
    storage: {
      read: (key) => storage.get(key) ?? null,
      write: (key, value) => void storage.set(key, value),
      remove: (key) => void storage.delete(key),
    },
    log: {
      error: (message, error) => void seen.problems.push({ message, error }),
      warn: (message) => void seen.problems.push({ message }),
    },
    navigate: (state, ...[params]) => void seen.navigations.push({ state, params }),
  };
}
