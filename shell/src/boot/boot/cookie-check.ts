import { ERRORS } from '@specbuilder/shared-contracts/domain';

/** Parts of the window that the check reads; a test passes its own. */
export interface CookieWindow {
  readonly navigator: { readonly cookieEnabled: boolean };
  readonly location: { reload(): void };
  readonly isFramed: boolean;
  alert(text: string): void;
}

/**
 * Says that cookies are needed and reloads the page, for as long as they stay off (SHL-004, SHL-005). In a foreign
 * page whatever storage there is does as well: browsers do not show the question there, so that the page would
 * only reload for ever.
 *
 * @returns whether the page goes on
 */
export function requireCookies(page: CookieWindow): boolean {
  if (page.navigator.cookieEnabled || page.isFramed) return true;
  page.alert(ERRORS.cookiesDisabled);
  page.location.reload();
  return false;
}
