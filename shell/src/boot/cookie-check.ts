import { ERRORS } from '@specbuilder/shared-contracts/domain';

/** Parts of the window that the check asks, so that a test brings its own. */
export interface CookieWindow {
  readonly navigator: { readonly cookieEnabled: boolean };
  readonly location: { reload(): void };
  readonly sessionStorage: Pick<Storage, 'setItem' | 'removeItem'>;
  readonly isFramed: boolean;
  alert(text: string): void;
}

const PROBE = 'specbuilder-probe';

/**
 * Says that cookies are needed and loads the page anew, for as long as they stay off (SHL-004, SHL-005). In a foreign
 * page session storage does as well.
 *
 * @returns whether the page goes on
 */
export function requireCookies(page: CookieWindow): boolean {
  if (page.navigator.cookieEnabled || (page.isFramed && canStore(page))) return true;
  page.alert(ERRORS.cookiesDisabled);
  page.location.reload();
  return false;
}

/** Reading `sessionStorage` itself throws where the browser keeps everything from a page. */
function canStore(page: CookieWindow): boolean {
  try {
    page.sessionStorage.setItem(PROBE, '1');
    page.sessionStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}
