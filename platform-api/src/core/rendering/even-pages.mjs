// @ts-check
// A part of the rendering process, which runs without compilation.

/**
 * @typedef {import('./jobs.ts').PdfSection} PdfSection
 * @typedef {import('pdfmake/js/LayoutBuilder.js').LaidOutPage} LaidOutPage
 *
 * How a section is set.
 *
 * @typedef {object} Setting
 * @property {boolean} isClose whether rows of tables have less space between them
 * @property {number} spared what each page leaves at its end, points
 */

/** Share of a page that has to be used; a reader takes one with less for a mistake. */
const LEAST = 0.27;
/** A page that is shorter than this would be half empty itself. */
const MOST_SPARED = 0.45;
/** How much of what a sparse page lacks the pages before it give: more where rows and drawings stay together. */
const STEPS = [1.15, 1.8, 2.8, 4.5];

/** @type {Setting} */
export const PLAIN = { isClose: false, spared: 0 };

/**
 * Pages of a section of which none is nearly empty, if there is a way: first by setting tables closer, which saves a page, then by
 * leaving to the last page what the pages before it have room for.
 *
 * @template {{ readonly pages: readonly LaidOutPage[] }} T
 * @param {PdfSection} section
 * @param {(setting: Setting) => T} layOut the nodes of the content have the places of its last call
 * @returns {T}
 */
export function evenPages(section, layOut) {
  const plain = layOut(PLAIN);
  let best = { layout: plain, setting: PLAIN, ...measured(section, plain.pages) };
  let last = PLAIN;
  for (const setting of settings(section, best)) {
    if (best.sparse === 0) break;
    last = setting;
    const layout = layOut(setting);
    const made = { layout, setting, ...measured(section, layout.pages) };
    if (made.sparse < best.sparse && made.pages <= best.pages) best = made;
  }
  return last === best.setting ? best.layout : layOut(best.setting);
}

/**
 * @param {PdfSection} section
 * @param {{ readonly lacks: number, readonly pages: number }} plain
 * @returns {Setting[]}
 */
function settings({ height, margins }, { lacks, pages }) {
  if (pages < 2) return [];
  const inner = height - margins[1] - margins[3];
  const points = [lacks / (pages - 1), lacks].flatMap((share) => STEPS.map((step) => share * step));
  const possible = [...new Set(points)].filter((share) => share <= MOST_SPARED).sort((one, other) => one - other);
  return [{ isClose: true, spared: 0 }, ...possible.map((share) => ({ isClose: false, spared: share * inner }))];
}

/**
 * @param {PdfSection} section
 * @param {readonly LaidOutPage[]} pages
 */
function measured({ height, margins }, pages) {
  const inner = height - margins[1] - margins[3];
  const shares = pages.map(({ items }) => (Math.max(margins[1], ...items.map(endOf)) - margins[1]) / inner);
  const sparse = shares.filter((share) => share < LEAST);
  return { sparse: sparse.length, lacks: LEAST - Math.min(LEAST, ...sparse), pages: pages.length };
}

/** Where what is drawn ends, from the top of its page. @param {LaidOutPage['items'][number]} drawn */
function endOf({ type, item }) {
  if (type === 'line') return item.y + item.getHeight();
  if (type === 'vector') return Math.max(item.y ?? 0, item.y1 ?? 0, item.y2 ?? 0, (item.y ?? 0) + (item.h ?? 0));
  return (item.y ?? 0) + (item._height ?? 0);
}
