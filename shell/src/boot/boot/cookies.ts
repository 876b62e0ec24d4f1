import { SITE_PATH, sessionStore } from '@specbuilder/shared-ui/browser';
import { prefixedStorage } from './browser-storage.ts';

const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** Takes the place of cookies where they cannot be set, as in a third-party frame. */
const instead = () => prefixedStorage(sessionStore, '');

/** The value of a cookie; null without one, and for a damaged one. */
export function readCookie(name: string): string | null {
  const entry = document.cookie.split('; ').find((item) => item.startsWith(`${name}=`));
  if (entry === undefined) return instead().read(name);
  try {
    return decodeURIComponent(entry.slice(name.length + 1));
  } catch {
    return null;
  }
}

export function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there on plain http
  document.cookie = `${name}=${encodeURIComponent(value).replaceAll('%2F', '/')}; path=${SITE_PATH}/; max-age=${ONE_YEAR_S}; samesite=lax`;
  if (!document.cookie.includes(`${name}=`)) instead().write(name, value);
}

export function clearCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there on plain http
  document.cookie = `${name}=; path=${SITE_PATH}/; max-age=0; samesite=lax`;
  instead().remove(name);
}
