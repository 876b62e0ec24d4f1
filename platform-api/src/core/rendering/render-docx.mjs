// @ts-check
// A part of the rendering thread, which runs without compilation.
/** Numbering of a specification: PART 1, 1.1, A., 1., a. */
const LEVELS = [
  { format: 'decimal', text: '%1' },
  { format: 'decimal', text: '%1.%2' },
  { format: 'upperLetter', text: '%3.' },
  { format: 'decimal', text: '%4.' },
  { format: 'lowerLetter', text: '%5.' },
];
const TWIPS = 360;
const TWIPS_OF_POINT = 20;
const HALF_POINTS = 2;
/** US Letter, twips. */
const LETTER = { width: 12_240, height: 15_840 };
const MARGIN = { top: 1440, bottom: 1440, left: 1440, right: 1440 };
const SIDES = /** @type {const} */ ({ portrait: 'PORTRAIT', landscape: 'LANDSCAPE' });
/** Specifications are printed in black; sizes in half points. */
const HEADINGS = Object.fromEntries(
  [
    ['title', 32],
    ['heading1', 24],
    ['heading2', 22],
    ['heading3', 20],
  ].map(([style, size]) => [style, { run: { font: 'Arial', color: '000000', bold: true, size } }]),
);
/** Space of a cell beside its text, points, as the widths of columns leave it. */
const CELL_SIDES = 6.2;

/** @param {import('./jobs.ts').DocxJob} job */
export async function renderDocx({ title, author, properties, header, footer, part, sections }) {
  const docx = await import('docx');
  const lists = [...new Set(sections.flatMap(listsOf))];
  const document = new docx.Document({
    title,
    creator: author,
    description: title,
    ...properties,
    features: { updateFields: false },
    styles: { default: { document: { run: { font: 'Arial', size: 20 } }, ...HEADINGS } },
    numbering: { config: lists.map((list) => ({ reference: `outline-${list}`, levels: levelsOf(docx, part) })) },
    sections: sections.map(({ orientation, blocks }) => ({
      properties: {
        page: { size: { ...LETTER, orientation: docx.PageOrientation[SIDES[orientation]] }, margin: MARGIN },
      },
      headers: { default: new docx.Header({ children: [new docx.Paragraph(header)] }) },
      footers: { default: footerOf(docx, footer) },
      children: blocks.flatMap((block) => docxBlock(docx, block)),
    })),
  });
  return docx.Packer.toBuffer(document);
}

/** @param {import('./jobs.ts').DocxSection} section */
function listsOf({ blocks }) {
  return blocks.flatMap((block) => (block.kind === 'outline' ? [block.list] : []));
}

/**
 * @param {typeof import('docx')} docx
 * @param {string} footer
 */
function footerOf(docx, footer) {
  const pages = { children: [docx.PageNumber.CURRENT, ' / ', docx.PageNumber.TOTAL_PAGES] };
  const runs = [new docx.TextRun(`${footer}   `), new docx.TextRun(pages)];
  return new docx.Footer({ children: [new docx.Paragraph({ children: runs })] });
}

/**
 * @param {typeof import('docx')} docx
 * @param {string} part
 */
function levelsOf(docx, part) {
  return LEVELS.map(({ format, text }, level) => ({
    level,
    format: /** @type {any} */ (format),
    text: level === 0 ? `${part} ${text}` : text,
    alignment: docx.AlignmentType.LEFT,
    style: {
      paragraph: {
        indent: { left: level < 2 ? TWIPS * 2 : TWIPS * (level + 1), hanging: level === 0 ? TWIPS * 2 : TWIPS * 1.5 },
      },
    },
  }));
}

/**
 * @param {typeof import('docx')} docx
 * @param {import('./jobs.ts').DocxBlock} block
 */
function docxBlock(docx, block) {
  const { HeadingLevel, Paragraph } = docx;
  if (block.kind === 'table') return [docxTable(docx, block), new Paragraph('')];
  if (block.kind === 'title') return [new Paragraph({ text: block.text, heading: HeadingLevel.TITLE })];
  if (block.kind === 'section') {
    return [new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_1 })];
  }
  if (block.kind === 'outline') {
    const heading = [HeadingLevel.HEADING_2, HeadingLevel.HEADING_3][block.level - 1];
    const numbering = { reference: `outline-${block.list}`, level: block.level - 1 };
    return [new Paragraph({ text: block.text, numbering, ...(heading === undefined ? {} : { heading }) })];
  }
  const run = new docx.TextRun({ text: block.text, italics: block.kind === 'note' });
  return [new Paragraph({ children: [run], spacing: { after: 120 } })];
}

/**
 * @param {typeof import('docx')} docx
 * @param {import('./jobs.ts').DocxTable} table
 */
function docxTable(docx, { groups, head, widths, fontSize, rows }) {
  const size = Math.floor(fontSize * HALF_POINTS);
  const columnWidths = widths.map((points) => Math.round((points + CELL_SIDES) * TWIPS_OF_POINT));
  /** @param {{ label: string, span?: number }} cell @param {boolean} isHeader */
  const cellOf = ({ label, span = 1 }, isHeader) =>
    new docx.TableCell({
      columnSpan: span,
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
      ...rows.map((cells) => rowOf(labelled(cells), false)),
    ],
  });
}
