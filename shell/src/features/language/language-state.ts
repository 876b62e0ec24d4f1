import { COOKIES } from '@specbuilder/shared-contracts/domain';
import { currentLanguage, isLanguage, SOURCE_LANGUAGE } from '@specbuilder/shared-contracts/language';
import { writable } from '@specbuilder/shared-contracts/platform';
import { clearCookie, writeCookie } from '../../boot/boot/cookies.ts';
import { languageOfCookie } from '../../boot/boot/page-language.ts';

/** A language of ours, or any other code that a translation script knows. */
export type LanguageCode = string;

/** The page's language: its words' own, or one of the cookie that only a script has. */
export const createLanguage = () => writable<LanguageCode>(firstLanguage());
export type LanguageState = ReturnType<typeof createLanguage>;

function firstLanguage(): LanguageCode {
  const language = languageOfCookie();
  return isLanguage(language) ? currentLanguage.get() : language;
}

export function keepLanguage(language: LanguageCode): void {
  if (language === SOURCE_LANGUAGE) clearCookie(COOKIES.translation);
  else writeCookie(COOKIES.translation, `/${SOURCE_LANGUAGE}/${language}`);
}
