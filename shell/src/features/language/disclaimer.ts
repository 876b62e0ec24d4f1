import { currentLanguage, isLanguage, type Language } from '@specbuilder/shared-contracts/language';
import type { DialogService } from '@specbuilder/shared-contracts/platform';
import { DISCLAIMER_TEXTS } from '../../words/disclaimer.generated.ts';
import type { LanguageCode } from './language-state.ts';

type Question = Parameters<DialogService['confirm']>[0];

/**
 * What is asked before the page is shown in another language than English (TRN-004): in that language, for those who do
 * not read the page's. A language that only a script has no words of ours, and words may not load: then it is
 * asked in the page's language.
 */
export async function disclaimerFor(language: LanguageCode, company: string): Promise<Question> {
  if (!isLanguage(language) || !(await canSay(language))) return question(company);
  return { ...currentLanguage.sayIn(language, () => question(company)), lang: language };
}

/** Whoever agrees hears of words that do not load, since the switch asks for them once more. */
async function canSay(language: Language): Promise<boolean> {
  return currentLanguage.load(language).then(
    () => true,
    () => false,
  );
}

function question(company: string): Question {
  const { title, text, confirm, cancel } = DISCLAIMER_TEXTS;
  return { title, text: text({ company }), confirm, cancel };
}
