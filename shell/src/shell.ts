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
import { userLocal } from './boot/browser-storage.ts';
import { readCookie } from './boot/cookies.ts';
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
  type Telemetry,
} from './composition/index.ts';
import { DIAGNOSTICS_PATH } from './diagnostics/diagnostics-access.ts';
import { ERROR_PATHS } from './errors/error-page.tsx';
import { MAIN_ID } from './frame/main-region.tsx';
import { pageLayout } from './frame/page-layout.ts';
import { startLanguage } from './language/start-language.ts';
import type { ShellEntry } from './navigation/navigation-model.ts';
import type { Loading } from './notices/loading.ts';
import { NOTICE_TEXTS } from './notices/texts.ts';
import {
  createLaterServices,
  firstScreenSettled,
  type LaterServices,
  startLaterServices,
} from './own-area/later-services.ts';
import { OWN_ACTIONS } from './own-area/own-actions.ts';
import { OWN_PANELS } from './own-area/own-panels.ts';
import { announcePanelClosed, announcePanelOpened } from './own-area/panel-facts.ts';
import { createPlatformFactory, type ShellServices } from './platform/shell-platform.ts';
import { type CurrentRoute, HOME_PATH, RouteController } from './routing/route-controller.ts';
import { TOOLBAR_TEXTS } from './toolbar/texts.ts';

const LAST_STATE_KEY = 'lastState';
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
    let panelHost: ReturnType<typeof createPanelHost> | undefined;
    const platformFor = (name: string, signal: AbortSignal) => this.platform.platformFor(this.remote(name), signal);
    this.panels = createPanels({
      remotes,
      own: OWN_PANELS.map(({ entry }) => entry),
      loader,
      releases,
      panelHost: () => {
        panelHost ??= createPanelHost();
        return panelHost;
      },
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
    void this.startLater();
  }

  /** What nobody waits for: it begins when the first screen has settled, each part for itself. */
  private async startLater(): Promise<void> {
    const { bus, log } = this.services;
    await firstScreenSettled(bus);
    this.welcome().catch((error: unknown) => log.error('No notices on arrival', error));
    this.joinTabs().catch((error: unknown) => log.error('Other tabs are not followed', error));
    startLaterServices(bus, this.later).catch((error: unknown) => {
      log.error('Currency and sales region are not there', error);
    });
  }

  /** Notices that a visitor gets on arrival; their code is not for the first paint. */
  private async welcome(): Promise<void> {
    const { startAnalytics, startArrivalNotices } = await import('./own-area/later-parts.ts');
    const { api, bus, settings } = this.services;
    startAnalytics({
      bus,
      environment: settings.get().app.environment,
      send: (records) => api.analytics.record({ records }),
    });
    startArrivalNotices(this);
  }

  /** A shop's frame is a visit of its own, apart from the visitor's tabs. */
  private async joinTabs(): Promise<void> {
    if (this.services.store.isStoreView) return;
    const { startTabs } = await import('./own-area/later-parts.ts');
    const { currency, currentProject } = this.platform.shared;
    const chooseCurrency = async (code: string) => (await this.later.currency()).choose(code);
    const { manufacturerLabelId } = this.services.settings.get().manufacturer;
    startTabs({ ...this.services, currency, currentProject, chooseCurrency }, manufacturerLabelId);
  }

  /** Where sign-in leads back to: the screen that finishes what was begun, the remembered one, or home. */
  returnPath(): string {
    if (this.services.session.pendingAction() === 'CreateProject') {
      return this.platform.navigation.href(DASHBOARD) ?? HOME_PATH;
    }
    const remembered = this.session.read(LAST_STATE_KEY);
    if (remembered === null) return HOME_PATH;
    return (JSON.parse(remembered) as { readonly path: string }).path;
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
    this.panels.closeAll('route');
    if (isFirst) return;
    const main = document.getElementById(MAIN_ID);
    // Every screen shares the brand's title, so its heading is what tells the screens apart.
    const heading = main?.querySelector('h1')?.textContent ?? '';
    this.announcedTitle.set([heading, document.title].filter(Boolean).join(', '));
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }
}
