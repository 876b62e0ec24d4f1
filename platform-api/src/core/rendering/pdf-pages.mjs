// @ts-check
// A part of the rendering process, which runs without compilation.
import { noLevels, sectionElements } from './pdf-elements.mjs';
import { footerPage, laidOut } from './pdf-layout.mjs';
import { isRead, SAME_PLACES, writeElement, writeParents } from './pdf-structure.mjs';
import { TaggedRenderer } from './tagged-renderer.mjs';

/**
 * @typedef {import('./jobs.ts').PdfSection} PdfSection
 * @typedef {import('./pdf-elements.mjs').Element} Element
 * @typedef {import('./pdf-elements.mjs').Node} Node
 * @typedef {import('./pdf-file.mjs').PdfFile} PdfFile
 * @typedef {import('pdfmake/js/PDFDocument.js').OutlineEntry} OutlineEntry
 * @typedef {import('pdfmake/js/PDFDocument.js').Page} Page
 * @typedef {import('pdfmake/js/PDFDocument.js').Reference} Reference
 */

/**
 * A section that is drawn.
 *
 * @typedef {object} DrawnSection
 * @property {PdfSection} section without its content
 * @property {readonly Page[]} pages
 * @property {readonly Uint8Array[]} contents of its pages, compressed
 * @property {Element} element
 * @property {readonly OutlineEntry[]} outline
 * @property {readonly string[]} destinations names of the places in it that links lead to
 * @property {boolean} isComplete
 */

/**
 * What is kept of a section until the document ends.
 *
 * @typedef {object} Place
 * @property {PdfSection} section with its content while it waits for the numbers of other pages
 * @property {Element} element
 * @property {readonly Page[]} pages
 * @property {readonly OutlineEntry[]} outline
 * @property {Reference | null} written
 */

/**
 * The pages of a document. A section is laid out, drawn and written when it comes, so that a document of 200 items needs the
 * memory of one. What needs the numbers of pages comes last: sections that print some, and footers.
 */
export class PdfPages {
  /** @type {PdfFile} */
  #file;
  /** @type {Reference} */
  #root;
  #levels = noLevels();
  /** In the order of the document. @type {Place[]} */
  #places = [];
  /** By name: a section, and a page of it from 1. @type {Map<string, { place: Place, page: number }>} */
  #anchors = new Map();

  /** @param {PdfFile} file */
  constructor(file) {
    this.#file = file;
    this.#root = file.ref({ S: 'Document', P: file.getStructTreeRoot() });
  }

  /**
   * @param {PdfSection} section
   * @param {(drawn: DrawnSection) => Promise<void>} [use] what is drawn, before its place in the file is written
   */
  async add(section, use) {
    const element = sectionElements(section.content, this.#levels);
    /** @type {Place} */
    const place = { section, element, pages: [], outline: [], written: null };
    this.#places.push(place);
    if (!printsPages(section.content)) await this.#draw(place, laidOut(this.#file, section), use);
  }

  /** Draws what waited for the numbers of pages. */
  async end() {
    const waiting = this.#places.flatMap((place) =>
      place.pages.length > 0 ? [] : [{ place, layout: laidOut(this.#file, place.section) }],
    );
    const lengths = new Map(waiting.map(({ place, layout }) => [place, layout.pages.length]));
    for (const { place, layout } of waiting) this.#learn(place, layout.anchors);
    const starts = this.#starts((place) => lengths.get(place) ?? place.pages.length);
    for (const { place, layout } of waiting) {
      for (const [name, { _nodeRef }] of Object.entries(layout.anchors)) {
        const anchor = this.#anchors.get(name);
        if (anchor) _nodeRef.positions = [{ pageNumber: (starts.get(anchor.place) ?? 0) + anchor.page }];
      }
      await this.#draw(place, layout);
    }
    drawFooters(
      this.#file,
      this.#places.flatMap(({ section, pages }) => pages.map((page) => ({ section, page }))),
    );
    this.#order();
  }

  /**
   * @param {Place} place
   * @param {ReturnType<typeof laidOut>} layout
   * @param {(drawn: DrawnSection) => Promise<void>} [use]
   */
  async #draw(place, layout, use) {
    const file = this.#file;
    const wasComplete = file.isComplete;
    file.isComplete = true;
    const entries = file.outline.children.length;
    file.named = [];
    new TaggedRenderer(file).renderPages(layout.pages);
    file._pdfMakePages = null;
    this.#learn(place, layout.anchors);
    place.pages = file.takePages();
    place.outline = file.outline.children.slice(entries);
    const { section, element, pages, outline } = place;
    const { isComplete } = file;
    const contents = pages.map((page) => file.writeContent(page));
    await use?.({ section, element, pages, outline, contents, destinations: file.named, isComplete: file.isComplete });
    if (isRead(element)) place.written = writeElement(file, element, this.#root, SAME_PLACES);
    for (const { dictionary } of pages) writeParents(file, dictionary);
    place.section = { ...section, content: [] };
    place.element = { type: 'Sect', kids: [] };
    file.isComplete = isComplete && wasComplete;
  }

  /**
   * @param {Place} place
   * @param {import('./tagged-renderer.mjs').Anchors} anchors
   */
  #learn(place, anchors) {
    for (const [name, { _nodeRef }] of Object.entries(anchors)) {
      const [first] = _nodeRef.positions ?? [];
      if (first && !this.#anchors.has(name)) this.#anchors.set(name, { place, page: first.pageNumber });
    }
  }

  /**
   * Pages before each section.
   *
   * @param {(place: Place) => number} lengthOf
   */
  #starts(lengthOf) {
    let before = 0;
    return new Map(
      this.#places.map((place) => {
        const start = before;
        before += lengthOf(place);
        return [place, start];
      }),
    );
  }

  /** Pages, elements and entries were written in the order in which they were drawn. */
  #order() {
    const file = this.#file;
    file._root.data['Pages'].data.Kids = this.#places.flatMap(({ pages }) => pages.map(({ dictionary }) => dictionary));
    file.outline.children.splice(0, Number.POSITIVE_INFINITY, ...this.#places.flatMap(({ outline }) => outline));
    leadToTops(file.outline.children);
    this.#root.data['K'] = this.#places.flatMap(({ written }) => written ?? []);
    this.#root.end();
    file.getStructTreeRoot().data['K'] = [this.#root];
  }
}

/**
 * The footers of all pages of a file, in their order; then nothing more is drawn on them.
 *
 * @param {PdfFile} file
 * @param {readonly { readonly section: PdfSection, readonly page: Page }[]} all
 */
export function drawFooters(file, all) {
  for (const [index, { section, page }] of all.entries()) {
    if (section.footer !== null) {
      const layout = footerPage(file, section, index + 1, all.length);
      file.reopen(page);
      new TaggedRenderer(file).renderPages(layout);
      file.writeContent(page);
    }
    file.endPage(page);
  }
  file._pdfMakePages = null;
}

/** @param {unknown} content @returns {boolean} */
function printsPages(content) {
  if (Array.isArray(content)) return content.some(printsPages);
  if (typeof content !== 'object' || content === null) return false;
  const { pageReference, stack, columns, table, ol, ul } = /** @type {Node} */ (content);
  return pageReference !== undefined || [stack, columns, table?.body, ol, ul].some(printsPages);
}

/**
 * Entries of an outline lead to the right edge of their page, which a reader that is zoomed in scrolls to.
 *
 * @param {readonly OutlineEntry[]} entries
 */
export function leadToTops(entries) {
  for (const entry of entries) {
    const [page, , , top] = entry.outlineData.Dest;
    entry.outlineData.Dest = [page, 'XYZ', null, top, null];
    leadToTops(entry.children);
  }
}
