import { DELIVERABLE_MESSAGES } from '../../core/index.ts';
import { factColumns } from './pdf-facts.ts';
import { ALERT, type Content, HEADER_FILL, QUIET, STRONG } from './pdf-style.ts';
import type { Block } from './printed-document.ts';

/** Wider than an upright page: a page across is lower. */
const ACROSS = 600;
/** Padding and lines of its frame. */
const NOTICE_SIDES = 22;

export function pdfIndex({ title, columns, rows }: Extract<Block, { kind: 'index' }>): Content[] {
  const cells = [...columns, DELIVERABLE_MESSAGES.pageColumn];
  const table = {
    headerRows: 1,
    widths: [...columns.map((_, index) => (index === columns.length - 1 ? '*' : 'auto')), 36],
    body: [
      cells.map((text) => ({ text, bold: true, fillColor: HEADER_FILL })),
      ...rows.map(({ cells: texts, anchor }) => [
        ...texts.map((text) => ({ text, linkToDestination: anchor })),
        { pageReference: anchor, alignment: 'right' },
      ]),
    ],
  };
  return [
    { text: title, bold: true, fontSize: 16, color: STRONG },
    { layout: 'rows', fontSize: 9, margin: [0, 6, 0, 0], table },
  ];
}

export function pdfCover(block: Extract<Block, { kind: 'cover' }>, width: number): Content[] {
  const { logo, color, title, name, notice, details, boxes } = block;
  return [
    { svg: logo, height: 40, margin: [0, 24, 0, 0] },
    { canvas: [{ type: 'rect', x: 0, y: 0, w: width, h: 3, color }], margin: [0, 14, 0, width > ACROSS ? 24 : 110] },
    { text: title, fontSize: 13, color: QUIET, margin: [0, 0, 0, 4] },
    { text: name, fontSize: 28, bold: true, color: STRONG, margin: [0, 0, 0, 26] },
    ...(notice === undefined ? [] : [noticeBox(notice, width)]),
    ...pairs(details).map((pair) => factColumns(pair, width)),
    {
      margin: [0, 30, 0, 0],
      columns: boxes.flatMap((text) => [
        // Places are worked into the drawing itself, so each has one of its own.
        { canvas: [{ type: 'rect', x: 0, y: 1, w: 9, h: 9, lineColor: STRONG, lineWidth: 0.75 }], width: 16 },
        { text, width: 130 },
      ]),
    },
  ];
}

function noticeBox({ text, anchor }: { text: string; anchor: string }, width: number): Content {
  const cell = { text, bold: true, fontSize: 10, color: ALERT, linkToDestination: anchor };
  return { layout: 'notice', margin: [0, 0, 0, 12], table: { widths: [width - NOTICE_SIDES], body: [[cell]] } };
}

function pairs<T>(list: readonly T[]): T[][] {
  return list.flatMap((_, index) => (index % 2 === 0 ? [list.slice(index, index + 2)] : []));
}
