// @ts-check
// A part of the rendering thread, which runs without compilation.
import SVGMeasure from 'pdfmake/js/SVGMeasure.js';
import { documentElements } from './pdf-elements.mjs';
import { PdfFile } from './pdf-file.mjs';
import { writeStructure } from './pdf-structure.mjs';
import { TaggedLayout, TaggedRenderer } from './tagged-renderer.mjs';

/** @typedef {{ readonly fonts: object, readonly layouts: object, readonly mayRead: (file: string) => boolean }} Means */

/**
 * A document of pdfmake with the structure of its content, its pages drawn.
 *
 * @param {Record<string, any>} definition as pdfmake reads it: sections alone
 * @param {Means} means
 * @returns {PdfFile}
 */
export function taggedPdf({ content, pageSize, pageMargins, defaultStyle, language, info }, means) {
  const root = documentElements(
    content.map((/** @type {{ section: unknown[] }} */ { section }) => ({ content: section })),
  );
  const size = [pageSize.width, pageSize.height];
  const file = new PdfFile(means.fonts, {}, {}, {}, { ...FILE, size, lang: language, info }, null, means.mayRead);
  const layout = new TaggedLayout(pageSize, pageMargins, new SVGMeasure.default());
  layout.registerTableLayouts(means.layouts);
  new TaggedRenderer(file).renderPages(layout.layoutDocument(content, file, {}, defaultStyle));
  writeStructure(file, root);
  if (file.isComplete && info.Title !== '') file.claimAccessibility();
  return file;
}

/** A tagged file is of PDF 1.7, and its window has its title. */
const FILE = {
  ...{ pdfVersion: '1.7', tagged: true, displayTitle: true, compress: true },
  ...{ autoFirstPage: false, bufferPages: false, font: null },
};

/**
 * @param {PdfFile} file
 * @returns {Promise<Buffer>}
 */
export async function bytesOf(file) {
  file.end();
  const chunks = [];
  for await (const chunk of file) chunks.push(chunk);
  return Buffer.concat(chunks);
}
