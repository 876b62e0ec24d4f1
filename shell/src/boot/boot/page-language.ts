import { COOKIES } from '@specbuilder/shared-contracts/domain';
import { SOURCE_LANGUAGE } from '@specbuilder/shared-contracts/language';
import { readCookie } from './cookies.ts';

/** The cookie names source and target, '/en/es' for Spanish, as the common translation service does. */
const COOKIE_VALUE = /^\/en\/([a-z]{2}(?:-[A-Z]{2})?)$/;

/** The language that the visitor chose, before its words are there; one of ours or of a translation script. */
export function languageOfCookie(): string {
  return COOKIE_VALUE.exec(readCookie(COOKIES.translation) ?? '')?.[1] ?? SOURCE_LANGUAGE;
}
