import { LANGUAGE_MESSAGES } from '../../messages/language.generated.ts';
import type { ShellEntry } from '../../navigation/navigation/navigation-model.ts';
import type { LanguageCode } from './language-state.ts';
import { offeredLanguages } from './offered-languages.ts';

const WEIGHT = 9_999_996;

/** 'Change Language' of small screens, the language in use ticked; wide ones have it in the toolbar (SHL-029). */
export function changeLanguage(
  language: LanguageCode,
  scriptLanguages: readonly string[],
  choose: (code: LanguageCode) => void,
): ShellEntry {
  const item = {
    icon: 'LocalLanguage',
    weight: WEIGHT,
    group: 'help',
  } as const;
  const choices = offeredLanguages(scriptLanguages).map(({ code, title }) => ({
    ...item,
    title,
    onChoose: () => choose(code),
    isChosen: code === language,
  }));
  return {
    ...item,
    id: 'change-language',
    title: LANGUAGE_MESSAGES.change,
    isForSmallScreens: true,
    children: choices,
  };
}
