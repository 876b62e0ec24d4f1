// @ts-check
// A part of the rendering process, which runs without compilation.

/**
 * @typedef {import('./pdf-elements.mjs').Element} Element
 * @typedef {import('./pdf-elements.mjs').MarkedContent} MarkedContent
 * @typedef {import('./pdf-elements.mjs').Annotation} Annotation
 *
 * @typedef {import('pdfmake/js/PDFDocument.js').Reference} Reference
 * @typedef {import('pdfmake/js/PDFDocument.js').PdfmakeDocument} PdfDocument
 */

/** Cells that nothing was printed in keep the columns of their row together. */
const CELLS = new Set(['TD', 'TH']);

/**
 * Where marked content and links are: the pages of a file, or those that were copied from it.
 *
 * @typedef {object} Places
 * @property {(page: Reference) => Reference} page
 * @property {(annotation: Reference) => Reference} annotation
 */

/** @type {Places} */
export const SAME_PLACES = { page: (page) => page, annotation: (annotation) => annotation };

/** @param {Element | MarkedContent | Annotation} kid @returns {boolean} */
export function isRead(kid) {
  return !('type' in kid) || CELLS.has(kid.type) || kid.kids.some(isRead);
}

/**
 * Writes an element whose pages are drawn, with all that it has.
 *
 * @param {PdfDocument} file
 * @param {Element} element
 * @param {Reference} parent
 * @param {Places} places
 * @returns {Reference}
 */
export function writeElement(file, element, parent, places) {
  /** @type {Reference} */
  const written = file.ref({ S: element.type, P: parent });
  const { data } = written;
  const { alt, text, isSpelled, attributes, box, kids } = element;
  if (element.type === 'Figure' && alt !== undefined) data.Alt = new String(alt);
  if (isSpelled && text !== undefined) data.ActualText = new String(text);
  if (attributes !== undefined) data.A = attributes;
  else if (box !== undefined) data.A = { O: 'Layout', Placement: 'Block', BBox: box };
  data.K = kids.filter(isRead).map((kid) => {
    if ('type' in kid) return writeElement(file, kid, written, places);
    const page = places.page(kid.page);
    data.Pg ??= page;
    if ('id' in kid) return contentIn(file, { page, id: kid.id }, written);
    return annotationIn(file, { page, annotation: places.annotation(kid.annotation) }, written);
  });
  written.end();
  // Only its number is needed from here on: a package of 200 items has 100,000 elements.
  data.K = data.A = null;
  return written;
}

/**
 * Writes which elements the marked content of a page is of, once all of them are written, and forgets them.
 *
 * @param {PdfDocument} file
 * @param {Reference} page
 */
export function writeParents(file, { data: { StructParents: key } }) {
  if (key === undefined) return;
  const tree = file.getStructParentTree();
  const parents = file.ref(tree.get(key));
  parents.end();
  tree.add(key, parents);
  parents.data = {};
}

/**
 * @param {PdfDocument} file
 * @param {MarkedContent} content
 * @param {Reference} element
 */
function contentIn(file, { page, id }, element) {
  file.getStructParentTree().get(keyOf(page.data.StructParents))[id] = element;
  return element.data.Pg === page ? id : { Type: 'MCR', Pg: page, MCID: id };
}

/**
 * @param {PdfDocument} file
 * @param {Annotation} annotation
 * @param {Reference} element
 */
function annotationIn(file, { page, annotation }, element) {
  file.getStructParentTree().add(keyOf(annotation.data.StructParent), element);
  return { Type: 'OBJR', Obj: annotation, Pg: page };
}

/** @param {number | undefined} key */
function keyOf(key) {
  if (key === undefined) throw new Error('Marked content without a place in the tree of parents');
  return key;
}
