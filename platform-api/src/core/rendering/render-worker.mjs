// @ts-check
// Runs without compilation, as a worker thread under tsx and jest and as a bundle chunk. Hence plain JavaScript.
import { parentPort, workerData } from 'node:worker_threads';
import { pack } from './pack.mjs';
import { renderDocx } from './render-docx.mjs';
import { renderDrawing } from './render-drawing.mjs';
import { renderPdf } from './render-pdf.mjs';
import { renderXlsx } from './render-xlsx.mjs';

/** @typedef {import('./jobs.ts').RenderJob} RenderJob */

/** @type {{ fontsFolder: string }} */
const { fontsFolder } = workerData;

/** Each loads its library when its kind is first requested. */
const RENDERERS = {
  ...{ pdf: renderPdf, docx: renderDocx, xlsx: renderXlsx, dwg: renderDrawing, dxf: renderDrawing },
  ...{ zip: pack, tar: pack },
};

parentPort?.on('message', async (/** @type {RenderJob} */ job) => {
  try {
    const bytes = await RENDERERS[job.kind](/** @type {any} */ (job), fontsFolder);
    parentPort?.postMessage({ content: new Uint8Array(bytes) });
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
