// @ts-check
// A part of the rendering process, which runs without compilation.
import { pack } from './pack.mjs';
import { renderPdf } from './render-pdf.mjs';

/**
 * A document with pages of it as files of their own. They are copied as they are drawn: laid out once more, they would take as long
 * as the document.
 *
 * @param {import('./jobs.ts').PdfArchiveJob} job
 * @param {import('./render-process.mjs').Means} means
 */
export async function renderPdfArchive({ name, time, ...job }, { fontsFolder, write }) {
  const { sheetOf } = await import('./pdf-sheet.mjs');
  /** @type {Uint8Array[]} */
  const chunks = [];
  /** @type {import('./jobs.ts').PackedFile[]} */
  const files = [];
  const toChunks = { fontsFolder, write: (/** @type {Uint8Array} */ chunk) => void chunks.push(chunk) };
  await renderPdf({ ...job, kind: 'pdf' }, toChunks, async (drawn, { sheet }, file) => {
    if (sheet === undefined) return;
    const content = await sheetOf(drawn, file, { ...job, title: sheet.title }, fontsFolder);
    files.push({ name: sheet.name, content }, ...sheet.files);
  });
  write(await pack({ kind: 'zip', files: [{ name, content: Buffer.concat(chunks) }, ...files], time }));
}
