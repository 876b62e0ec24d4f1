import type { Settings } from '@specbuilder/shared-contracts/api';
import type { ApiClient, ApiQueries, CallConventions } from '@specbuilder/shared-contracts/client';
import type { BroadcastBus } from '@specbuilder/shared-contracts/events';
import {
  type CurrencyState,
  type LogService,
  PLATFORM_VERSION,
  type Platform,
  type Readable,
  type RegionState,
  writable,
} from '@specbuilder/shared-contracts/platform';
import { pathOfState, type RegistryRemote } from '@specbuilder/shared-contracts/registry';
import { localStore, SITE_PATH } from '@specbuilder/shared-ui/browser';
import type { Dialogs, Toasts } from '@specbuilder/shared-ui/host';
import { createQueryClient } from '@specbuilder/shared-ui/query';
import { remoteStorage, userSession } from '../../boot/boot/browser-storage.ts';
import type { PageStore } from '../../commerce/page-store.ts';
import type { Panels, ShellHistory } from '../../composition/index.ts';
import { readStoredCurrency } from '../../features/currency/stored-currency.ts';
import type { ThemeChoice } from '../../features/theme/theme-choice.ts';
import type { RouteController } from '../../navigation/routing/route-controller.ts';
import { clearAfterUsers } from '../../session/former-user.ts';
import type { ShellSession } from '../../session/index.ts';
import { createCurrentProject } from './current-project.ts';
import { createLeaveGuard } from './leave-guard.ts';

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
  /** Origins besides the page's that remotes may come from. */
  readonly remoteOrigins: readonly string[];
  /** Remotes that are not the site's own on this page (shell/src/platform/overrides). */
  readonly overridden: readonly string[];
  readonly overrideOrigins: readonly string[];
  readonly toasts: Toasts;
  readonly dialogs: Dialogs;
  readonly store: PageStore;
  readonly log: LogService;
}

/**
 * The platform as each remote gets it: one set of services, but a bus that speaks in the remote's name and a storage
 * of its own. What a remote subscribed ends with its mount, so remote code cannot forget it.
 */
export function createPlatformFactory(services: ShellServices, routes: RouteController, panels: Panels) {
  const { bus, history, remotes, session, settings, theme, toasts, dialogs, log, api, apiQueries } = services;
  const queries = createQueryClient();
  // Ahead of the current project, which another user must not find in the storage.
  clearAfterUsers({ bus, isSigningOut: session.isSigningOut, queries });
  const shared = {
    version: PLATFORM_VERSION,
    serverUrl: SITE_PATH,
    api,
    apiQueries,
    queries,
    session,
    settings,
    theme: theme.state,
    currency: writable<CurrencyState>(readStoredCurrency(userSession())),
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
    browserStorage: remoteStorage(remote, localStore),
    navigation,
    navigate: (state, ...params) => history.push(href(state, ...params) ?? '/'),
  });
  return { shared, navigation, platformFor };
}
