import { createRoot } from 'react-dom/client';
import { userSession } from './boot/browser-storage.ts';
import { type CookieWindow, requireCookies } from './boot/cookie-check.ts';
import { loadFont } from './boot/font.ts';
import { keepIdentityHash, takeIdentityHash } from './boot/identity-hash.ts';
import { brandInAddress, pathOfHash } from './boot/page-address.ts';
import { BRAND_KEY } from './boot/settings.ts';
import { hideSplashWhenReady } from './boot/splash.ts';
import { readInlineRegistry } from './composition/index.ts';
import { AppFrame } from './frame/app-frame.tsx';
import { HOME_PATH } from './routing/route-controller.ts';
import { Shell } from './shell.ts';
import { createShellServices } from './shell-services.ts';

const SIGN_IN_CALLBACK = '/signin-callback';
const SILENT_RENEW = '/silent-renew';
const SIGN_IN = '/login';

/** Settings, theme, session, layout; nothing else stands before the first paint. */
async function boot(): Promise<void> {
  if (!requireCookies(cookieWindow())) return;
  if (takeBrandFromAddress()) return;
  if (window.location.pathname !== SIGN_IN_CALLBACK) keepIdentityHash(window);
  const hashPath = pathOfHash(window.location.hash);
  if (hashPath !== null) window.history.replaceState(null, '', hashPath);
  void loadFont();
  const shell = new Shell(await createShellServices(readInlineRegistry()));
  const { session, history, bus, toasts, log, settings, store } = shell.services;
  if (window.location.pathname === SILENT_RENEW) return session.completeSilentRenewal();
  hideSplashWhenReady(bus);
  draw(shell);
  const isRoot = window.location.pathname === '/';
  if (window.location.pathname === SIGN_IN || (isRoot && takeIdentityHash())) {
    shell.forgetReturnPath();
    return session.signIn();
  }
  if (window.location.pathname === SIGN_IN_CALLBACK) history.replace(await finishSignIn(shell));
  else await session.restore();
  await store.start({ bus, toasts, log }, settings.get().app.storeOrigins);
  await shell.drawn;
  shell.start();
}

/** The page as the cookie check sees it. */
function cookieWindow(): CookieWindow {
  return {
    navigator,
    location: window.location,
    // Reading it throws where the browser blocks storage, so it is read when it is needed.
    get sessionStorage() {
      return window.sessionStorage;
    },
    isFramed: window.parent !== window,
    alert: (text) => window.alert(text),
  };
}

/** A brand in the query is kept for the session and the address cleaned by a reload (BRD-015). */
function takeBrandFromAddress(): boolean {
  const request = brandInAddress(new URL(window.location.href));
  if (request === undefined) return false;
  if (request.manufacturerLabelId !== null) userSession().write(BRAND_KEY, String(request.manufacturerLabelId));
  window.location.replace(request.cleanAddress);
  return true;
}

async function finishSignIn(shell: Shell): Promise<string> {
  try {
    await shell.services.session.completeSignIn();
    return shell.returnPath();
  } catch (error) {
    shell.services.log.error('Sign-in could not be completed', error);
    return HOME_PATH;
  }
}

function draw(shell: Shell): void {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no root element');
  createRoot(container, { identifierPrefix: 'shell-' }).render(<AppFrame shell={shell} />);
}

void boot();
