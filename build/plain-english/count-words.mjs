import { HOUSE_WORDS, PUBLISHED_NAMES } from './house-words.mjs';

const CODE = /\.(tsx?|mjs|cjs)$/;
const DOCUMENT = /\.md$/;
/** What users read, in the language that it is written in first. */
const TEXTS = /^languages\/en\/.*\.json$/;
/** Data, records of releases, what is generated, and the list itself. */
const NOT_WRITTEN = /generated|\/(data|migrations|golden|__snapshots__)\/|^build\/plain-english\/|^CHANGELOG\.md$/;

const PUBLISHED = new RegExp(`\\b(?:${PUBLISHED_NAMES.map(({ name }) => name).join('|')})\\b`, 'g');

/** @param {string} file path from the top of the repository */
export const isWritten = (file) =>
  (CODE.test(file) || DOCUMENT.test(file) || TEXTS.test(file)) && !NOT_WRITTEN.test(file);

/**
 * How often each listed word is in a text, as a word of prose or as a part of an identifier (`askedTags`, `ASKED_KEY`).
 *
 * @param {string} text
 * @param {string} [file] that it is from
 * @returns {Record<string, number>} words that are in it alone
 */
export function countWords(text, file = '') {
  const plain = text
    .replaceAll(PUBLISHED, '')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .replaceAll('_', ' ')
    .toLowerCase();
  const words = TEXTS.test(file) ? HOUSE_WORDS.filter(({ isForTexts }) => isForTexts) : HOUSE_WORDS;
  const counts = words.map(({ word, pattern }) => {
    const found = plain.match(new RegExp(`\\b(?:${pattern})\\b`, 'g'));
    return /** @type {const} */ ([word, found?.length ?? 0]);
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** @param {string} file */
export const groupOf = (file) => (DOCUMENT.test(file) ? file : (file.split('/')[0] ?? file));
