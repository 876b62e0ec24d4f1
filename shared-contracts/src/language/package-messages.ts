import { currentLanguage, type Language, SOURCE_LANGUAGE } from './current-language.ts';

type Tree = { readonly [key: string]: unknown };
type LoadTranslation = () => Promise<Tree>;
/** A page may have several copies of one package's messages (two versions of a remote); each loads its own. */
let copies = 0;

/**
 * The messages of one package. English is part of the code that shows it; other languages are loaded when the page
 * requests them.
 *
 * @param packageName names the catalogue in reports
 * @param loaders one for each language but English
 */
export function createPackageMessages(
  packageName: string,
  loaders: Readonly<Partial<Record<Language, LoadTranslation>>>,
) {
  const translations = new Map<Language, Tree>();
  copies += 1;
  currentLanguage.register(`${packageName}#${copies}`, async (language) => {
    const load = loaders[language];
    if (load !== undefined && !translations.has(language)) translations.set(language, await load());
  });
  const translationOf = (path: readonly string[]): unknown => {
    const language = currentLanguage.get();
    if (language === SOURCE_LANGUAGE) return undefined;
    return path.reduce<unknown>((node, key) => (node as Tree | undefined)?.[key], translations.get(language));
  };
  return {
    /** A view of a section in the current language, and in English where a translation is missing. */
    live<T extends object>(section: string, english: T): T {
      return view(english, [section], translationOf);
    },
  };
}

function view<T extends object>(
  english: T,
  path: readonly string[],
  translationOf: (path: readonly string[]) => unknown,
): T {
  const shown = {};
  for (const [key, value] of Object.entries(english)) {
    const here = [...path, key];
    const nested = typeof value === 'object' ? view(value, here, translationOf) : null;
    Object.defineProperty(shown, key, { enumerable: true, get: () => nested ?? translationOf(here) ?? value });
  }
  return shown as T;
}
