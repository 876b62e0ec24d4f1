// @ts-check
// A part of the rendering thread, which runs without compilation.
import path from 'node:path';

const HEADER_TOP = 20;
const LOGO_HEIGHT = 18;
const SMALL = 7.5;
/** Nothing is printed in smaller letters. */
const SMALLEST = 7;
const QUIET = '#5c5c5c';
const ALERT = '#a4262c';

const HAIRLINE = { hLineColor: () => '#d6d6d6', vLineColor: () => '#d6d6d6', vLineWidth: () => 0 };
const PADDING = { paddingTop: () => 2.2, paddingBottom: () => 2.2 };
const LAYOUTS = {
  facts: { ...HAIRLINE, ...PADDING, hLineWidth: lineBelow, paddingLeft: () => 0, paddingRight: () => 0 },
  grid: {
    ...{ ...PADDING, hLineColor: () => '#c7c7c7', vLineColor: () => '#c7c7c7' },
    ...{ hLineWidth: lineBelow, vLineWidth: () => 0.5, paddingLeft: () => 2.5, paddingRight: () => 2.5 },
  },
  notice: {
    ...{ hLineWidth: () => 1.25, vLineWidth: () => 1.25, hLineColor: () => ALERT, vLineColor: () => ALERT },
    ...{ paddingTop: () => 7, paddingBottom: () => 7, paddingLeft: () => 9, paddingRight: () => 9 },
  },
  rows: { ...HAIRLINE, ...PADDING, hLineWidth: lineBelow, paddingLeft: () => 3, paddingRight: () => 3 },
};

/** No line above the first row. @param {number} line */
function lineBelow(line) {
  return line === 0 ? 0 : 0.5;
}

/**
 * @param {import('./jobs.ts').PdfJob} job
 * @param {string} fontsFolder
 */
export async function renderPdf({ title, author, properties, language, sections, attachments = [] }, fontsFolder) {
  // Loaded with the first document.
  const { bytesOf, taggedPdf } = await import('./tagged-pdf.mjs');
  const { subject, keywords } = properties ?? {};
  const info = { Title: title, Author: author, Creator: author, Subject: subject, Keywords: keywords };
  const file = taggedPdf(
    {
      pageSize: sizeOf(sections[0]),
      pageMargins: sections[0]?.margins,
      defaultStyle: { font: 'Inter', fontSize: 9, lineHeight: 1.1 },
      language,
      info: { Producer: 'SpecBuilder', ...withoutEmpty(info) },
      content: sections.map((section) => ({
        section: section.content,
        pageSize: sizeOf(section),
        pageOrientation: section.width > section.height ? 'landscape' : 'portrait',
        pageMargins: section.margins,
        header: () => headerOf(section),
        footer: (/** @type {number} */ page, /** @type {number} */ pages) => footerOf(section, page, pages),
      })),
    },
    { fonts: fontsIn(fontsFolder), layouts: LAYOUTS, mayRead: (name) => path.dirname(name) === fontsFolder },
  );
  leadToTops(file.outline);
  for (const { name, mediaType, description, content } of attachments) {
    file.file(Buffer.from(content), { name, type: mediaType, description, relationship: 'Data' });
  }
  return bytesOf(file);
}

/** A document is drawn only from its own content and this font. @param {string} folder */
function fontsIn(folder) {
  const regular = path.join(folder, 'Inter-Regular.ttf');
  const semibold = path.join(folder, 'Inter-SemiBold.ttf');
  return { Inter: { normal: regular, bold: semibold, italics: regular, bolditalics: semibold } };
}

/** @param {Readonly<Record<string, string | undefined>>} texts */
function withoutEmpty(texts) {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined && text !== ''));
}

/**
 * pdfmake does not describe its outline.
 *
 * @typedef {{ readonly children: readonly OutlineEntry[] }} Outline
 * @typedef {Outline & { readonly outlineData: { Dest: readonly unknown[] } }} OutlineEntry
 */

/**
 * Entries of an outline lead to the right edge of their page, which a reader that is zoomed in scrolls to.
 *
 * @param {Outline} outline
 */
function leadToTops({ children }) {
  for (const entry of children) {
    const [page, , , top] = entry.outlineData.Dest;
    entry.outlineData.Dest = [page, 'XYZ', null, top, null];
    leadToTops(entry);
  }
}

/** @param {import('./jobs.ts').PdfSection | undefined} section */
function sizeOf(section) {
  return { width: section?.width ?? 612, height: section?.height ?? 792 };
}

/** @param {import('./jobs.ts').PdfSection} section */
function headerOf({ header, margins, width }) {
  if (header === null) return null;
  const [left, , right] = margins;
  return [
    {
      margin: [left, HEADER_TOP, right, 0],
      columns: [
        ...(header.logo === null ? [] : [{ svg: header.logo, height: LOGO_HEIGHT, width: 'auto' }]),
        { text: header.left, bold: true, fontSize: 9, margin: [header.logo === null ? 0 : 10, 5, 0, 0], width: '*' },
        {
          stack: header.right.map((text) => ({ text })),
          alignment: 'right',
          fontSize: SMALL,
          color: QUIET,
          width: '*',
        },
      ],
    },
    { canvas: [{ type: 'line', x1: left, x2: width - right, y1: 5, y2: 5, lineWidth: 1.25, lineColor: header.color }] },
  ];
}

/**
 * @param {import('./jobs.ts').PdfSection} section
 * @param {number} page
 * @param {number} pages
 */
function footerOf({ footer, margins, width }, page, pages) {
  if (footer === null) return null;
  const [left, , right] = margins;
  const numbered = footer.right.replace('{page}', String(page)).replace('{pages}', String(pages));
  return [
    { canvas: [{ type: 'line', x1: left, x2: width - right, y1: 0, y2: 0, lineWidth: 0.5, lineColor: '#c7c7c7' }] },
    {
      margin: [left, 4, right, 0],
      fontSize: SMALLEST,
      color: QUIET,
      columns: [
        { stack: footer.left.map((text) => ({ text })), width: '*' },
        { text: numbered, alignment: 'right', width: 90 },
      ],
    },
  ];
}
