import { cookieScope } from '../../core/index.ts';

const COOKIE = 'sb_registered';
const LIFETIME_S = 300;

/** Header that leaves the key of a one-time code in the browser that registered; only the sign-in gets it back. */
export function registrationCookie(browserKey: string, publicUrl: string): string {
  return `${COOKIE}=${browserKey}; Max-Age=${LIFETIME_S}; ${cookieScope(publicUrl, '/identity')}`;
}

/** The key of a browser that registered; null for all others. */
export function browserKeyOf(cookies: string | undefined): string | null {
  const found = cookies?.split('; ').find((item) => item.startsWith(`${COOKIE}=`));
  return found?.slice(COOKIE.length + 1) ?? null;
}
