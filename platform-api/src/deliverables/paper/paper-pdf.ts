import { currentLanguage } from '@specbuilder/shared-contracts/language';
import type { PdfJob, PdfSection } from '../../rendering/jobs.ts';
import { svgForPdf } from '../../rendering/svg-for-pdf.ts';
import { DELIVERABLE_TEXTS } from '../../words/deliverable.generated.ts';
import type { Letterhead } from './letterhead.ts';
import type { Block, FactList, Paper, PaperSection, TableBlock } from './paper.ts';
import { fittedTable, readableTables } from './table-widths.ts';

/** Letter paper, in points. */
const SHORT = 612;
const LONG = 792;
const SIDE = 36;
const TOP = { withHeader: 62, without: 48 };
const BOTTOM = 44;
const GAP = 14;
const LIST_LETTER_WIDTH = 4.2;
const LIST_INDENT = 22;
const MOST_LIST_COLUMNS = 3;
/** Rows of a table, or lines of a list, that stand together on a page. */
const SHORT_TABLE = 8;
/** Names of facts are shorter than what they say of a product. */
const NAME_SHARE = 0.47;
const QUIET = '#5c5c5c';
const STRONG = '#1b1b1b';
const HEAD_FILL = '#f0f2f4';
const HEADING_SIZES = { 1: 16, 2: 11, 3: 9.5 } as const;
/** Indents of PART, article, A., 1., a. */
const OUTLINE_INDENTS = [0, 0, 18, 36, 54] as const;
const FIRST_PARAGRAPH_LEVEL = 3;
const OUTLINE_LABELS = [48, 30, 18, 18, 18] as const;

type Content = Record<string, unknown>;

// Margins stand above what they set apart: one below the last line of a full page would begin another, and the next section would
// take that one over with the head of the section before.

/** Area of a page that content has, in points. */
export function contentWidth(orientation: PaperSection['orientation']): number {
  return (orientation === 'portrait' ? SHORT : LONG) - 2 * SIDE;
}

/** A paper as what the rendering thread lays out. */
export function paperPdf({ title, sections }: Paper, letterhead: Letterhead): PdfJob {
  return {
    kind: 'pdf',
    title,
    author: letterhead.brandName,
    language: currentLanguage.get(),
    sections: sections.map((section) => pdfSection(section, letterhead)),
  };
}

function pdfSection({ orientation, strip, hasHeader, blocks }: PaperSection, letterhead: Letterhead): PdfSection {
  const isPortrait = orientation === 'portrait';
  const width = contentWidth(orientation);
  const { logo, color, headLines, footLines } = letterhead;
  return {
    width: isPortrait ? SHORT : LONG,
    height: isPortrait ? LONG : SHORT,
    margins: [SIDE, hasHeader ? TOP.withHeader : TOP.without, SIDE, BOTTOM],
    header: hasHeader ? { logo, left: strip, right: headLines, color } : null,
    footer: { left: footLines, right: DELIVERABLE_TEXTS.page({ page: '{page}', pages: '{pages}' }) },
    content: keptTogether(blocks).flatMap((group) => groupContent(group, width, color)),
  };
}

/** Titles of a specification with the paragraph below them, so that none stands alone at the end of a page. */
function keptTogether(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  let isOpen = false;
  for (const block of blocks) {
    if (isOpen) groups.at(-1)?.push(block);
    else groups.push([block]);
    isOpen = block.kind === 'outline' && block.level < FIRST_PARAGRAPH_LEVEL;
  }
  return groups;
}

function groupContent(group: readonly Block[], width: number, color: string): Content[] {
  const content = group.flatMap((block) => contentOf(block, width, color));
  return group.length === 1 ? content : [{ stack: content, unbreakable: true }];
}

function contentOf(block: Block, width: number, color: string): Content[] {
  switch (block.kind) {
    case 'heading': {
      const { text, level, anchor, aside } = block;
      const look = { bold: true, fontSize: HEADING_SIZES[level], color: STRONG };
      const heading = { text, ...look, ...(anchor === undefined ? {} : { id: anchor }), headlineLevel: level };
      const margin = [0, level === 1 ? 0 : 10, 0, 0];
      if (aside === undefined) return [{ ...heading, margin }];
      return [
        {
          margin,
          columns: [
            { ...heading, width: '*' },
            { text: aside, alignment: 'right', color: QUIET, width: 'auto' },
          ],
        },
      ];
    }
    case 'text':
      return [{ text: block.text, margin: [0, 4, 0, 0], ...(block.isQuiet ? { color: QUIET, fontSize: 8 } : {}) }];
    case 'facts':
      return [factColumns(block.lists, width)];
    case 'table':
      return readableTables(block, width).map((table) => pdfTable(table, width, color));
    case 'pictures':
      return [pdfPictures(block, width)];
    case 'list':
      return [pdfList(block, width)];
    case 'index':
      return pdfIndex(block, width, color);
    case 'cover':
      return pdfCover(block, width);
    case 'outline': {
      const { level, label, text } = block;
      const look = level < 3 ? { bold: true, fontSize: level === 1 ? 11 : 9.5, headlineLevel: level } : {};
      const labelWidth = OUTLINE_LABELS[level - 1];
      return [
        {
          margin: [OUTLINE_INDENTS[level - 1], level === 1 ? 12 : level === 2 ? 8 : 3, 0, 0],
          columns: [
            { text: label, width: labelWidth, ...look },
            { text, width: '*', ...look },
          ],
        },
      ];
    }
    case 'pageBreak':
      return [{ text: '', pageBreak: 'after' }];
  }
}

function factColumns(lists: readonly FactList[], width: number): Content {
  const shown = lists.filter(({ facts }) => facts.length > 0);
  const each = (width - GAP * (shown.length - 1)) / Math.max(1, shown.length);
  return {
    columnGap: GAP,
    margin: [0, 8, 0, 0],
    unbreakable: true,
    columns: shown.map((list) => ({ width: each, stack: factList(list, each) })),
  };
}

function factList({ title, facts }: FactList, width: number): Content[] {
  const table = {
    widths: [width * NAME_SHARE, width * (1 - NAME_SHARE)],
    body: facts.map(([name, value]) => [
      { text: name, color: QUIET },
      { text: value, bold: true, alignment: 'right', color: STRONG },
    ]),
  };
  const head = { text: title, bold: true, fontSize: 9, color: STRONG, margin: [0, 0, 0, 2] };
  return [...(title === '' ? [] : [head]), { layout: 'facts', fontSize: 8, table }];
}

function pdfTable(block: TableBlock, width: number, color: string): Content {
  const { title, groups, columns, rows, look } = block;
  const { fontSize, widths } = fittedTable(block, width);
  const head = columns.map(({ label, isFigure }) => ({
    ...{ text: label, bold: true, color: STRONG, fillColor: HEAD_FILL },
    alignment: look === 'grid' ? 'center' : isFigure === true ? 'right' : 'left',
  }));
  const above = groups?.flatMap(({ label, span }) =>
    spanning({ text: label, bold: true, alignment: 'center', color: '#ffffff', fillColor: color }, span),
  );
  const border = [false, false, false, true];
  // A row of the head, so that it stands above the rest of the table on the next page too.
  const named = spanning(
    { text: title, bold: true, fontSize: 9, color: STRONG, margin: [-2, 0, 0, 1] },
    columns.length,
  ).map((cell) => ({ ...cell, border }));
  const body = rows.map((row) =>
    row.map((text, place) => ({ text, alignment: columns[place]?.isFigure === true ? 'right' : 'left' })),
  );
  const heads = [...(title === undefined ? [] : [named]), ...(above === undefined ? [] : [above]), head];
  return {
    margin: [0, title === undefined ? 4 : 8, 0, 0],
    unbreakable: rows.length < SHORT_TABLE,
    stack: [
      {
        layout: look,
        fontSize,
        table: {
          headerRows: heads.length,
          keepWithHeaderRows: 1,
          dontBreakRows: true,
          widths,
          body: [...heads, ...body],
        },
      },
    ],
  };
}

/** A cell over several columns; the places that it covers want cells of their own. */
function spanning(cell: Content, span: number): Content[] {
  return [{ ...cell, colSpan: span }, ...Array.from({ length: span - 1 }, () => ({ text: '' }))];
}

/** Short lines run in columns, as notes do on drawings. */
function pdfList({ title, isNumbered, items }: Extract<Block, { kind: 'list' }>, width: number): Content {
  const most = Math.max(...items.map((text) => text.length)) * LIST_LETTER_WIDTH + LIST_INDENT;
  const count = Math.max(1, Math.min(Math.floor(width / most), MOST_LIST_COLUMNS, Math.ceil(items.length / 2)));
  const each = Math.ceil(items.length / count);
  const columns = Array.from({ length: count }, (_, place) => {
    const lines = items.slice(place * each, (place + 1) * each).map((text) => ({ text, margin: [0, 1.5, 0, 0] }));
    return { width: '*', ...(isNumbered ? { ol: lines, start: place * each + 1 } : { ul: lines }) };
  });
  const head = { text: title, bold: true, fontSize: 8.5, color: STRONG, margin: [0, 0, 0, 1] };
  return {
    fontSize: 7.5,
    margin: [0, 6, 0, 0],
    unbreakable: items.length < SHORT_TABLE,
    stack: [...(title === undefined ? [] : [head]), { columnGap: GAP, columns }],
  };
}

function pdfPictures({ pictures, beside = [] }: Extract<Block, { kind: 'pictures' }>, width: number): Content {
  const taken = pictures.reduce((sum, picture) => sum + picture.width + GAP, 0);
  const spare = width - taken;
  const lists = beside.flatMap((list) => (list.facts.length === 0 ? [] : factList(list, spare)));
  return {
    columnGap: GAP,
    margin: [0, 8, 0, 0],
    unbreakable: true,
    columns: [
      ...pictures.map((picture) => ({
        width: picture.width,
        stack: [
          { text: picture.title, bold: true, fontSize: 9, color: STRONG, margin: [0, 0, 0, 3] },
          { svg: svgForPdf(picture.svg), width: picture.width, height: picture.height },
        ],
      })),
      ...(lists.length === 0 ? [] : [{ width: spare, stack: lists }]),
    ],
  };
}

function pdfIndex(
  { title, columns, rows }: Extract<Block, { kind: 'index' }>,
  width: number,
  color: string,
): Content[] {
  const cells = [...columns, DELIVERABLE_TEXTS.pageColumn];
  const table = {
    headerRows: 1,
    widths: [...columns.map((_, place) => (place === columns.length - 1 ? '*' : 'auto')), 36],
    body: [
      cells.map((text) => ({ text, bold: true, fillColor: HEAD_FILL })),
      ...rows.map(({ cells: texts, anchor }) => [
        ...texts.map((text) => ({ text, linkToDestination: anchor })),
        { pageReference: anchor, alignment: 'right' },
      ]),
    ],
  };
  return [
    ...contentOf({ kind: 'heading', level: 1, text: title }, width, color),
    { layout: 'rows', fontSize: 9, margin: [0, 6, 0, 0], table },
  ];
}

function pdfCover(block: Extract<Block, { kind: 'cover' }>, width: number): Content[] {
  const { logo, color, title, name, details, boxes } = block;
  return [
    { svg: logo, height: 40, margin: [0, 24, 0, 0] },
    { canvas: [{ type: 'rect', x: 0, y: 0, w: width, h: 3, color }], margin: [0, 14, 0, 110] },
    { text: title, fontSize: 13, color: QUIET, margin: [0, 0, 0, 4] },
    { text: name, fontSize: 28, bold: true, color: STRONG, margin: [0, 0, 0, 26] },
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

function pairs<T>(list: readonly T[]): T[][] {
  return list.flatMap((_, place) => (place % 2 === 0 ? [list.slice(place, place + 2)] : []));
}
