// @ts-check
// A part of the rendering thread, which runs without compilation.

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
 * Writes the structure of a document whose pages are drawn.
 *
 * @param {PdfDocument} file
 * @param {Element} root
 */
export function writeStructure(file, root) {
  const tree = file.getStructTreeRoot();
  tree.data['K'] = [writeElement(file, root, tree)];
}

/** @param {Element | MarkedContent | Annotation} kid @returns {boolean} */
function isRead(kid) {
  return !('type' in kid) || CELLS.has(kid.type) || kid.kids.some(isRead);
}

/**
 * @param {PdfDocument} file
 * @param {Element} element
 * @param {Reference} parent
 * @returns {Reference}
 */
function writeElement(file, element, parent) {
  /** @type {Reference} */
  const written = file.ref({ S: element.type, P: parent });
  const { data } = written;
  const { alt, text, isSpelled, attributes, box, kids } = element;
  if (element.type === 'Figure' && alt !== undefined) data.Alt = new String(alt);
  if (isSpelled && text !== undefined) data.ActualText = new String(text);
  if (attributes !== undefined) data.A = attributes;
  else if (box !== undefined) data.A = { O: 'Layout', Placement: 'Block', BBox: box };
  data.K = kids.filter(isRead).map((kid) => {
    if ('type' in kid) return writeElement(file, kid, written);
    data.Pg ??= kid.page;
    return 'id' in kid ? contentIn(file, kid, written) : annotationIn(file, kid, written);
  });
  written.end();
  // Only its number is needed from here on: a package of 200 items has 100,000 elements.
  data.K = data.A = null;
  element.kids = [];
  return written;
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
