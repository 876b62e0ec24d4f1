/**
 * Words that the product's English does not use, each with what it says instead (docs/wording.md). Names of arguments
 * are left out before a text is looked at.
 */
const WORDS = [
  { pattern: /\be-mail/i, say: 'email' },
  { pattern: /(?<!e-)\bmails?\b(?! (server|program))/i, except: /^Mail$|mail server/, say: 'email' },
  { pattern: /catalogue/i, say: 'catalog' },
  { pattern: /[\d#] %/, say: '81.1%, without a space' },
  { pattern: /\b(whoever|somebody|nobody|go(es)? along)\b/i, say: 'the user, someone, no one, included' },
  { pattern: /\basked for\b/i, say: 'required' },
  { pattern: /\bfull fire\b/i, say: 'high fire' },
  { pattern: /\b(do|does|did) not answer\b/i, say: 'does not respond' },
  { pattern: /\b(is|are) not right\b/i, say: 'is incorrect' },
  { pattern: /\b(is|are) no (?!longer\b|more\b)(?<!there is no |there are no )/i, say: 'is not a' },
  {
    pattern: /\b(colou?rs?\b(?<!colors?)|metres?|centres?|aluminium|grey|litres?|favou?rs?\b(?<!favors?))/i,
    say: 'US spelling',
  },
  {
    pattern: /\bmade for the application\b/i,
    except: /not made for the application that was chosen/,
    say: 'listed for',
  },
  { pattern: /\bsq\. ?ft|\bsqft\b|\bsquare feet\b/i, say: 'sq ft' },
  { pattern: /\binches (wg|w\.g\.)|\bin\.? ?w\.g\.|"wg\b|\bin wg\b/i, say: 'in. wg' },
  { pattern: /\bat most one of\b|\bLargest rpm\b|\bDo-not-select\b/, say: 'class limit rpm, stall region' },
];

/** What a text shows beside its arguments; each argument is a number sign. */
const shownText = (text) =>
  text.replace(/\{\w+(, (number|date|time)[^{}]*)?\}/g, '#').replace(/\{\w+, (plural|select)[^{]*/g, '');

/**
 * @param {string} text a message in ICU MessageFormat
 * @returns {readonly string[]} what it says instead of each word that the product does not use
 */
export function wordsToChange(text) {
  const shown = shownText(text);
  return WORDS.filter(({ pattern, except }) => pattern.test(shown) && !except?.test(shown)).map(
    ({ pattern, say }) => `"${shown.match(pattern)?.[0]}": write ${say}`,
  );
}
