import { currentLanguage, isLanguage } from '@specbuilder/shared-contracts/language';
import type { LogService } from '@specbuilder/shared-contracts/platform';
import { languageOfCookie } from '../../boot/boot/page-language.ts';

/** The messages of the cookie's language, before anything is drawn, so that no user sees English first (TRN-003). */
export async function loadFirstLanguage(log: LogService): Promise<void> {
  const language = languageOfCookie();
  if (!isLanguage(language)) return;
  try {
    await currentLanguage.choose(language);
  } catch (error) {
    log.error(`The words of ${language} did not load`, error);
  }
  document.documentElement.lang = currentLanguage.get();
}
