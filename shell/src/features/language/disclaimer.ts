import { currentLanguage, isLanguage, type Language } from '@specbuilder/shared-contracts/language';
import type { DialogService } from '@specbuilder/shared-contracts/platform';
import { DISCLAIMER_MESSAGES } from '../../messages/disclaimer.generated.ts';
import type { LanguageCode } from './language-state.ts';

type Question = Parameters<DialogService['confirm']>[0];

/**
 * The question before the page is shown in another language than English (TRN-004): in that language, for users who do
 * not read the page's. If only a script has the language, or its messages do not load, the question is in the
 * page's language.
 */
export async function disclaimerFor(language: LanguageCode, company: string): Promise<Question> {
  if (!isLanguage(language) || !(await canSay(language))) return question(company);
  return { ...currentLanguage.sayIn(language, () => question(company)), lang: language };
}

/** A user who agrees is notified of messages that do not load, since the switch requests them again. */
async function canSay(language: Language): Promise<boolean> {
  return currentLanguage.load(language).then(
    () => true,
    () => false,
  );
}

function question(company: string): Question {
  const { title, text, confirm, cancel } = DISCLAIMER_MESSAGES;
  return { title, text: text({ company }), confirm, cancel };
}
