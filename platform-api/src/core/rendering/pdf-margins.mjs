// @ts-check
// A part of the rendering process, which runs without compilation.

const HEADER_TOP = 20;
const LOGO_HEIGHT = 18;
/** Of the lines at the right: a word that is longer than its column is broken only in one with a width. */
const RIGHT_WIDTH = 200;
/** Of a logo that does not say its size. */
const WIDEST = 6;
const SMALL = 7.5;
/** Nothing is printed in smaller type. */
const SMALLEST = 7;
const QUIET = '#5c5c5c';

/** @param {import('./jobs.ts').PdfSection} section */
export function headerOf({ header, margins, width }) {
  if (header === null) return null;
  const [left, , right] = margins;
  const logoWidth = header.logo === null ? 0 : LOGO_HEIGHT * aspectOf(header.logo);
  return [
    {
      margin: [left, HEADER_TOP, right, 0],
      columns: [
        ...(header.logo === null ? [] : [{ svg: header.logo, height: LOGO_HEIGHT, width: logoWidth }]),
        {
          ...{ text: header.left, bold: true, fontSize: 9, margin: [header.logo === null ? 0 : 10, 5, 0, 0] },
          width: width - left - right - RIGHT_WIDTH - logoWidth,
        },
        {
          stack: header.right.map((text) => ({ text })),
          alignment: 'right',
          fontSize: SMALL,
          color: QUIET,
          width: RIGHT_WIDTH,
        },
      ],
    },
    { canvas: [{ type: 'line', x1: left, x2: width - right, y1: 5, y2: 5, lineWidth: 1.25, lineColor: header.color }] },
  ];
}

/** Width of a drawing for each point of its height, as its view box says. @param {string} svg */
function aspectOf(svg) {
  const [, width, height] = /viewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg) ?? [];
  return Number(width) / Number(height) || WIDEST;
}

/**
 * @param {import('./jobs.ts').PdfSection} section
 * @param {number} page
 * @param {number} pages
 */
export function footerOf({ footer, margins, width }, page, pages) {
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
