// @ts-check
// A part of the rendering process, which runs without compilation.
import LayoutBuilder from 'pdfmake/js/LayoutBuilder.js';
import Renderer from 'pdfmake/js/Renderer.js';

/**
 * @typedef {import('./pdf-elements.mjs').Element} Element
 * @typedef {import('./pdf-elements.mjs').Node} Node
 * @typedef {Record<string, any>} Line of texts, as pdfmake lays it out
 * @typedef {Record<string, any>} Drawn what is drawn on a page besides texts
 */

/**
 * Names in a document that links and numbers of pages lead to, with where they are once it is laid out.
 *
 * @typedef {Record<string, { readonly _nodeRef: { positions?: readonly { readonly pageNumber: number }[] } }>} Anchors
 */

/** Lines remember the element of the node that they are of. */
export class TaggedLayout extends LayoutBuilder.default {
  /** Of the content. @type {Anchors} */
  anchors = {};

  /** Headers and footers are read as documents of their own. @override @param {unknown} header @param {unknown} footer */
  addHeadersAndFooters(header, footer) {
    this.anchors = this.docPreprocessor.nodeReferences;
    super.addHeadersAndFooters(header, footer);
  }

  /**
   * @override
   * @param {Node} node
   */
  buildNextLine(node) {
    const line = super.buildNextLine(node);
    if (line) line.element = node.element;
    return line;
  }

  /**
   * @override
   * @param {boolean} isOrdered
   * @param {Node} node
   */
  processList(isOrdered, node) {
    for (const { listMarker, label } of node.ol ?? node.ul) {
      const [number] = listMarker?._inlines ?? [];
      if (number !== undefined) number.element = label;
    }
    super.processList(isOrdered, node);
  }
}

/** Content that is not read: what each page repeats, and what is drawn around texts. */
const REPEATED = { type: 'Pagination' };
const DRAWN = { type: 'Layout' };

/** Marks what it draws as content of an element, or as content that is not read. */
export class TaggedRenderer extends Renderer.default {
  /** @type {Element | typeof REPEATED | null} */
  #marked = null;
  /** @type {import('pdfmake/js/PDFDocument.js').Page | null} */
  #page = null;
  /** Heads of tables are repeated with the same words. */
  #drawn = new Set();

  /**
   * @override
   * @param {Line} line
   * @param {number} x
   * @param {number} y
   */
  renderLine(line, x, y) {
    const { inlines } = line;
    const [first] = inlines;
    const element = this.#drawn.has(inlines) ? undefined : (line['element'] ?? first?.element);
    this.#drawn.add(inlines);
    this.#mark(element ?? REPEATED);
    if (element?.type !== 'Link') return this.#renderWords(line, x, y, element);
    // One link for a line and not one for each of its words.
    const { linkToDestination, link } = first;
    for (const inline of inlines) inline.linkToDestination = inline.link = null;
    this.#renderWords(line, x, y, element);
    const last = inlines.at(-1);
    /** @type {[number, number, number, number]} */
    const area = [x + first.x, y, last.x + last.width - first.x, line['getHeight']()];
    this.#linked(element, () => {
      if (link) this.pdfDocument.link(...area, link);
      else this.pdfDocument.goTo(...area, linkToDestination);
    });
  }

  /**
   * @param {Line} line
   * @param {number} x
   * @param {number} y
   * @param {Element | undefined} element
   */
  #renderWords(line, x, y, element) {
    const file = this.pdfDocument;
    const wasComplete = file.isComplete;
    file.isComplete = true;
    super.renderLine(line, x, y);
    if (!file.isComplete && element !== undefined) element.isSpelled = true;
    file.isComplete &&= wasComplete;
  }

  /**
   * @override
   * @param {Drawn} vector
   */
  renderVector(vector) {
    const element = vector['element'];
    this.#mark(element ?? DRAWN);
    if (element !== undefined && vector['type'] === 'rect') {
      const { x, y, w, h } = vector;
      this.#takes(element, [x, y, x + w, y + h]);
    }
    super.renderVector(vector);
  }

  /**
   * @override
   * @param {Drawn} drawing
   */
  renderSVG(drawing) {
    this.#renderFigure(drawing, () => super.renderSVG(drawing));
  }

  /**
   * @override
   * @param {Drawn} image
   */
  renderImage(image) {
    this.#renderFigure(image, () => super.renderImage(image));
  }

  /**
   * @param {Drawn} figure
   * @param {() => void} draw
   */
  #renderFigure(figure, draw) {
    const { element, linkElement, x, y, _width, _height } = figure;
    this.#mark(element ?? DRAWN);
    if (element !== undefined) this.#takes(element, [x, y, x + _width, y + _height]);
    this.#linked(linkElement ?? null, draw);
  }

  /**
   * @param {Element | null} element
   * @param {() => void} draw
   */
  #linked(element, draw) {
    this.pdfDocument.linked = element;
    draw();
    this.pdfDocument.linked = null;
  }

  /**
   * @param {Element} element
   * @param {number[]} box
   */
  #takes(element, [left = 0, top = 0, right = 0, bottom = 0]) {
    const { height } = this.pdfDocument.page;
    element.box = [left, height - bottom, right, height - top];
  }

  /**
   * Content of one element that follows itself is marked once. The file ends what is open at the end of a page.
   *
   * @param {Element | typeof REPEATED} element
   */
  #mark(element) {
    const file = this.pdfDocument;
    const isOnPage = this.#page === file.page;
    if (isOnPage && this.#marked === element) return;
    if (isOnPage && this.#marked !== null) file.endMarkedContent();
    this.#page = file.page;
    this.#marked = element;
    if (!('kids' in element)) {
      file.markContent('Artifact', element);
      return;
    }
    for (const { pageRef, mcid } of file.markStructureContent(element.type).refs) {
      element.kids.push({ page: pageRef, id: mcid });
    }
  }
}
