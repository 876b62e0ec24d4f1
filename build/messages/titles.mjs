import { languagesIn, readNames, SOURCE_LANGUAGE } from './catalogues.mjs';

/**
 * The titles of a remote's declaration in every other language, for its entry in the registry: the declaration itself
 * has them in English, so that a new language changes no package.
 *
 * @param {string} folder of the languages
 * @param {unknown} declaration content of remote.json
 * @returns {Record<string, Record<string, string>>} by language, the English title to its own where it has one
 */
export function titlesOf(folder, declaration) {
  const titles = [...new Set(titlesIn(declaration))];
  const languages = languagesIn(folder);
  return Object.fromEntries(
    languages
      .filter(({ code }) => code !== SOURCE_LANGUAGE)
      .map((language) => {
        const names = readNames(folder, language, languages);
        return [language.code, Object.fromEntries(titles.flatMap((title) => pair(title, names[title])))];
      }),
  );
}

const pair = (title, name) => (name === undefined ? [] : [[title, name]]);

/** Every title of screens, panels and navigation, however deep. */
function titlesIn(part) {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'title' && typeof value === 'string' ? [value] : titlesIn(value),
  );
}
