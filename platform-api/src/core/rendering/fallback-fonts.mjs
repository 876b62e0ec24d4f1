// @ts-check
// A part of the rendering process, which runs without compilation.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { insteadOf, isOfOneFont, splitIntoRuns } from './text-runs.mjs';
import { unpackedFont } from './unpacked-font.mjs';

/**
 * @typedef {import('pdfmake/js/PDFDocument.js').Font} Font
 * @typedef {import('pdfmake/js/PDFDocument.js').PdfmakeDocument} PdfDocument
 * @typedef {{ readonly font: Font, holds(codePoint: number): boolean }} HeldCharacters
 * @typedef {import('./text-runs.mjs').Run<HeldCharacters>} FontRun
 */

/** Fonts for characters that the main one does not hold, each with the file that it is in. */
const FILES = {
  pictures: '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff',
  japanese: '@fontsource/biz-udpgothic/files/biz-udpgothic-japanese-400-normal.woff',
  /** Holds nearly every character there is, in 16 dots each. */
  all: '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
};
/** @typedef {keyof typeof FILES} Fallback */

/** Emoji, flags, and digits in a key. */
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\ufe0f|\u20e3/u;
const JAPANESE =
  /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\uff00-\uffef]/u;

/** Which characters fonts hold, as far as they were looked up. @type {WeakMap<object, Map<number, boolean>>} */
const known = new WeakMap();

/** Splits texts of a document by the fonts that hold their characters. A font is opened with the first character that needs it. */
export class FallbackFonts {
  /** @type {PdfDocument} */
  #file;
  /** @type {WeakMap<Font, HeldCharacters>} */
  #characters = new WeakMap();

  /** @param {PdfDocument} file */
  constructor(file) {
    this.#file = file;
  }

  /**
   * @param {string} text
   * @param {Font} main
   * @returns {FontRun[] | null} null where the main font holds all
   */
  runsOf(text, main) {
    const characters = this.#charactersOf(main);
    if (isOfOneFont(text, characters)) return null;
    return splitIntoRuns(text, characters, (cluster) => this.#othersFor(cluster));
  }

  /**
   * The text with codes in place of the characters that a font does not hold.
   *
   * @param {string} text
   * @param {Font} main
   */
  inOneFont(text, main) {
    const characters = this.#charactersOf(main);
    if (isOfOneFont(text, characters)) return text;
    return Array.from(text, (character) =>
      isOfOneFont(character, characters) ? character : insteadOf(character),
    ).join('');
  }

  /** @param {string} cluster */
  *#othersFor(cluster) {
    if (PICTURE.test(cluster)) yield this.#opened('pictures');
    else if (JAPANESE.test(cluster)) yield this.#opened('japanese');
    yield this.#opened('all');
  }

  /** @param {Fallback} name */
  #opened(name) {
    const file = this.#file;
    const drawnWith = file._font;
    if (!(name in file._fontFamilies)) file.registerFont(name, readFont(FILES[name]));
    const characters = this.#charactersOf(file.font(name)._font);
    file._font = drawnWith;
    return characters;
  }

  /** @param {Font} font @returns {HeldCharacters} */
  #charactersOf(font) {
    const found = this.#characters.get(font);
    if (found !== undefined) return found;
    const characters = { font, holds: (/** @type {number} */ codePoint) => holds(font.font, codePoint) };
    this.#characters.set(font, characters);
    return characters;
  }
}

/**
 * @param {Font['font']} font
 * @param {number} codePoint
 */
function holds(font, codePoint) {
  const looked = known.get(font) ?? new Map();
  known.set(font, looked);
  const found = looked.get(codePoint) ?? font.hasGlyphForCodePoint(codePoint);
  looked.set(codePoint, found);
  return found;
}

/** @param {string} name of a file in a package */
function readFont(name) {
  return unpackedFont(readFileSync(fileURLToPath(import.meta.resolve(name))));
}
