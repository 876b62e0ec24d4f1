import { isLanguage, LANGUAGES } from '@specbuilder/shared-contracts/language';

/** A language in the menus, by its own name, so that users who do not read the page's language find it. */
export interface OfferedLanguage {
  readonly code: string;
  readonly title: string;
}

/** @param scriptLanguages codes that a translation script adds; words of our own come before it */
export function offeredLanguages(scriptLanguages: readonly string[]): readonly OfferedLanguage[] {
  return [
    ...LANGUAGES.filter(({ isForTests }) => !isForTests).map(({ code, switchTo }) => ({ code, title: switchTo })),
    ...scriptLanguages.filter((code) => !isLanguage(code)).map((code) => ({ code, title: nameOf(code) })),
  ];
}

/** 'Français', as its readers write it. */
function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
