import { COOKIES, ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Layout } from '@specbuilder/shared-contracts/events';
import { type StorageService, writable } from '@specbuilder/shared-contracts/platform';
import type { RegistryRemote, RouteMatch } from '@specbuilder/shared-contracts/registry';
import { rootLocal, userLocal } from '../boot/boot/browser-storage.ts';
import { readCookie } from '../boot/boot/cookies.ts';
import { wait } from '../boot/timing/wait.ts';
import {
  createFederation,
  createPageVersions,
  createPanelHost,
  createPanels,
  createRegions,
  createReleases,
  createRemoteContainers,
  createRemoteLoader,
  createTelemetry,
  type OpenPanel,
  type Panels,
  pathOnSite,
  type Regions,
  readPublishedRegistry,
  type Telemetry,
} from '../composition/index.ts';
import { type ComposedFeatures, composeFeatures, lazy } from '../feature/compose.ts';
import type { Feature } from '../feature/define-feature.ts';
import type { PagePorts } from '../feature/ports.ts';
import type { AppFrameProps } from '../frame/frame/app-frame.tsx';
import { pageAt } from '../frame/frame/feature-page.tsx';
import { pageLayout } from '../frame/frame/page-layout.ts';
import { announcePanelClosed, announcePanelOpened } from '../frame/panels/panel-facts.ts';
import { OVERLAY_MESSAGES } from '../messages/overlay.generated.ts';
import { isFocusLost } from '../navigation/focus/focus.ts';
import { MAIN_ID } from '../navigation/focus/main-landmark.ts';
import { prepareOverlayRegions } from '../navigation/overlays/load-overlay-regions.ts';
import type { Loading } from '../navigation/overlays/loading.ts';
import { type CurrentRoute, RouteController, UNAUTHORIZED_PATH } from '../navigation/routing/route-controller.ts';
import { createPlatformFactory, type ShellServices } from '../platform/platform/shell-platform.ts';
import { followRejectedCalls } from '../session/rejected-calls.ts';
import { forgetReturnPath, rememberRoute, returnPath } from '../session/return-path.ts';
import { FEATURES } from './features.ts';

interface ShellParts {
  readonly services: ShellServices;
  readonly loading: Loading;
  /** Kept for the browser session: remembered location and the like. */
  readonly storage: StorageService;
  /** Resolves once the first screen can be used and the browser has nothing to do. */
  readonly firstScreenIdle: Promise<void>;
}

/** The composition root: puts regions for remotes, panels, routes and features together, and is passed to none of them. */
export class Shell {
  readonly services: ShellServices;
  readonly routes: RouteController;
  readonly panels: Panels;
  readonly platform: ReturnType<typeof createPlatformFactory>;
  private readonly loading: Loading;
  private readonly storage: StorageService;
  readonly telemetry: Telemetry;
  private readonly features: ComposedFeatures;
  private readonly ports: PagePorts;
  private readonly firstScreenIdle: Promise<void>;
  private readonly regions: Regions;
  private readonly announcedTitle = writable('');
  private shownPath = '';
  /** Open as the last change of the route began. */
  private panelLeft: OpenPanel | null = null;
  private readonly containers = createRemoteContainers();

  constructor({ services, loading, storage, firstScreenIdle }: ShellParts, features: readonly Feature[] = FEATURES) {
    this.services = services;
    this.loading = loading;
    this.storage = storage;
    this.firstScreenIdle = firstScreenIdle;
    const { remotes, overridden, bus, log } = services;
    // What happens on a developer's page says nothing of a release; a page that signs out has no session to send with.
    const isCounted = () => overridden.length === 0 && !services.session.isSigningOut.get();
    this.telemetry = createTelemetry(async (records) => isCounted() && services.api.telemetry.remotes({ records }));
    const versions = createPageVersions({ storage: rootLocal(), report: this.telemetry.report });
    const loader = createRemoteLoader({
      federation: createFederation(),
      allowedOrigins: [window.location.origin, ...services.remoteOrigins],
      pageUrl: window.location.href,
      wait,
      random: Math.random,
      now: () => performance.now(),
      report: this.telemetry.report,
      ...versions,
    });
    const ofSite = remotes.filter(({ name }) => !overridden.includes(name));
    const releases = createReleases(ofSite, { readRegistry: readPublishedRegistry, now: () => performance.now() });
    const platformFor = (name: string, signal: AbortSignal) => this.platform.platformFor(this.remote(name), signal);
    this.routes = this.createRoutes(features);
    this.panels = createPanels({
      remotes,
      shellPanels: features.flatMap(({ panels = [] }) => panels.map(({ entry }) => entry)),
      loader,
      releases,
      panelHost: lazy(createPanelHost),
      report: this.telemetry.report,
      platformFor,
      onOpened: (entry) => announcePanelOpened(bus, entry),
      onClosed: (...closed) => announcePanelClosed(bus, ...closed),
    });
    this.platform = createPlatformFactory(services, this.routes, this.panels);
    this.ports = this.createPorts();
    this.features = composeFeatures(features, this.ports);
    this.regions = createRegions(remotes, {
      loader,
      releases,
      abandoned: versions.abandoned,
      activeRemoteAt: (pathname) => this.routes.activeRemoteAt(pathOnSite(pathname)),
      containerOf: this.containers.of,
      report: this.telemetry.report,
      platformFor,
      onFallback: ({ title }) => this.warn(OVERLAY_MESSAGES.runningPrevious({ title }), TOAST_MS.generic),
      onFailure: ({ name }, { code, message, reportId }) => {
        log.error(`${name} did not load: ${code} ${message} (${reportId})`);
        const { match } = this.routes.current.get();
        if (match?.remote.name === name) this.routes.routeFailed(match.route.state, new Error(message));
      },
    });
  }

  /** The frame is drawn and has a place for remotes. */
  get drawn(): Promise<void> {
    return this.containers.drawn;
  }

  /** What the frame draws. */
  get frame(): AppFrameProps {
    const { ports, features, regions, announcedTitle, routes } = this;
    return {
      ports,
      features,
      regions,
      announcedTitle,
      store: this.services.store,
      overlays: this.services,
      route: routes.current,
      layoutOf: (route) => this.layoutOf(route),
      isLoading: this.loading.isOverlayVisible,
      remotesRef: this.containers.setElement,
    };
  }

  /** Routes and remotes begin; before this nothing of a remote runs. */
  start(): void {
    const { bus, log, remotes, session } = this.services;
    bus.subscribe('route-change-failed', ({ payload: { toState, message } }) => {
      const remote = remotes.find(({ name }) => name === toState);
      if (remote !== undefined) void this.regions.drawingFailed(remote, message);
    });
    bus.subscribe('route-change-started', () => {
      this.panelLeft = this.panels.current.get();
    });
    session.user.subscribe(() => {
      this.routes.recheck();
      void this.regions.refresh();
    });
    followRejectedCalls({ bus, session, log, telemetry: this.telemetry });
    bus.subscribe('user-signed-out', ({ payload }) => {
      // What was typed in a panel is the former user's; after an expiry it waits for them.
      if (payload.reason !== 'expired') this.panels.closeAll('program');
    });
    bus.subscribe('page-title-requested', ({ payload: { title } }) => {
      document.title = title ?? this.titleOf(this.routes.current.get().match);
    });
    bus.subscribe('profile-updated', () => void session.refresh());
    this.announceLayout();
    this.routes.current.subscribe(() => this.announceLayout());
    this.features.start();
    this.routes.start();
    // Not in the task that drew the frame; the frame follows the route before it is seen.
    void wait(0).then(() => this.regions.start());
    void this.startBackground();
  }

  /** Where sign-in leads back to. */
  returnPath(): string {
    return returnPath(this.storage, this.services.session, this.platform.navigation.href);
  }

  forgetReturnPath(): void {
    forgetReturnPath(this.storage);
  }

  private async startBackground(): Promise<void> {
    const { log } = this.services;
    await this.ports.firstScreenIdle;
    await this.features.startBackground((feature, error) => log.error(`The feature ${feature} did not start`, error));
  }

  private createRoutes(features: readonly Feature[]): RouteController {
    const { history, remotes, bus, session, log } = this.services;
    return new RouteController({
      history,
      remotes,
      bus,
      log,
      roles: () => session.user.get()?.roles ?? null,
      shellPaths: features.flatMap(({ pages = [] }) => pages.map(({ path }) => path)),
      titleOf: (match) => this.titleOf(match),
      remember: (location) => rememberRoute(this.storage, location),
      signIn: () => void this.signInOrSay(),
      showRedirectToast: () => this.warn(ERRORS.routeChangeFailure, TOAST_MS.redirect),
      onReady: (route, isFirst) => void this.showReady(route, isFirst),
      now: () => performance.now(),
    });
  }

  /** Sign-in is not possible over plain http, and the page that requires it cannot be shown. */
  private async signInOrSay(): Promise<void> {
    await this.services.session.signIn();
    if (window.isSecureContext === false) this.services.history.replace(UNAUTHORIZED_PATH);
  }

  private createPorts(): PagePorts {
    const { services, panels, platform, storage, telemetry, firstScreenIdle } = this;
    const { currentProject, currency, queries, region } = platform.shared;
    return {
      ...services,
      panels,
      storage,
      telemetry,
      currentProject,
      currency,
      queries,
      region,
      browserStorage: userLocal(),
      firstScreenIdle,
      href: platform.navigation.href,
      isStoreView: services.store.isStoreView,
    };
  }

  private layoutOf({ match, path }: CurrentRoute): Layout {
    const { isStoreView } = this.services.store;
    const ofPage = pageAt(this.features.pages, path)?.layout;
    return pageLayout({ match, ofPage, isStoreView, cookie: readCookie(COOKIES.layoutStyle) });
  }

  /** Remotes and features that depend on the layout receive it before the first of them runs. */
  private announceLayout(): void {
    const { bus, store } = this.services;
    const layout = this.layoutOf(this.routes.current.get());
    if (layout === bus.last('layout-changed')?.payload.layout) return;
    bus.publish('layout-changed', { layout, isCommerceView: store.isStoreView });
  }

  private warn(title: string, durationMs: number): void {
    void this.services.toasts.show({ kind: 'warning', title, durationMs });
  }

  private remote(name: string): RegistryRemote {
    const remote = this.services.remotes.find((item) => item.name === name);
    if (remote === undefined) throw new Error(`No remote ${name} in the registry`);
    return remote;
  }

  private titleOf(match: RouteMatch | null): string {
    return match?.route.title ?? this.services.settings.get().manufacturer.name;
  }

  private async showReady(route: CurrentRoute, isFirst: boolean): Promise<void> {
    // Not in the task that drew the screen, since the focus triggers its layout.
    await wait(0);
    if (this.routes.current.get() !== route) return;
    document.title = this.titleOf(route.match);
    const [path = ''] = route.path.split('?');
    const isOther = path !== this.shownPath;
    this.shownPath = path;
    void prepareOverlayRegions(path, this.ports.firstScreenIdle);
    if (isFirst) return;
    // What was opened while a screen was still on its way belongs to it.
    if (this.panels.current.get() === this.panelLeft) this.panels.closeAll('route');
    const main = document.getElementById(MAIN_ID);
    // Every screen shares the brand's title, so its heading is what distinguishes the screens.
    const heading = main?.querySelector('h1')?.textContent ?? '';
    this.announcedTitle.set([heading, document.title].filter(Boolean).join(', '));
    // A list that writes its search into the address is no other screen: a dialog over it keeps the focus, without
    // which it would be hidden from screen readers.
    if (isOther ? !main?.contains(document.activeElement) : isFocusLost()) main?.focus({ preventScroll: true });
  }
}
