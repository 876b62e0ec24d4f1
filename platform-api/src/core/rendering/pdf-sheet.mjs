// @ts-check
// A part of the rendering process, which runs without compilation.
import { setStream } from './pdf-file.mjs';
import { newFile } from './pdf-layout.mjs';
import { drawFooters, leadToTops } from './pdf-pages.mjs';
import { isRead, writeElement, writeParents } from './pdf-structure.mjs';

/**
 * @typedef {import('./pdf-file.mjs').PdfFile} PdfFile
 * @typedef {import('./pdf-pages.mjs').DrawnSection} DrawnSection
 * @typedef {import('pdfmake/js/PDFDocument.js').Font} Font
 * @typedef {import('pdfmake/js/PDFDocument.js').OutlineEntry} OutlineEntry
 * @typedef {import('pdfmake/js/PDFDocument.js').Page} Page
 * @typedef {import('pdfmake/js/PDFDocument.js').Reference} Reference
 */

/**
 * A section that was drawn into a document, as a file of its own: its pages as they are, with footers that count them.
 *
 * @param {DrawnSection} drawn
 * @param {PdfFile} from the document
 * @param {import('./pdf-layout.mjs').About} about
 * @param {string} fontsFolder
 * @returns {Promise<Uint8Array>}
 */
export async function sheetOf(drawn, from, about, fontsFolder) {
  const file = newFile(about, fontsFolder);
  /** @type {Uint8Array[]} */
  const chunks = [];
  file.on('data', (chunk) => chunks.push(chunk));
  openFontsOf(drawn.section.footer, from);
  const fonts = sharedFonts(file, from);
  const copy = copier(file, fonts);
  const pages = copyPages(file, from, drawn, copy);
  writeTree(file, drawn, copy);
  copyOutline(file.outline, drawn.outline, copy);
  leadToTops(file.outline.children);
  for (const name of drawn.destinations) destinationsOf(file).add(name, copy(destinationsOf(from).get(name)));
  for (const { dictionary } of pages) writeParents(file, dictionary);
  // Characters of the footers are looked up in the fonts of the document, which remembers those without a glyph.
  from.isComplete = drawn.isComplete;
  drawFooters(
    file,
    pages.map((page) => ({ section: drawn.section, page })),
  );
  file.isComplete = from.isComplete;
  for (const { own, shared } of fonts) takeGlyphs(own, shared);
  await file.complete(about.title);
  return Buffer.concat(chunks);
}

/**
 * Opens the fonts of a footer in the document, which every sheet then shares.
 *
 * @param {import('./jobs.ts').PdfFooter | null} footer
 * @param {PdfFile} from
 */
function openFontsOf(footer, from) {
  if (footer === null) return;
  const font = from.provideFont('Inter', false, false);
  for (const text of [...footer.left, footer.right]) font.widthOfString(text, 1);
}

/**
 * Fonts of a file whose glyphs have the same numbers as in the other file, so that its content can be copied.
 *
 * @param {PdfFile} file
 * @param {PdfFile} from
 */
function sharedFonts(file, from) {
  const fonts = [...new Set(Object.values(from._fontFamilies))].map((shared) => {
    /** @type {Font} */
    const own = Object.create(shared);
    return { shared, own: Object.assign(own, { document: file, dictionary: null, embedded: false }) };
  });
  const ownOf = (/** @type {Font} */ font) => fonts.find(({ shared }) => shared === font)?.own ?? font;
  for (const [name, font] of Object.entries(from._fontFamilies)) file._fontFamilies[name] = ownOf(font);
  for (const [family, styles] of Object.entries(from.fontCache)) {
    file.fontCache[family] = Object.fromEntries(Object.entries(styles).map(([style, font]) => [style, ownOf(font)]));
  }
  return fonts;
}

/** The bytes of a font with as many glyphs as it has here. @type {WeakMap<Font, { count: number, bytes: Uint8Array }>} */
const encodedFonts = new WeakMap();

/**
 * The glyphs of a font so far, which may become more. The font of the document itself is left alone: writing it adds parts of glyphs.
 *
 * @param {Font} own
 * @param {Font} shared
 */
function takeGlyphs(own, shared) {
  const { glyphs } = shared.subset;
  const known = encodedFonts.get(shared);
  if (known?.count !== glyphs.length) {
    const subset = shared.font.createSubset();
    for (const glyph of glyphs) subset.includeGlyph(glyph);
    encodedFonts.set(shared, { count: glyphs.length, bytes: subset.encode() });
  }
  const { bytes } = encodedFonts.get(shared) ?? { bytes: new Uint8Array() };
  Object.assign(own, {
    subset: { encode: () => bytes },
    widths: [...shared.widths],
    unicode: [...shared.unicode],
  });
}

/**
 * Copies what a value of the document refers to.
 *
 * @typedef {<T>(value: T) => T} Copy
 *
 * @param {PdfFile} file
 * @param {ReturnType<typeof sharedFonts>} fonts
 * @returns {Copy & { known: Map<Reference, Reference> }}
 */
function copier(file, fonts) {
  /** @type {Map<Reference, Reference>} */
  const known = new Map();
  /** @param {Reference} original */
  const copyReference = (original) => {
    const font = fonts.find(({ shared }) => shared.dictionary === original);
    const found = font?.own.ref() ?? known.get(original);
    if (found !== undefined) return found;
    const copied = file.ref();
    known.set(original, copied);
    copied.data = copy(original.data);
    if (copied.data.StructParent !== undefined) copied.data.StructParent = file.createStructParentTreeNextKey();
    if (original.stored) Object.assign(copied, { buffer: [original.stored], compress: false });
    copied.end();
    return copied;
  };
  /** @param {any} value @returns {any} */
  const copy = (value) => {
    if (typeof value !== 'object' || value === null || value instanceof String) return value;
    if (Array.isArray(value)) return value.map(copy);
    if ('finalize' in value) return copyReference(value);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part)]));
  };
  return Object.assign(copy, { known });
}

/**
 * @param {PdfFile} file
 * @param {PdfFile} from
 * @param {DrawnSection} drawn
 * @param {ReturnType<typeof copier>} copy
 */
function copyPages(file, from, { pages, contents }, copy) {
  for (const { width, height, dictionary } of pages) {
    file.addPage({ size: [width, height] });
    copy.known.set(dictionary, file.page.dictionary);
  }
  const copied = file.takePages();
  for (const [index, page] of copied.entries()) {
    const original = pages[index];
    const content = contents[index];
    if (original === undefined || content === undefined) throw new Error('A page without content');
    setStream(page.content, content);
    page.content.end();
    Object.assign(page.resources.data, copy(original.resources.data));
    const { Annots, StructParents } = original.dictionary.data;
    if (Annots !== undefined) page.dictionary.data['Annots'] = copy(Annots);
    if (StructParents === undefined) continue;
    const { length } = from.getStructParentTree().get(StructParents);
    const key = file.createStructParentTreeNextKey();
    file.getStructParentTree().add(key, Array(length).fill(null));
    page.dictionary.data.StructParents = key;
  }
  return copied;
}

/**
 * @param {PdfFile} file
 * @param {DrawnSection} drawn
 * @param {Copy} copy
 */
function writeTree(file, { element }, copy) {
  const tree = file.getStructTreeRoot();
  const root = file.ref({ S: 'Document', P: tree });
  root.data['K'] = isRead(element) ? [writeElement(file, element, root, { page: copy, annotation: copy })] : [];
  root.end();
  tree.data['K'] = [root];
}

/**
 * @param {{ addItem(title: string, options?: object): OutlineEntry }} place
 * @param {readonly OutlineEntry[]} entries
 * @param {Copy} copy
 */
function copyOutline(place, entries, copy) {
  for (const { outlineData, options, children } of entries) {
    const entry = place.addItem(String(outlineData.Title), options);
    entry.outlineData.Dest = copy(outlineData.Dest);
    copyOutline(entry, children, copy);
  }
}

/** @param {PdfFile} file */
function destinationsOf(file) {
  return file._root.data['Names'].data.Dests;
}
