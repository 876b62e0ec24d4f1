import type { Currency, SalesRegion } from '@specbuilder/shared-contracts/api';
import type { BroadcastBus } from '@specbuilder/shared-contracts/events';
import { writable } from '@specbuilder/shared-contracts/platform';
import { userSession } from '../boot/browser-storage.ts';
import type { Panels } from '../composition/index.ts';
import { createLanguage } from '../language/language-state.ts';
import type { createPlatformFactory, ShellServices } from '../platform/shell-platform.ts';
import type { LaterHost } from './later-host.ts';

interface PageParts {
  readonly services: ShellServices;
  readonly panels: Panels;
  readonly platform: ReturnType<typeof createPlatformFactory>;
}

/**
 * Services that nobody needs for the first paint: each is loaded once, with the first screen ready or when it is asked
 * for, and lives as long as the page.
 */
export function createLaterServices({ services, panels, platform }: PageParts) {
  const { currency, region } = platform.shared;
  const host = (): LaterHost => ({ ...services, panels, queries: platform.shared.queries, storage: userSession() });
  const salesOffice = writable<SalesRegion | null>(null);
  const currencies = writable<readonly Currency[]>([]);
  const parts = () => import('./later-parts.ts');
  const details = once(async () => (await parts()).createUserDetails(host()));
  const languageState = createLanguage();
  return {
    /** Language of the page, before and after what translates it is loaded. */
    languageState,
    /** The office of the region in use, once it was looked up. */
    salesOffice,
    /** Every currency of the product in its order; empty until loaded. */
    currencies,
    maps: once(async () => {
      const { createMaps } = await import('../map/maps.ts');
      return createMaps(services.settings.get().app.maps, services.api);
    }),
    region: once(async () => {
      const { createRegionService } = await parts();
      return createRegionService({ host: host(), details: await details(), region, salesOffice });
    }),
    language: once(async () => {
      const { createLanguageService } = await import('../language/index.ts');
      const { app, manufacturer } = services.settings.get();
      const parts = { ...services, language: languageState, company: manufacturer.name };
      return createLanguageService(parts, app.translateScriptUrl);
    }),
    currency: once(async () => {
      const { CurrencyService } = await parts();
      return new CurrencyService({ host: host(), details: await details(), currency, currencies });
    }),
  };
}

export type LaterServices = ReturnType<typeof createLaterServices>;

/** Time in which a first click is answered before anything else is fetched. */
const SETTLING_MS = 300;
/** In a frame of a foreign page Chromium may have no idle moment ever. */
const IDLE_LIMIT_MS = 1_000;

/** The first screen stands and the browser has a moment: nothing here may delay it or ask the visitor before it. */
export async function firstScreenSettled(bus: BroadcastBus): Promise<void> {
  await new Promise<void>((resolve) => void bus.subscribe('first-request-completed', () => resolve()));
  await new Promise<void>((resolve) => setTimeout(resolve, SETTLING_MS));
  await new Promise<unknown>((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(resolve, { timeout: IDLE_LIMIT_MS });
    else setTimeout(resolve);
  });
}

/** Starts what has to be there on every page, once the first screen has settled. */
export async function startLaterServices(bus: BroadcastBus, { region, currency }: LaterServices): Promise<void> {
  // The currency goes first: it listens for the location that the region looks up.
  void (await currency()).start();
  if (bus.last('layout-changed')?.payload.isCommerceView) bus.publish('commerce-ready', { kind: 'currency' });
  void (await region()).start();
}

/** Made by the first who asks; a failure is forgotten, so that the next one may try. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
