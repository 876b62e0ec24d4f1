import type { ShellEntry } from '../navigation/navigation-model.ts';
import type { Language } from './language-state.ts';
import { LANGUAGE_TEXTS } from './texts.ts';

const WEIGHT = 9_999_996;

/** 'Change Language' of small screens, the language in use ticked; wide ones have it in the toolbar (SHL-029). */
export function changeLanguage(language: Language): ShellEntry {
  const item = {
    icon: 'LocalLanguage',
    weight: WEIGHT,
    group: 'help',
    action: 'choose-language',
  } as const;
  const choice = (title: string, code: Language) => ({
    ...item,
    title,
    actionValue: code,
    isChosen: code === language,
  });
  return {
    ...item,
    title: LANGUAGE_TEXTS.change,
    isForSmallScreens: true,
    children: [choice(LANGUAGE_TEXTS.switchToEnglish, 'en'), choice(LANGUAGE_TEXTS.translateToSpanish, 'es')],
  };
}
