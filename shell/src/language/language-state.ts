import { COOKIES, SPANISH_COOKIE_VALUE } from '@specbuilder/shared-contracts/domain';
import { writable } from '@specbuilder/shared-contracts/platform';
import { clearCookie, readCookie, writeCookie } from '../boot/cookies.ts';

export type Language = 'en' | 'es';

/** The page's language by its cookie (TRN-003), before anything that translates is loaded. */
export const createLanguage = () => writable<Language>(languageOfCookie());
export type LanguageState = ReturnType<typeof createLanguage>;

function languageOfCookie(): Language {
  return readCookie(COOKIES.translation) === SPANISH_COOKIE_VALUE ? 'es' : 'en';
}

export function keepLanguage(language: Language): void {
  if (language === 'es') writeCookie(COOKIES.translation, SPANISH_COOKIE_VALUE);
  else clearCookie(COOKIES.translation);
}
