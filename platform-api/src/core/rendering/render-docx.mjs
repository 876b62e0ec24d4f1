// @ts-check
// A part of the rendering process, which runs without compilation.
import { numberingOf, STYLE_OF_LEVEL, stylesOf, withLinkedLevels } from './docx-styles.mjs';

const TWIPS_OF_POINT = 20;
const HALF_POINTS = 2;
/** US Letter, twips. */
const LETTER = { width: 12_240, height: 15_840 };
const INCH = 1440;
const MARGIN = { top: INCH, bottom: INCH, left: INCH, right: INCH };
const SIDES = /** @type {const} */ ({ portrait: 'PORTRAIT', landscape: 'LANDSCAPE' });
/** Space of a cell beside its text, points, as the widths of columns leave it. */
const CELL_SIDES = 6.2;
const HEADER_FILL = 'E7E6E6';
/** The most that a logo has, pixels of 1/96 in. */
const LOGO = { width: 240, height: 32 };
const SPACE_BELOW = 240;

/** @param {import('./jobs.ts').DocxJob} job */
export async function renderDocx({ title, author, properties, part, letterhead, sections }) {
  const docx = await import('docx');
  const document = new docx.Document({
    title,
    creator: author,
    lastModifiedBy: author,
    description: title,
    ...properties,
    features: { updateFields: false },
    styles: stylesOf(docx),
    numbering: numberingOf(docx, part),
    sections: sections.map(({ orientation, header, footer, startsPages, blocks }) => ({
      properties: {
        page: {
          size: { ...LETTER, orientation: docx.PageOrientation[SIDES[orientation]] },
          margin: MARGIN,
          ...(startsPages ? { pageNumbers: { start: 1 } } : {}),
        },
      },
      headers: {
        default: new docx.Header({
          children: [...letterheadOf(docx, letterhead), lineOf(docx, orientation, header, [], spaceBelow(letterhead))],
        }),
      },
      footers: {
        default: new docx.Footer({ children: [lineOf(docx, orientation, footer, [docx.PageNumber.CURRENT])] }),
      },
      children: blocks.flatMap((block) => docxBlock(docx, block)),
    })),
  });
  return withLinkedLevels(await docx.Packer.toBuffer(document));
}

/**
 * The logo as high as a line of its own, and the title block of a company; nothing where there is none.
 *
 * @param {typeof import('docx')} docx
 * @param {import('./jobs.ts').DocxJob['letterhead']} letterhead
 */
function letterheadOf(docx, { picture, lines }) {
  const { ImageRun, Paragraph } = docx;
  const texts = lines.map((text) => new Paragraph({ text }));
  if (picture === null) return texts;
  const scale = Math.min(LOGO.height / picture.height, LOGO.width / picture.width);
  const transformation = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
  return [
    new Paragraph({ children: [new ImageRun({ type: 'png', data: Buffer.from(picture.png), transformation })] }),
    ...texts,
  ];
}

/**
 * A high head pushes the text down, which then begins right below it.
 *
 * @param {import('./jobs.ts').DocxJob['letterhead']} letterhead
 */
function spaceBelow({ picture, lines }) {
  return picture === null && lines.length === 0 ? 0 : SPACE_BELOW;
}

/**
 * A text at either end of a line.
 *
 * @param {typeof import('docx')} docx
 * @param {import('./jobs.ts').DocxSection['orientation']} orientation
 * @param {readonly [left: string, right: string]} texts
 * @param {(typeof docx.PageNumber.CURRENT)[]} after
 * @param {number} [below] twips
 */
function lineOf(docx, orientation, [left, right], after, below = 0) {
  const position = (orientation === 'portrait' ? LETTER.width : LETTER.height) - 2 * INCH;
  const end = new docx.TextRun({ children: [new docx.Tab(), right, ...after] });
  return new docx.Paragraph({
    ...(below === 0 ? {} : { spacing: { after: below } }),
    tabStops: [{ type: docx.TabStopType.RIGHT, position }],
    children: [new docx.TextRun(left), end],
  });
}

/** Styles of blocks that are a paragraph without a number. */
const STYLE_OF_BLOCK = /** @type {const} */ ({
  section: 'Heading1',
  specifierNote: 'SpecifierNote',
  tableTitle: 'ScheduleTitle',
  tableNote: 'ScheduleNote',
  endOfSection: 'EndOfSection',
});

/**
 * @param {typeof import('docx')} docx
 * @param {import('./jobs.ts').DocxBlock} block
 */
function docxBlock(docx, block) {
  const { Paragraph } = docx;
  if (block.kind === 'table') return [docxTable(docx, block), new Paragraph({ text: '', style: 'ScheduleNote' })];
  if (block.kind === 'outline') {
    return [new Paragraph({ style: STYLE_OF_LEVEL[block.level] ?? 'PR3', children: runsOf(docx, block.text) })];
  }
  return [new Paragraph({ style: STYLE_OF_BLOCK[block.kind], text: block.text })];
}

/** Choices in brackets have a style of their own, by which an editor finds them. */
const CHOICES = /(\[[^\]]*\])/;

/**
 * @param {typeof import('docx')} docx
 * @param {string} text
 */
function runsOf(docx, text) {
  return text
    .split(CHOICES)
    .filter((part) => part !== '')
    .map((part) => new docx.TextRun(part.startsWith('[') ? { text: part, style: 'Choice' } : { text: part }));
}

/**
 * @param {typeof import('docx')} docx
 * @param {import('./jobs.ts').DocxTable} table
 */
function docxTable(docx, { groups, head, units, widths, fontSize, rows }) {
  const size = Math.floor(fontSize * HALF_POINTS);
  const columnWidths = widths.map((points) => Math.round((points + CELL_SIDES) * TWIPS_OF_POINT));
  /** @param {{ label: string, span?: number }} cell @param {boolean} isHeader */
  const cellOf = ({ label, span = 1 }, isHeader) =>
    new docx.TableCell({
      columnSpan: span,
      ...(isHeader ? { shading: { type: docx.ShadingType.CLEAR, fill: HEADER_FILL } } : {}),
      children: [new docx.Paragraph({ children: [new docx.TextRun({ text: label, bold: isHeader, size })] })],
    });
  /** @param {readonly { label: string, span?: number }[]} cells @param {boolean} isHeader */
  const rowOf = (cells, isHeader) =>
    new docx.TableRow({
      tableHeader: isHeader,
      cantSplit: true,
      children: cells.map((cell) => cellOf(cell, isHeader)),
    });
  /** @param {readonly string[]} texts */
  const labelled = (texts) => texts.map((label) => ({ label }));
  const side = (CELL_SIDES / 2) * TWIPS_OF_POINT;
  return new docx.Table({
    width: { size: columnWidths.reduce((sum, twips) => sum + twips, 0), type: docx.WidthType.DXA },
    columnWidths,
    layout: docx.TableLayoutType.FIXED,
    margins: { left: side, right: side },
    rows: [
      ...(groups.length === 0 ? [] : [rowOf(groups, true)]),
      rowOf(labelled(head), true),
      ...(units.length === 0 ? [] : [rowOf(labelled(units), true)]),
      ...rows.map((cells) => rowOf(labelled(cells), false)),
    ],
  });
}
