// @ts-check
// A part of the rendering process, which runs without compilation.

/**
 * An element of the structure of a PDF, in the order in which it is read: what a screen reader says of the marked
 * content on the pages, whatever their layout.
 *
 * @typedef {object} Element
 * @property {string} type as ISO 32000 names it: P, H1, Table
 * @property {(Element | MarkedContent | Annotation)[]} kids
 * @property {string} [alt] what a figure shows, or where a link leads
 * @property {string} [text] the words of a paragraph
 * @property {boolean} [isSpelled] whether its words are to be read instead of its characters, for which its font has no glyph
 * @property {Record<string, unknown>} [attributes]
 * @property {number[]} [box] left, top, right, bottom of what a figure takes, points from the top
 *
 * @typedef {import('pdfmake/js/PDFDocument.js').Reference} Reference
 * @typedef {{ readonly page: Reference, readonly id: number }} MarkedContent
 * @typedef {{ readonly page: Reference, readonly annotation: Reference }} Annotation
 *
 * @typedef {Record<string, any>} Node content as pdfmake reads it
 */

const LOWEST_HEADING = 6;

/**
 * The elements of a section, each named at the content that it has. Content without one is no part of what is read: rules,
 * fills, headers and footers.
 *
 * @param {readonly unknown[]} content
 * @param {Levels} levels of the sections before it
 * @returns {Element}
 */
export function sectionElements(content, levels) {
  const section = newElement('Sect');
  for (const node of content) read(/** @type {Node} */ (node), section, levels);
  return section;
}

/** Before the first section. @returns {Levels} */
export function noLevels() {
  return { last: 0, ofHeading: 0 };
}

/**
 * @typedef {object} Levels
 * @property {number} last of the last heading or title: none is skipped
 * @property {number} ofHeading of the last heading, whose titles are one level lower
 */

/**
 * @param {string} type
 * @param {Partial<Element>} [more]
 * @returns {Element}
 */
function newElement(type, more) {
  return { type, kids: [], ...more };
}

/**
 * @param {Element} parent
 * @param {string} type
 * @param {Partial<Element>} [more]
 */
function childOf(parent, type, more) {
  const element = newElement(type, more);
  parent.kids.push(element);
  return element;
}

/**
 * @param {Node} node
 * @param {Element} parent
 * @param {Levels} levels
 */
function read(node, parent, levels) {
  const { tag } = node;
  if (tag === 'P' || tag === 'Title' || /^H\d$/.test(tag)) {
    readWhole(node, childOf(parent, tag === 'P' ? 'P' : headingType(tag, levels)));
  } else if (node.columns || node.stack) {
    const list = tag === 'L' ? childOf(parent, 'L') : parent;
    for (const part of node.columns ?? node.stack) read(part, list, levels);
  } else if (node.ol || node.ul) readList(node, parent, levels);
  else if (node.table) readTable(node, parent, levels);
  else if (node.svg || node.image || node.canvas || node.qr) readFigure(node, parent);
  else if (hasWords(node)) readWhole(node, childOf(parent, 'P'));
}

/** @param {Node} node */
function hasWords({ text, pageReference }) {
  return pageReference !== undefined || (text !== undefined && `${text}`.trim() !== '');
}

/**
 * @param {string} tag
 * @param {Levels} levels
 */
function headingType(tag, levels) {
  const wanted = tag === 'Title' ? levels.ofHeading + 1 : Number(tag.slice(1));
  levels.last = Math.min(wanted, levels.last + 1, LOWEST_HEADING);
  if (tag !== 'Title') levels.ofHeading = levels.last;
  return `H${levels.last}`;
}

/**
 * All texts of a node as one element.
 *
 * @param {Node} node
 * @param {Element} element
 */
function readWhole(node, element) {
  for (const part of node.columns ?? node.stack ?? []) readWhole(part, element);
  if (!hasWords(node)) return;
  const text = typeof node.text === 'string' ? node.text : undefined;
  const leads = node.linkToDestination ?? node.link ?? node.pageReference;
  const link = { alt: node.alt ?? text, text };
  node.element = leads === undefined ? element : childOf(element, 'Link', link);
  if (node.element === element && element.kids.length === 0 && element.text === undefined) element.text = text;
}

/**
 * @param {Node} node
 * @param {Element} parent
 * @param {Levels} levels
 */
function readList({ ol, ul }, parent, levels) {
  const list = parent.type === 'L' ? parent : childOf(parent, 'L');
  if (ol) list.attributes = { O: 'List', ListNumbering: 'Decimal' };
  for (const item of ol ?? ul) {
    const entry = childOf(list, 'LI');
    if (ol) item.label = childOf(entry, 'Lbl');
    readInto(item, childOf(entry, 'LBody'), levels);
  }
}

/**
 * Text alone needs no paragraph in the element that is its place.
 *
 * @param {Node} node
 * @param {Element} place
 * @param {Levels} levels
 */
function readInto(node, place, levels) {
  if (node.text === undefined && node.pageReference === undefined) read(node, place, levels);
  else readWhole(node, place);
}

/**
 * Titles in the header of a table come before it. The first cell of a row names the row.
 *
 * @param {Node} node
 * @param {Element} parent
 * @param {Levels} levels
 */
function readTable({ table: { body, headerRows = 0 }, tag }, parent, levels) {
  if (tag === 'Layout') {
    for (const cell of body.flat()) read(cell, parent, levels);
    return;
  }
  const titles = body.filter((/** @type {Node[]} */ row) => row[0]?.tag === 'Title' && row[0].colSpan === row.length);
  for (const [title] of titles) read(title, parent, levels);
  const table = childOf(parent, 'Table');
  for (const [index, row] of body.entries()) {
    if (titles.includes(row)) continue;
    const line = childOf(table, 'TR');
    for (const [place, cell] of cellsOf(row)) {
      const namesRow = place === 0 && row.length > 1 && hasWords(cell);
      const scope = index < headerRows ? 'Column' : namesRow ? 'Row' : undefined;
      readInto(cell, cellIn(line, cell, scope), levels);
    }
  }
}

/**
 * Cells of a row with their places, without those that a wider cell covers.
 *
 * @param {readonly Node[]} row
 * @returns {[place: number, cell: Node][]}
 */
function cellsOf(row) {
  /** @type {[number, Node][]} */
  const cells = [];
  for (let place = 0; place < row.length; place += row[place]?.colSpan ?? 1) {
    const cell = row[place];
    if (cell !== undefined) cells.push([place, cell]);
  }
  return cells;
}

/**
 * @param {Element} line
 * @param {Node} cell
 * @param {string | undefined} scope
 */
function cellIn(line, { colSpan = 1 }, scope) {
  const attributes = {
    ...(scope === undefined ? {} : { Scope: scope }),
    ...(colSpan > 1 ? { ColSpan: colSpan } : {}),
  };
  const hasSome = Object.keys(attributes).length > 0;
  return childOf(line, scope === undefined ? 'TD' : 'TH', hasSome ? { attributes: { O: 'Table', ...attributes } } : {});
}

/**
 * A drawing without words for it is decoration.
 *
 * @param {Node} node
 * @param {Element} parent
 */
function readFigure(node, parent) {
  if (node.alt === undefined) return;
  const leads = node.linkToDestination ?? node.link;
  const place = leads === undefined ? parent : childOf(parent, 'Link', { alt: node.alt });
  node.element = childOf(place, 'Figure', { alt: node.alt });
  if (place !== parent) node.linkElement = place;
  for (const shape of node.canvas ?? []) shape.element = node.element;
}
