// @ts-check
// A part of the rendering process, which runs without compilation.

/**
 * @typedef {import('./pdf-pages.mjs').DrawnSection} DrawnSection
 *
 * @param {import('./jobs.ts').PdfJob} job
 * @param {import('./render-process.mjs').Means} means
 * @param {(drawn: DrawnSection, section: import('./jobs.ts').PdfSection, file: import('./pdf-file.mjs').PdfFile) => Promise<void>} [use]
 */
export async function renderPdf({ sections, attachments = [], ...about }, { fontsFolder, write }, use) {
  // Loaded with the first document.
  const { newFile } = await import('./pdf-layout.mjs');
  const { PdfPages } = await import('./pdf-pages.mjs');
  const file = newFile(about, fontsFolder);
  file.on('data', write);
  const pages = new PdfPages(file);
  for await (const section of sections) await pages.add(section, use && ((drawn) => use(drawn, section, file)));
  await pages.end();
  for (const { name, mediaType, description, content } of attachments) {
    file.file(Buffer.from(content), { name, type: mediaType, description, relationship: 'Data' });
  }
  await file.complete(about.title);
}
