import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_LIST } from '../places.mjs';
import { lengthened } from './pseudo.mjs';

/**
 * @typedef {string | { readonly [key: string]: Words }} Words an ICU message, or messages by name
 * @typedef {{ readonly [section: string]: { readonly [key: string]: Words } }} Catalogue a package's messages in one
 *   language
 * @typedef {{ readonly code: string, readonly name: string, readonly locale: string, readonly dates: string,
 *   readonly madeFrom?: string }} Language locale and dates are tags of Intl: numbers and plurals, and how a date is
 *   written; a language for tests is derived from another
 */

/** The language that is written first and that every other one translates. */
export const SOURCE_LANGUAGE = 'en';

/**
 * TEST_LANGUAGES=no leaves out the languages for tests, which the image of a deployment has no use for.
 *
 * @returns {readonly Language[]} one line each in languages/languages.json; a folder without it has those of the product
 */
export function languagesIn(folder, withTestLanguages = process.env.TEST_LANGUAGES !== 'no') {
  const list = path.join(folder, 'languages.json');
  const languages = JSON.parse(readFileSync(existsSync(list) ? list : LANGUAGE_LIST, 'utf8'));
  return withTestLanguages ? languages : languages.filter(({ madeFrom }) => madeFrom === undefined);
}

/** @returns {readonly string[]} names of the packages' catalogues, taken from the English ones */
export function catalogueNames(folder) {
  return readdirSync(path.join(folder, SOURCE_LANGUAGE))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'))
    .sort();
}

/**
 * @param {Language} language
 * @returns {Catalogue} the package's messages in the language; empty where its file is missing
 */
export function readCatalogue(folder, language, name) {
  const file = path.join(folder, language.madeFrom ?? language.code, `${name}.json`);
  const words = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return language.madeFrom === undefined ? words : mapMessages(words, lengthened);
}

/**
 * Names of data that carries its English itself, such as the fans of a catalogue.
 *
 * @returns {Readonly<Record<string, string>>} English to the language's own; empty where it has none
 */
export function readNames(folder, language, languages) {
  if (language.madeFrom !== undefined) {
    const translated = languages.find(({ code, madeFrom }) => madeFrom === undefined && code !== SOURCE_LANGUAGE);
    const english = Object.keys(translated === undefined ? {} : readNames(folder, translated, languages));
    return Object.fromEntries(english.map((name) => [name, lengthened(name)]));
  }
  const file = path.join(folder, language.code, 'names.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** @param {Words} words @param {(message: string) => string} change */
function mapMessages(words, change) {
  if (typeof words === 'string') return change(words);
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, mapMessages(value, change)]));
}
