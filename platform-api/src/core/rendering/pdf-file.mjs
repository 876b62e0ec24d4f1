// @ts-check
// A part of the rendering thread, which runs without compilation.
import { PackedPdf } from './packed-pdf.mjs';

/** @typedef {import('./pdf-elements.mjs').Element} Element */

/** The file of pdfkit, with links that are part of its structure, and metadata that are well-formed. */
export class PdfFile extends PackedPdf {
  /** What a link that is drawn now belongs to. @type {Element | null} */
  linked = null;
  /** Whether each link has a place in the structure, and each letter its own shape: PDF/UA wants both. */
  isComplete = true;

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
   * @override
   * @param {string} family
   * @param {boolean} isBold
   * @param {boolean} isItalic
   */
  provideFont(family, isBold, isItalic) {
    const font = super.provideFont(family, isBold, isItalic);
    if (!Object.hasOwn(font, 'encode')) {
      const encode = font.encode.bind(font);
      font.encode = (text, features) => {
        const encoded = encode(text, features);
        // The shape of a letter that the font has not.
        if (encoded[0].includes('0000')) this.isComplete = false;
        return encoded;
      };
    }
    return font;
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

  /** Says that the file conforms to PDF/UA. */
  claimAccessibility() {
    this.appendXML(
      '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>',
    );
  }
}

/** @type {Readonly<Record<string, string>>} */
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** @param {string} text */
function escaped(text) {
  // Characters that XML has no way to write are left out.
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>]/g, (letter) => ESCAPES[letter] ?? '');
}
