import type { Registry } from '@specbuilder/shared-contracts/registry';
import { keepUpdatingTranslatedPage, outlivesReload, SITE_PATH } from '@specbuilder/shared-ui/browser';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { PAGE_KEYS, userSession } from '../boot/boot/browser-storage.ts';
import { type CookieWindow, requireCookies } from '../boot/boot/cookie-check.ts';
import { consumeIdentityHash, storeIdentityHash } from '../boot/boot/identity-hash.ts';
import { pathOfHash } from '../boot/boot/page-address.ts';
import { type BrandPage, storeBrandOfAddress } from '../boot/boot/page-brand.ts';
import { hideSplashWhenReady } from '../boot/boot/splash.ts';
import { recogniseStoreView } from '../commerce/store-view.ts';
import { pathOnSite, readInlineRegistry } from '../composition/index.ts';
import { loadFirstLanguage } from '../features/language/first-language.ts';
import { AppFrame } from '../frame/frame/app-frame.tsx';
import type { PageOverrides } from '../platform/overrides/page-overrides.ts';
import { areOverridesRequested } from '../platform/overrides/requested.ts';
import { createLog } from '../platform/platform/log.ts';
import { finishSignIn } from '../session/finish-sign-in.ts';
import { Shell } from './shell.ts';
import { createShellServices } from './shell-services.ts';

const SIGN_IN_CALLBACK = '/signin-callback';
const SILENT_RENEW = '/silent-renew';
const SIGN_IN = '/login';

/** Settings, theme, session, layout; nothing else runs before the first paint. */
async function boot(): Promise<void> {
  keepUpdatingTranslatedPage();
  if (!requireCookies(cookieWindow())) return;
  if (storeBrandOfAddress(brandPage())) return;
  const hashPath = pathOfHash(window.location.hash);
  if (hashPath !== null) window.history.replaceState(null, '', SITE_PATH + hashPath);
  const path = pathOnSite(window.location.pathname);
  if (path !== SIGN_IN_CALLBACK) storeIdentityHash(window);
  const words = loadFirstLanguage(createLog());
  const overrides = areOverridesRequested() && !isFramed() ? await overridesOf(readInlineRegistry()) : null;
  const services = await createShellServices(overrides ?? { registry: readInlineRegistry() });
  await words;
  const shell = new Shell(services);
  const { session, history, bus, toasts, log, settings, store } = shell.services;
  if (path === SILENT_RENEW) return session.completeSilentRenewal();
  hideSplashWhenReady(bus);
  draw(shell);
  if (path === SIGN_IN || (path === '/' && consumeIdentityHash())) {
    shell.forgetReturnPath();
    await session.signIn();
    // Over plain http it said why not, and the page stays.
    if (window.isSecureContext !== false) return;
    history.replace('/');
  }
  if (path === SIGN_IN_CALLBACK) {
    history.replace(await finishSignIn({ session, log, returnPath: () => shell.returnPath() }));
  } else {
    await session.restore();
  }
  if (overrides !== null && !(await overrides.begin(shell.services, shell.telemetry))) return;
  await store.start({ bus, toasts, log }, settings.get().app.storeOrigins);
  await shell.drawn;
  shell.start();
}

/** Builds of developers in the places of remotes: code that none but their pages fetch. */
async function overridesOf(registry: Registry): Promise<PageOverrides> {
  const { BROWSER_PAGE, pageOverrides } = await import('../platform/overrides/page-overrides.ts');
  return pageOverrides(registry, BROWSER_PAGE);
}

function isFramed(): boolean {
  return window.parent !== window;
}

/** The page as the cookie check sees it. */
function cookieWindow(): CookieWindow {
  return {
    navigator,
    location: window.location,
    isFramed: isFramed(),
    alert: (text) => window.alert(text),
  };
}

function brandPage(): BrandPage {
  return {
    href: window.location.href,
    outlivesReload: outlivesReload(),
    recogniseShop: () => recogniseStoreView(window, userSession()),
    storeBrand: (manufacturerLabelId) => userSession().write(PAGE_KEYS.brand, String(manufacturerLabelId)),
    load: (address) => window.location.replace(address),
    rewrite: (address) => window.history.replaceState(null, '', address),
  };
}

function draw(shell: Shell): void {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no root element');
  const root = createRoot(container, { identifierPrefix: 'shell-' });
  // Drawn in slices: one task of its own would hold the page's calls and the visitor up.
  startTransition(() => root.render(<AppFrame {...shell.frame} />));
}

boot().catch(async (error: unknown) => {
  const { showFailedStart } = await import('../boot/boot/failed-start.ts');
  showFailedStart(createLog(), error);
});
