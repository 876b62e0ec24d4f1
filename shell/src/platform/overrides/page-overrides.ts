import type { LogService, StorageService } from '@specbuilder/shared-contracts/platform';
import type { Registry } from '@specbuilder/shared-contracts/registry';
import { sessionStore } from '@specbuilder/shared-ui/browser';
import { type BrowserStorage, IDENTITY_PREFIX, rootLocal } from '../../boot/boot/browser-storage.ts';
import type { Telemetry } from '../../composition/index.ts';
import type { ShellServices } from '../platform/shell-platform.ts';
import { chooseByAddress, leaveAll, readChosen } from './chosen-overrides.ts';
import { mayOverride } from './may-override.ts';
import { type Override, overriddenRegistry } from './overridden-registry.ts';
import { reloadAfterBuilds } from './reload-after-builds.ts';

/** A page on which a developer's build replaces a remote, or is meant to. */
export interface PageOverrides {
  /** The registry of this page. */
  readonly registry: Registry;
  /** Remotes whose code is not the site's: nothing published replaces them, and nothing of the page counts as a visit. */
  readonly overridden: readonly string[];
  /**
   * Who the user is, is known now; nothing of a remote has run.
   *
   * @returns false when the page is reloaded
   */
  begin(services: BadgeServices, telemetry: Telemetry): Promise<boolean>;
}

type BadgeServices = Pick<ShellServices, 'log' | 'session' | 'settings' | 'theme'>;

export interface OverridePage {
  readonly storage: StorageService;
  /** Whether this browser session has a signed-in user, regardless of which one. */
  readonly isSignedIn: () => boolean;
  readonly address: () => string;
  readonly rewriteAddress: (address: string) => void;
  readonly reload: () => void;
  readonly fetch: typeof globalThis.fetch;
  /** Shows what is built while one looks. */
  readonly followBuilds: () => void;
  readonly drawBadge: (overrides: readonly Override[], services: BadgeServices, telemetry: Telemetry) => Promise<void>;
}

/**
 * What was chosen for this browser and what the site itself takes from development servers. A choice never changes a
 * guest's page. The page of a signed-in user is composed with it, and reloaded without it, ahead of any of its code, if
 * they are neither developer nor administrator.
 */
export async function pageOverrides(registry: Registry, page: OverridePage): Promise<PageOverrides> {
  if (page.address().includes('override=')) page.rewriteAddress(chooseByAddress(page.address(), page.storage));
  if (registry.overrideOrigins === undefined) leaveAll(page.storage);
  const chosen = readChosen(page.storage);
  const isChosen = Object.keys(chosen).length > 0;
  const isApplied = isChosen && page.isSignedIn();
  const requested = { ...registry.developmentRemotes, ...(isApplied ? chosen : {}) };
  const result = await overriddenRegistry(registry, requested, page.fetch);

  const overridden = result.overrides.filter(({ problem }) => problem === null).map(({ remote }) => remote);
  // A guest may still sign in as a permitted user.
  const waiting = Object.entries(chosen).map(
    ([remote, origin]) => ({ remote, origin, problem: 'notSignedIn' }) as const,
  );
  const drop = (log: LogService): void => {
    log.warn('Only developers and administrators try out builds of their own here; the site’s versions run.');
    leaveAll(page.storage);
  };
  const reload = (): false => {
    page.reload();
    return false;
  };
  const stop = (log: LogService): false => {
    drop(log);
    return reload();
  };
  return {
    registry: result.registry,
    overridden,
    async begin(services, telemetry) {
      const { log, session } = services;
      const user = session.user.get();
      const may = mayOverride(user);
      if (isApplied && !may) return stop(log);
      if (isChosen && may && !isApplied) return reload();
      if (isChosen && user !== null && !may) drop(log);
      if (isApplied) session.user.subscribe((user) => mayOverride(user) || stop(log));
      // What the site itself takes for all users is only reported where it does not load.
      const own = result.overrides.filter(({ remote, problem }) => problem !== null || (isApplied && remote in chosen));
      const shown = [...own, ...(isApplied || user !== null ? [] : waiting)];
      if (overridden.length > 0) page.followBuilds();
      if (shown.length > 0) await page.drawBadge(shown, services, telemetry);
      return true;
    },
  };
}

function isSignInStored(storage: BrowserStorage): boolean {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.some((key) => key.startsWith(`${IDENTITY_PREFIX}user:`));
}

/** The page that this browser shows. */
export const BROWSER_PAGE: OverridePage = {
  storage: rootLocal(),
  isSignedIn: () => isSignInStored(sessionStore),
  address: () => window.location.href,
  rewriteAddress: (address) => window.history.replaceState(null, '', address),
  reload: () => window.location.reload(),
  fetch: (...call) => globalThis.fetch(...call),
  followBuilds: () => reloadAfterBuilds(window),
  drawBadge: async (...shown) => (await import('./draw-badge.tsx')).drawBadge(...shown),
};
