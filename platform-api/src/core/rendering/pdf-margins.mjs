// @ts-check
// A part of the rendering process, which runs without compilation.

const HEADER_TOP = 20;
const LOGO_HEIGHT = 18;
const SMALL = 7.5;
/** Nothing is printed in smaller type. */
const SMALLEST = 7;
const QUIET = '#5c5c5c';

/** @param {import('./jobs.ts').PdfSection} section */
export function headerOf({ header, margins, width }) {
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
