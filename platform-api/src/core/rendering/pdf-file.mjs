// @ts-check
// A part of the rendering process, which runs without compilation.
import { once } from 'node:events';
import { deflateSync } from 'node:zlib';
import { FallbackFonts } from './fallback-fonts.mjs';
import { PackedPdf } from './packed-pdf.mjs';

/**
 * @typedef {import('./pdf-elements.mjs').Element} Element
 * @typedef {import('pdfmake/js/PDFDocument.js').Font} Font
 * @typedef {import('pdfmake/js/PDFDocument.js').Page} Page
 * @typedef {import('pdfmake/js/PDFDocument.js').Reference} Reference
 */

/**
 * The file of pdfkit, with links that are part of its structure, and metadata that are well-formed. What is drawn on a page is
 * written once its section is complete; the page stays open for its footer, which has the number of pages.
 */
export class PdfFile extends PackedPdf {
  /** What a link that is drawn now belongs to. @type {Element | null} */
  linked = null;
  /** Whether each link has a place in the structure, and each character its own glyph: PDF/UA wants both. */
  isComplete = true;
  /** Names of the places that links lead to, since the list was emptied. @type {string[]} */
  named = [];
  #fallbacks = new FallbackFonts(this);
  /** Fonts that measure and write characters which they do not hold. @type {WeakSet<Font>} */
  #complete = new WeakSet();
  /** Drawn onto next, in place of a new page. @type {Page | null} */
  #reopened = null;

  /** @override @param {object} [options] */
  addPage(options) {
    const page = this.#reopened;
    if (page === null) return super.addPage(options);
    this.#reopened = null;
    this.page = page;
    page.content = this.ref();
    page.dictionary.data['Contents'] = [page.dictionary.data['Contents'], page.content];
    // As the content before it leaves it.
    this._ctm = [1, 0, 0, -1, 0, page.height];
    return this;
  }

  /** Pages that were added since the last call. @returns {Page[]} */
  takePages() {
    return this._pageBuffer.splice(0);
  }

  /** Writes what is drawn on a page so far, compressed. @param {Page} page @returns {Uint8Array} */
  writeContent(page) {
    this.endPageMarkings(page);
    const content = deflateSync(Buffer.concat(page.content.buffer));
    setStream(page.content, content);
    page.content.end();
    return content;
  }

  /** @param {Page} page of which the content is written */
  reopen(page) {
    this.#reopened = page;
  }

  /** @param {Page} page of which the content is written */
  endPage({ dictionary, resources }) {
    dictionary.data['Tabs'] = 'S';
    dictionary.end();
    resources.end();
  }

  /**
   * @override
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   * @param {object} options
   */
  annotate(x, y, width, height, options) {
    const { linked, page } = this;
    if (linked === null) {
      this.isComplete = false;
      return super.annotate(x, y, width, height, options);
    }
    const structParent = {
      /** @param {{ annotationRef: import('pdfmake/js/PDFDocument.js').Reference }} reference */
      add: ({ annotationRef }) => {
        annotationRef.data.StructParent = this.createStructParentTreeNextKey();
        linked.kids.push({ page: page.dictionary, annotation: annotationRef });
      },
    };
    return super.annotate(x, y, width, height, { ...options, structParent, Contents: new String(linked.alt ?? '') });
  }

  /**
   * A font of the document, which measures characters that it does not hold with the fonts that do.
   *
   * @override
   * @param {string} family
   * @param {boolean} isBold
   * @param {boolean} isItalic
   */
  provideFont(family, isBold, isItalic) {
    const font = super.provideFont(family, isBold, isItalic);
    if (this.#complete.has(font)) return font;
    this.#complete.add(font);
    const { encode, widthOfString } = font;
    // Drawings, which write with one font, have codes for the characters that it does not hold.
    font.encode = (text, features) => encode.call(font, this.#fallbacks.inOneFont(text, font), features);
    font.widthOfString = (text, size, features) => {
      const runs = this.#fallbacks.runsOf(text, font);
      if (runs === null) return widthOfString.call(font, text, size, features);
      return runs.reduce((width, { drawn, font: held }) => width + held.font.widthOfString(drawn, size), 0);
    };
    return font;
  }

  /**
   * Draws a text on one line, each run of it with the font that holds its characters.
   *
   * @override
   * @param {string} text
   * @param {number} x
   * @param {number} y
   * @param {object} options
   */
  _fragment(text, x, y, options) {
    const main = this._font;
    const runs = this.#fallbacks.runsOf(text, main);
    if (runs === null) return super._fragment(text, x, y, options);
    // All runs stand on the line of the main font.
    const baseline = (-main.ascender / 1000) * this._fontSize;
    // Links and the names of places are of the whole text.
    const others = { ...options, link: null, goTo: null, destination: null };
    let left = x;
    for (const [index, { drawn, text: original, font }] of runs.entries()) {
      Object.assign(this, { _font: font.font });
      const isReplaced = drawn !== original;
      if (isReplaced) this.#beginReplaced(original);
      super._fragment(drawn, left, y, { ...(index === 0 ? options : others), baseline });
      if (isReplaced) this.addContent('EMC');
      left += font.font.widthOfString(drawn, this._fontSize);
    }
    Object.assign(this, { _font: main });
  }

  /** What is drawn until its end is read as the original. @param {string} original */
  #beginReplaced(original) {
    this.isComplete = false;
    this.addContent(`/Span <</ActualText <FEFF${Buffer.from(original, 'utf16le').swap16().toString('hex')}>>> BDC`);
  }

  /** @override @param {string} name @param {...unknown} place */
  addNamedDestination(name, ...place) {
    super.addNamedDestination(name, ...place);
    this.named.push(name);
  }

  /** The library writes properties into XML as they are. @override */
  _addInfo() {
    const { info } = this;
    this.info = Object.fromEntries(
      Object.entries(info).map(([key, value]) => [key, typeof value === 'string' ? escaped(value) : value]),
    );
    super._addInfo();
    this.info = info;
  }

  /**
   * Writes the rest of the file; when the promise ends, all of it was read.
   *
   * @param {string} title a file without one does not conform to PDF/UA
   */
  async complete(title) {
    if (this.isComplete && title !== '') this.#claimAccessibility();
    const read = once(this, 'end');
    this.end();
    await read;
  }

  #claimAccessibility() {
    this.appendXML(
      '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>',
    );
  }
}

/** @param {Reference} reference @param {Uint8Array} content that is compressed */
export function setStream(reference, content) {
  reference.buffer = [content];
  reference.compress = false;
  Object.assign(reference.data, { Length: content.length, Filter: 'FlateDecode' });
}

/** @type {Readonly<Record<string, string>>} */
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** @param {string} text */
function escaped(text) {
  // Characters that XML has no way to write are left out.
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>]/g, (character) => ESCAPES[character] ?? '');
}
