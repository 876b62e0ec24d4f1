import { COOKIES, ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Layout } from '@specbuilder/shared-contracts/events';
import {
  type PanelId,
  type PanelProps,
  type StateName,
  type StorageService,
  writable,
} from '@specbuilder/shared-contracts/platform';
import type { RegistryRemote, RouteMatch } from '@specbuilder/shared-contracts/registry';
import * as z from 'zod/mini';
import { userLocal } from './boot/browser-storage.ts';
import { readCookie } from './boot/cookies.ts';
import { readKept } from './boot/kept-value.ts';
import {
  createFederation,
  createPanelHost,
  createPanels,
  createRegions,
  createReleases,
  createRemoteLoader,
  createTelemetry,
  type Panels,
  type Regions,
  readPublishedRegistry,
  reportFailedDrawing,
  type Telemetry,
} from './composition/index.ts';
import { DIAGNOSTICS_PATH } from './diagnostics/diagnostics-access.ts';
import { ERROR_PATHS } from './errors/error-paths.ts';
import { MAIN_ID } from './frame/main-region.tsx';
import { pageLayout } from './frame/page-layout.ts';
import { startLanguage } from './language/start-language.ts';
import type { ShellEntry } from './navigation/navigation-model.ts';
import type { Loading } from './notices/loading.ts';
import { NOTICE_TEXTS } from './notices/texts.ts';
import { createLaterServices, type LaterServices, once } from './own-area/later-services.ts';
import { OWN_ACTIONS } from './own-area/own-actions.ts';
import { OWN_PANELS } from './own-area/own-panels.ts';
import { announcePanelClosed, announcePanelOpened } from './own-area/panel-facts.ts';
import { startLater } from './own-area/start-later.ts';
import { createPlatformFactory, type ShellServices } from './platform/shell-platform.ts';
import { type CurrentRoute, HOME_PATH, RouteController } from './routing/route-controller.ts';
import { TOOLBAR_TEXTS } from './toolbar/texts.ts';

const LAST_STATE_KEY = 'lastState';
const lastState = z.object({ path: z.string() });
const DASHBOARD = 'app.projects.dashboard';

interface ShellParts {
  readonly services: ShellServices;
  readonly loading: Loading;
  /** Kept for the browser session: remembered location and the like. */
  readonly storage: StorageService;
}

/** The host, put together: regions for remotes, panels, routes, and what the frame needs to draw them. */
export class Shell {
  readonly services: ShellServices;
  readonly loading: Loading;
  /** Choices of the user that outlive the session. */
  readonly storage = userLocal();
  readonly announcedTitle = writable('');
  readonly routes: RouteController;
  readonly panels: Panels;
  readonly regions: Regions;
  readonly platform: ReturnType<typeof createPlatformFactory>;
  readonly later: LaterServices;
  /** How remotes came to this page. */
  readonly telemetry: Telemetry;
  private readonly session: StorageService;
  /** The frame stands and has a place for remotes. */
  readonly drawn: Promise<void>;
  private announceDrawn: () => void = () => undefined;
  private remotesElement: HTMLElement | null = null;

  constructor({ services, loading, storage }: ShellParts) {
    this.services = services;
    this.loading = loading;
    this.session = storage;
    this.drawn = new Promise((resolve) => {
      this.announceDrawn = resolve;
    });
    const { remotes, bus, log } = services;
    this.telemetry = createTelemetry((records) => services.api.telemetry.remotes({ records }));
    reportFailedDrawing(bus, remotes, this.telemetry);
    const loader = createRemoteLoader({
      federation: createFederation(),
      allowedOrigins: [window.location.origin],
      pageUrl: window.location.href,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      random: Math.random,
      now: () => performance.now(),
      report: this.telemetry.report,
    });
    const releases = createReleases(remotes, { readRegistry: readPublishedRegistry, now: () => performance.now() });
    this.routes = new RouteController({
      history: services.history,
      remotes,
      bus,
      roles: () => services.session.user.get()?.roles ?? null,
      ownPaths: [...ERROR_PATHS, DIAGNOSTICS_PATH],
      titleOf: (match) => this.titleOf(match),
      remember: (location) => storage.write(LAST_STATE_KEY, JSON.stringify(location)),
      signIn: () => void services.session.signIn(),
      showRedirectToast: () => this.toast('warning', ERRORS.routeChangeFailure, TOAST_MS.redirect),
      onReady: (route, isFirst) => this.showReady(route, isFirst),
      log,
      now: () => performance.now(),
    });
    const platformFor = (name: string, signal: AbortSignal) => this.platform.platformFor(this.remote(name), signal);
    this.panels = createPanels({
      remotes,
      own: OWN_PANELS.map(({ entry }) => entry),
      loader,
      releases,
      panelHost: once(createPanelHost),
      report: this.telemetry.report,
      platformFor,
      onOpened: (entry) => announcePanelOpened(bus, entry),
      onClosed: (...closed) => announcePanelClosed(bus, ...closed),
    });
    this.platform = createPlatformFactory(services, this.routes, this.panels);
    this.later = createLaterServices(this);
    this.regions = createRegions(remotes, {
      loader,
      releases,
      activeRemoteAt: (pathname) => this.routes.activeRemoteAt(pathname),
      containerOf: (name) => this.containerOf(name),
      platformFor,
      onFallback: ({ title }) => this.toast('warning', NOTICE_TEXTS.runningPrevious(title), TOAST_MS.generic),
      onFailure: ({ name }, { code, message, reportId }) => {
        log.error(`${name} did not load: ${code} ${message} (${reportId})`);
        const { match } = this.routes.current.get();
        if (match?.remote.name === name) this.routes.routeFailed(match.route.state, new Error(message));
      },
    });
  }

  /** Routes and remotes begin; before this nothing of a remote runs. */
  start(): void {
    const { bus, session } = this.services;
    session.user.subscribe(() => {
      this.routes.recheck();
      void this.regions.refresh();
    });
    bus.subscribe('access-token-expired', ({ payload }) => payload.cause === 'http' && void session.expire());
    bus.subscribe('not-authenticated', () => session.user.get() !== null && void session.expire());
    bus.subscribe('profile-updated', () => void session.refresh());
    this.announceLayout();
    this.routes.current.subscribe(() => this.announceLayout());
    startLanguage(this.services, this.later);
    this.routes.start();
    this.regions.start();
    void startLater(this);
  }

  /** Where sign-in leads back to: the screen that finishes what was begun, the remembered one, or home. */
  returnPath(): string {
    if (this.services.session.pendingAction() === 'CreateProject') {
      return this.platform.navigation.href(DASHBOARD) ?? HOME_PATH;
    }
    return readKept(this.session, LAST_STATE_KEY, lastState)?.path ?? HOME_PATH;
  }

  forgetReturnPath(): void {
    this.session.remove(LAST_STATE_KEY);
  }

  readonly setRemotesElement = (element: HTMLElement | null): void => {
    this.remotesElement = element;
    if (element !== null) this.announceDrawn();
  };

  layoutOf(route: CurrentRoute): Layout {
    const { isStoreView } = this.services.store;
    return pageLayout({ route, isStoreView, cookie: readCookie(COOKIES.layoutStyle) });
  }

  /** A navigation item was chosen. */
  choose(entry: ShellEntry): void {
    if (entry.action) {
      OWN_ACTIONS[entry.action](this, entry.actionValue ?? '');
    } else if (entry.state) {
      this.services.history.push(this.platform.navigation.href(entry.state as StateName) ?? HOME_PATH);
    } else if (entry.panel) {
      void this.panels.open(entry.panel as PanelId, { ...entry.panelProps } as PanelProps[PanelId]);
    }
  }

  async chooseProject(): Promise<void> {
    const choice = await this.panels.open('project-picker', { title: TOOLBAR_TEXTS.chooseProject });
    if (choice === null) return;
    this.platform.shared.currentProject.set(choice.projectId, 'selected');
    this.services.history.push(this.platform.navigation.href(DASHBOARD) ?? HOME_PATH);
  }

  /** Remotes and services that act by the layout hear of it before the first of them runs. */
  private announceLayout(): void {
    const { bus, store } = this.services;
    const layout = this.layoutOf(this.routes.current.get());
    if (layout === bus.last('layout-changed')?.payload.layout) return;
    bus.publish('layout-changed', { layout, isCommerceView: store.isStoreView });
  }

  private toast(kind: 'warning', title: string, durationMs: number): void {
    void this.services.toasts.show({ kind, title, durationMs });
  }

  private remote(name: string): RegistryRemote {
    const remote = this.services.remotes.find((one) => one.name === name);
    if (remote === undefined) throw new Error(`No remote ${name} in the registry`);
    return remote;
  }

  private containerOf(name: string): HTMLElement {
    if (this.remotesElement === null) throw new Error('The main region is not drawn');
    const known = [...this.remotesElement.children].find((child) => child.getAttribute('data-remote') === name);
    if (known instanceof HTMLElement) return known;
    const created = document.createElement('div');
    created.dataset['remote'] = name;
    this.remotesElement.append(created);
    return created;
  }

  private titleOf(match: RouteMatch | null): string {
    return match?.route.title ?? this.services.settings.get().manufacturer.name;
  }

  private showReady(route: CurrentRoute, isFirst: boolean): void {
    document.title = this.titleOf(route.match);
    // What was opened while the first screen was still on its way is not left by it.
    if (isFirst) return;
    this.panels.closeAll('route');
    const main = document.getElementById(MAIN_ID);
    // Every screen shares the brand's title, so its heading is what tells the screens apart.
    const heading = main?.querySelector('h1')?.textContent ?? '';
    this.announcedTitle.set([heading, document.title].filter(Boolean).join(', '));
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }
}
