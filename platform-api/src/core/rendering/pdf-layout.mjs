// @ts-check
// A part of the rendering process, which runs without compilation.
import path from 'node:path';
import SVGMeasure from 'pdfmake/js/SVGMeasure.js';
import { evenPages, PLAIN } from './even-pages.mjs';
import { PdfFile } from './pdf-file.mjs';
import { footerOf, headerOf } from './pdf-margins.mjs';
import { TaggedLayout } from './tagged-renderer.mjs';

/**
 * @typedef {import('./jobs.ts').PdfSection} PdfSection
 * @typedef {import('./jobs.ts').FileProperties} FileProperties
 *
 * @typedef {object} About
 * @property {string} title
 * @property {string} author
 * @property {FileProperties} [properties]
 * @property {string} language
 */

const HAIRLINE = { hLineColor: () => '#d6d6d6', vLineColor: () => '#d6d6d6', vLineWidth: () => 0 };
/** Above and below the text of a row, points. */
const PADDINGS = { plain: 2.2, close: 1.3 };
const ALERT = '#a4262c';
const LAYOUTS = { plain: layoutsWith(PADDINGS.plain), close: layoutsWith(PADDINGS.close) };
const TEXT = { font: 'Inter', fontSize: 9, lineHeight: 1.1 };

/** @param {number} padding */
function layoutsWith(padding) {
  const rows = { paddingTop: () => padding, paddingBottom: () => padding, hLineWidth: lineBelow };
  return {
    facts: { ...HAIRLINE, ...rows, paddingLeft: () => 0, paddingRight: () => 0 },
    grid: {
      ...{ ...rows, hLineColor: () => '#c7c7c7', vLineColor: () => '#c7c7c7' },
      ...{ vLineWidth: () => 0.5, paddingLeft: () => 2.5, paddingRight: () => 2.5 },
    },
    notice: {
      ...{ hLineWidth: () => 1.25, vLineWidth: () => 1.25, hLineColor: () => ALERT, vLineColor: () => ALERT },
      ...{ paddingTop: () => 7, paddingBottom: () => 7, paddingLeft: () => 9, paddingRight: () => 9 },
    },
    rows: { ...HAIRLINE, ...rows, paddingLeft: () => 3, paddingRight: () => 3 },
  };
}

/** No line above the first row. @param {number} line */
function lineBelow(line) {
  return line === 0 ? 0 : 0.5;
}

/** A tagged file is of PDF 1.7, and its window has its title. */
const FILE = {
  ...{ pdfVersion: '1.7', tagged: true, displayTitle: true, compress: true },
  ...{ autoFirstPage: false, bufferPages: true, font: null },
};

/**
 * @param {About} about
 * @param {string} fontsFolder
 */
export function newFile({ title, author, language, properties = {} }, fontsFolder) {
  const { subject, keywords } = properties;
  const all = { Title: title, Author: author, Creator: author, Subject: subject, Keywords: keywords };
  const info = { Producer: 'SpecBuilder', ...withoutEmpty(all) };
  const mayRead = (/** @type {string} */ name) => path.dirname(name) === fontsFolder;
  return new PdfFile(fontsIn(fontsFolder), {}, {}, {}, { ...FILE, lang: language, info }, null, mayRead);
}

/** @param {Readonly<Record<string, string | undefined>>} texts */
function withoutEmpty(texts) {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined && text !== ''));
}

/** A document is drawn only from its own content and this font. @param {string} folder */
function fontsIn(folder) {
  const regular = path.join(folder, 'Inter-Regular.ttf');
  const semibold = path.join(folder, 'Inter-SemiBold.ttf');
  return { Inter: { normal: regular, bold: semibold, italics: regular, bolditalics: semibold } };
}

/**
 * The pages of a section without their footers.
 *
 * @param {PdfFile} file
 * @param {PdfSection} section
 */
export function laidOut(file, section) {
  const parts = { section: section.content, header: () => headerOf(section), footer: null };
  /** @type {readonly { resetXY(): void }[]} */
  let placed = [];
  return evenPages(section, (setting) => {
    for (const node of placed) node.resetXY();
    const { pages, builder } = layout(file, section, parts, setting);
    placed = builder.linearNodeList;
    return { pages, anchors: builder.anchors };
  });
}

/**
 * The footer of a page, as a page with nothing else.
 *
 * @param {PdfFile} file
 * @param {PdfSection} section
 * @param {number} page
 * @param {number} pages
 */
export function footerPage(file, section, page, pages) {
  return layout(file, section, { section: [], header: null, footer: () => footerOf(section, page, pages) }).pages;
}

/**
 * @param {PdfFile} file
 * @param {PdfSection} section
 * @param {object} parts
 * @param {import('./even-pages.mjs').Setting} [setting]
 */
function layout(file, section, parts, { isClose, spared } = PLAIN) {
  const { width, height, margins } = section;
  const [left, top, right, bottom] = margins;
  const pageMargins = [left, top, right, bottom + spared];
  const builder = new TaggedLayout({ width, height }, pageMargins, new SVGMeasure.default());
  builder.registerTableLayouts(isClose ? LAYOUTS.close : LAYOUTS.plain);
  const pageSize = { width, height };
  const pageOrientation = width > height ? 'landscape' : 'portrait';
  const pages = builder.layoutDocument([{ ...parts, pageSize, pageOrientation, pageMargins }], file, {}, TEXT);
  return { pages, builder };
}
