// @ts-check
// Runs without compilation, as a process of its own under tsx and jest and as a bundle chunk. Hence plain JavaScript.
import { pack } from './pack.mjs';
import { renderDocx } from './render-docx.mjs';
import { renderDrawing } from './render-drawing.mjs';
import { renderPdf } from './render-pdf.mjs';
import { renderPdfArchive } from './render-pdf-archive.mjs';
import { renderXlsx } from './render-xlsx.mjs';

/**
 * @typedef {import('./jobs.ts').RenderJob} RenderJob
 * @typedef {import('./rendering-process.ts').Order} Order
 * @typedef {import('./rendering-process.ts').Reply} Reply
 *
 * @typedef {object} Means
 * @property {string} fontsFolder
 * @property {(chunk: Uint8Array) => void} write takes the next part of the file
 */

/** Each loads its library when its kind is first requested. */
const RENDERERS = {
  docx: renderDocx,
  xlsx: renderXlsx,
  dwg: renderDrawing,
  dxf: renderDrawing,
  zip: pack,
  tar: pack,
};

/** Bytes of a message with a part of the file. */
const PART = 262_144;

/** Sections that have come. @type {Order[]} */
const waiting = [];
/** @type {((order: Order) => void) | null} */
let take = null;

process.on('message', (/** @type {Order} */ order) => {
  if ('job' in order) void run(order);
  else if (take === null) waiting.push(order);
  else take(order);
});
// The server is gone, however it ended.
process.on('disconnect', () => process.exit());

/** A server that is killed in the middle of a document is gone before this process learns of it. @param {Reply} reply */
function reply(reply) {
  process.send?.(reply, undefined, undefined, (error) => {
    if (error !== null) process.exit();
  });
}

/** @param {Extract<Order, { job: unknown }>} order */
async function run({ job, fontsFolder }) {
  waiting.length = 0;
  const parts = partsTo((content) => reply({ content }));
  try {
    await render(job, { fontsFolder, write: parts.write });
    parts.flush();
    reply({ isDone: true, memory: process.memoryUsage.rss() });
  } catch (error) {
    reply({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

/**
 * @param {RenderJob} job
 * @param {Means} means
 */
async function render(job, means) {
  if (job.kind === 'pdf') await renderPdf({ ...job, sections: sections() }, means);
  else if (job.kind === 'pdfArchive') await renderPdfArchive({ ...job, sections: sections() }, means);
  else means.write(await RENDERERS[job.kind](/** @type {any} */ (job)));
}

/** @returns {Promise<Order>} */
function nextOrder() {
  return new Promise((resolve) => {
    take = (order) => {
      take = null;
      resolve(order);
    };
  });
}

/** The sections of the document, each requested when the one before it is drawn. */
async function* sections() {
  for (;;) {
    reply({ isNextWanted: true });
    const order = waiting.shift() ?? (await nextOrder());
    if (!('section' in order)) return;
    yield order.section;
  }
}

/**
 * Joins what is written in small pieces.
 *
 * @param {(content: Uint8Array) => void} send
 */
function partsTo(send) {
  /** @type {Uint8Array[]} */
  let pieces = [];
  let length = 0;
  const flush = () => {
    if (length > 0) send(Buffer.concat(pieces));
    pieces = [];
    length = 0;
  };
  /** @param {Uint8Array} piece */
  const write = (piece) => {
    pieces.push(piece);
    length += piece.length;
    if (length >= PART) flush();
  };
  return { write, flush };
}
