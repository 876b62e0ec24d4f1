// @ts-check
// A part of the rendering process, which runs without compilation.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { insteadOf, isOfOneFont, splitIntoRuns } from './text-runs.mjs';
import { unpackedFont } from './unpacked-font.mjs';

/**
 * @typedef {import('pdfmake/js/PDFDocument.js').Font} Font
 * @typedef {import('pdfmake/js/PDFDocument.js').PdfmakeDocument} PdfDocument
 * @typedef {{ readonly font: Font, holds(codePoint: number): boolean }} HeldLetters
 * @typedef {import('./text-runs.mjs').Run<HeldLetters>} FontRun
 */

/** Fonts for letters that the main one does not hold, each with the file that it is in. */
const FILES = {
  pictures: '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff',
  japanese: '@fontsource/biz-udpgothic/files/biz-udpgothic-japanese-400-normal.woff',
  /** Holds nearly every letter there is, in 16 dots each. */
  all: '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
};
/** @typedef {keyof typeof FILES} Fallback */

/** Emoji, flags, and digits in a key. */
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\ufe0f|\u20e3/u;
const JAPANESE =
  /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\uff00-\uffef]/u;

/** Which letters fonts hold, as far as they were looked up. @type {WeakMap<object, Map<number, boolean>>} */
const known = new WeakMap();

/** Splits texts of a document by the fonts that hold their letters. A font is opened with the first letter that needs it. */
export class FallbackFonts {
  /** @type {PdfDocument} */
  #file;
  /** @type {WeakMap<Font, HeldLetters>} */
  #letters = new WeakMap();

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
    const letters = this.#lettersOf(main);
    if (isOfOneFont(text, letters)) return null;
    return splitIntoRuns(text, letters, (cluster) => this.#othersFor(cluster));
  }

  /**
   * The text with codes in place of the letters that a font does not hold.
   *
   * @param {string} text
   * @param {Font} main
   */
  inOneFont(text, main) {
    const letters = this.#lettersOf(main);
    if (isOfOneFont(text, letters)) return text;
    return Array.from(text, (letter) => (isOfOneFont(letter, letters) ? letter : insteadOf(letter))).join('');
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
    const letters = this.#lettersOf(file.font(name)._font);
    file._font = drawnWith;
    return letters;
  }

  /** @param {Font} font @returns {HeldLetters} */
  #lettersOf(font) {
    const found = this.#letters.get(font);
    if (found !== undefined) return found;
    const letters = { font, holds: (/** @type {number} */ codePoint) => holds(font.font, codePoint) };
    this.#letters.set(font, letters);
    return letters;
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
