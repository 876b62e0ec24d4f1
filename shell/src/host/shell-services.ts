import type { Settings } from '@specbuilder/shared-contracts/api';
import {
  type ApiClient,
  type CallConventions,
  createApiClient,
  createApiQueries,
} from '@specbuilder/shared-contracts/client';
import { createBus, loadPayloadCheck, sharedEventHub } from '@specbuilder/shared-contracts/events';
import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { type LogService, type Readable, writable } from '@specbuilder/shared-contracts/platform';
import type { Registry } from '@specbuilder/shared-contracts/registry';
import { SITE_PATH } from '@specbuilder/shared-ui/browser';
import { createDialogs, createToasts } from '@specbuilder/shared-ui/host';
import { userSession } from '../boot/boot/browser-storage.ts';
import { pageCaller } from '../boot/boot/page-caller.ts';
import { languageOfCookie } from '../boot/boot/page-language.ts';
import { fetchOrPrefetched } from '../boot/boot/prefetched-settings.ts';
import { loadSettings } from '../boot/boot/settings.ts';
import { createPageStore } from '../commerce/page-store.ts';
import { quietToasts } from '../commerce/store-toasts.ts';
import { createBrowserHistory } from '../composition/index.ts';
import { whenFirstScreenIsIdle } from '../feature/first-screen.ts';
import { createThemeChoice } from '../features/theme/theme-choice.ts';
import { createLoading } from '../navigation/overlays/loading.ts';
import { createLog } from '../platform/platform/log.ts';
import type { ShellServices } from '../platform/platform/shell-platform.ts';
import { createSession, type ShellSession } from '../session/index.ts';

interface PageRegistry {
  readonly registry: Registry;
  /** Remotes that a developer's build has the place of. */
  readonly overridden?: readonly string[];
}

/** Settings, brand, theme and session: what must be known before anything is drawn. */
export async function createShellServices({ registry, overridden = [] }: PageRegistry) {
  const log = createLog();
  const storage = userSession();
  const { bus, firstScreenIdle } = createPageBus(log);
  const loading = createLoading(bus);
  const caller = pageCaller(storage);
  const store = createPageStore(storage);
  const signedIn: { session?: ShellSession } = {};
  const conventions: CallConventions = {
    ...caller,
    isStoreView: () => store.isStoreView,
    accessToken: async () => (await signedIn.session?.accessToken()) ?? null,
    renewAccessToken: async (rejected) => (await signedIn.session?.renewAccessToken(rejected)) ?? null,
  };
  const api = createApiClient({
    serverUrl: SITE_PATH,
    bus,
    ...conventions,
    onPendingChange: loading.change,
    fetch: fetchOrPrefetched,
  });
  const { settings, isFallback } = await loadSettings(api, storage, log);
  const { manufacturer, app } = settings;
  const toasts = store.isStoreView ? quietToasts(createToasts(bus)) : createToasts(bus);
  const session = createSession({
    authentication: manufacturer.authentication,
    manufacturerLabelId: manufacturer.manufacturerLabelId,
    debug: app.debug,
    storage,
    guestKey: caller.guestKey,
    bus,
    log,
    toasts,
  });
  signedIn.session = session;
  bus.publish('settings-loaded', {
    manufacturerLabelId: manufacturer.manufacturerLabelId,
    version: app.version,
    isFallback,
  });
  const services: ShellServices = {
    bus,
    api,
    apiQueries: createApiQueries(api),
    conventions,
    settings: followLanguage(settings, api, log),
    session,
    theme: createThemeChoice(manufacturer.themes, bus, store.isStoreView),
    history: createBrowserHistory(),
    remotes: registry.remotes,
    remoteOrigins: registry.origins ?? [],
    overridden,
    overrideOrigins: registry.overrideOrigins ?? [],
    toasts,
    dialogs: createDialogs(),
    store,
    log,
  };
  return { services, loading, storage, firstScreenIdle };
}

/** The page's bus; what payloads are checked with comes after the first screen. */
function createPageBus(log: LogService) {
  const idle: { reached?: () => void } = {};
  const payloadCheck = new Promise<void>((resolve) => {
    idle.reached = resolve;
  }).then(loadPayloadCheck);
  const bus = createBus({
    source: 'shell',
    hub: sharedEventHub(),
    onProblem: ({ kind, name, source, error }) => log.error(`Event ${name} of ${source}: ${kind}`, error),
    payloadCheck,
  });
  const firstScreenIdle = whenFirstScreenIsIdle(bus);
  void firstScreenIdle.then(idle.reached);
  return { bus, firstScreenIdle };
}

/** Brands speak the page's language too: their settings are read again when another is chosen. */
function followLanguage(settings: Settings, api: ApiClient, log: LogService): Readable<Settings> {
  const shown = writable(settings);
  let language = languageOfCookie();
  currentLanguage.subscribe((chosen) => {
    if (chosen === language) return;
    language = chosen;
    api.settings.get().then(shown.set, (error: unknown) => log.error('Settings stay in the former language', error));
  });
  return shown;
}
