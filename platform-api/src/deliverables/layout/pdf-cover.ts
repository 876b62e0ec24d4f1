import { DELIVERABLE_MESSAGES } from '../../core/index.ts';
import { factColumns } from './pdf-facts.ts';
import { ALERT, type Content, HEADER_FILL, QUIET, STRONG } from './pdf-style.ts';
import type { Block, IndexBlock } from './printed-document.ts';
import { fittedTable } from './table-widths.ts';

/** Wider than an upright page: a page across is lower. */
const ACROSS = 600;
/** As many leave space above the title. */
const FEW_FACTS = 16;
const SQUARE = 9;
/** Points; stamps of reviewers are about 4 in. by 1 1/2 in. */
const STAMP = { width: 288, height: 100 };
const LOW_STAMP = { width: 288, height: 72 };
/** Padding and lines of its frame. */
const NOTICE_SIDES = 22;

/** Of which no number is wider. */
const LARGEST_PAGE = '0000';

export function pdfIndex({ title, columns, rows }: IndexBlock, width: number): Content[] {
  const cells = [...columns, DELIVERABLE_MESSAGES.pageColumn];
  const { fontSize, widths } = fittedTable(
    {
      ...{ kind: 'table', look: 'rows' },
      columns: cells.map((label, place) => ({ label, isNumeric: place === columns.length })),
      rows: rows.map(({ cells: texts }) => [...texts, LARGEST_PAGE]),
    },
    width,
  );
  const table = {
    headerRows: 1,
    widths,
    body: [
      cells.map((text, place) => ({
        ...{ text, bold: true, fillColor: HEADER_FILL },
        alignment: place === columns.length ? 'right' : 'left',
      })),
      ...rows.map(({ cells: texts, anchor }) => [
        ...texts.map((text) => ({ text, linkToDestination: anchor })),
        { pageReference: anchor, alt: texts[0], alignment: 'right' },
      ]),
    ],
  };
  return [
    { text: title, tag: 'H1', bold: true, fontSize: 16, color: STRONG },
    { layout: 'rows', fontSize, margin: [0, 6, 0, 0], table },
  ];
}

export function pdfCover(block: Extract<Block, { kind: 'cover' }>, width: number): Content[] {
  const { logo, logoName, sender, color, title, name, notice, details } = block;
  const isAcross = width > ACROSS;
  const isFull = isAcross || details.reduce((sum, { facts }) => sum + facts.length, 0) > FEW_FACTS;
  return [
    { svg: logo, alt: logoName, height: 40, margin: [0, isAcross ? 0 : 24, 0, 0] },
    ...sender.map((text) => ({ text, fontSize: 8, color: QUIET, margin: [0, 3, 0, 0] })),
    { canvas: [{ type: 'rect', x: 0, y: 0, w: width, h: 3, color }], margin: [0, 14, 0, isFull ? 18 : 110] },
    { text: title, fontSize: 13, color: QUIET, margin: [0, 0, 0, 4] },
    { text: name, tag: 'H1', fontSize: 28, bold: true, color: STRONG, margin: [0, 0, 0, isFull ? 14 : 26] },
    ...(notice === undefined ? [] : [noticeBox(notice, width)]),
    ...inRows(details, isAcross ? 3 : 2).map((row) => factColumns(row, width)),
    ofReviewer(block, isAcross ? LOW_STAMP : STAMP),
  ];
}

/** What the document is made for, and beside it the area of the stamp. */
function ofReviewer({ boxes, stamp }: Extract<Block, { kind: 'cover' }>, size: typeof STAMP): Content {
  const marks = DELIVERABLE_MESSAGES.alternativeText;
  const statuses = boxes.map(({ text, isChecked }) => ({
    margin: [0, 0, 0, 6],
    columns: [
      {
        canvas: [square(), ...(isChecked ? cross() : [])],
        alt: isChecked ? marks.selected : marks.notSelected,
        width: 16,
      },
      { text, width: 130, bold: isChecked },
    ],
  }));
  return {
    unbreakable: true,
    margin: [0, 12, 0, 0],
    columns: [
      { width: 170, stack: statuses },
      { width: '*', stack: stampArea(stamp, size) },
    ],
  };
}

/** Places are worked into a drawing itself, so each has one of its own. */
function square(): Content {
  return { type: 'rect', x: 0, y: 1, w: SQUARE, h: SQUARE, lineColor: STRONG, lineWidth: 0.75 };
}

function cross(): Content[] {
  const line = { type: 'line', x1: 1.5, x2: SQUARE - 1.5, lineColor: STRONG, lineWidth: 1.25 };
  return [
    { ...line, y1: 2.5, y2: SQUARE - 0.5 },
    { ...line, y1: SQUARE - 0.5, y2: 2.5 },
  ];
}

/** An empty frame as large as the stamp of a reviewer. */
function stampArea(name: string, { width, height }: typeof STAMP): Content[] {
  const frame = { type: 'rect', x: 0, y: 0, w: width, h: height, lineColor: QUIET, lineWidth: 0.75 };
  return [{ text: name, fontSize: 8, color: QUIET, margin: [0, 0, 0, 3] }, { canvas: [frame] }];
}

function noticeBox({ text, anchor }: NonNullable<Extract<Block, { kind: 'cover' }>['notice']>, width: number): Content {
  const link = anchor === undefined ? {} : { linkToDestination: anchor };
  const cell = { text, bold: true, fontSize: 10, color: ALERT, ...link };
  return {
    tag: 'Layout',
    layout: 'notice',
    margin: [0, 0, 0, 12],
    table: { widths: [width - NOTICE_SIDES], body: [[cell]] },
  };
}

function inRows<T>(list: readonly T[], length: number): T[][] {
  return list.flatMap((_, index) => (index % length === 0 ? [list.slice(index, index + length)] : []));
}
