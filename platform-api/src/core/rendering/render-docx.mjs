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

/** @param {import('./jobs.ts').DocxJob} job */
export async function renderDocx({ title, author, header, footer, part, blocks }) {
  const docx = await import('docx');
  const lists = [...new Set(blocks.flatMap((block) => (block.kind === 'outline' ? [block.list] : [])))];
  const document = new docx.Document({
    title,
    creator: author,
    description: title,
    features: { updateFields: false },
    styles: { default: { document: { run: { font: 'Arial', size: 20 } } } },
    numbering: { config: lists.map((list) => ({ reference: `outline-${list}`, levels: levelsOf(docx, part) })) },
    sections: [
      {
        properties: { page: { size: { width: 12_240, height: 15_840 } } },
        headers: { default: new docx.Header({ children: [new docx.Paragraph(header)] }) },
        footers: {
          default: new docx.Footer({
            children: [
              new docx.Paragraph({
                children: [
                  new docx.TextRun(`${footer}   `),
                  new docx.TextRun({ children: [docx.PageNumber.CURRENT, ' / ', docx.PageNumber.TOTAL_PAGES] }),
                ],
              }),
            ],
          }),
        },
        children: blocks.flatMap((block) => docxBlock(docx, block)),
      },
    ],
  });
  return docx.Packer.toBuffer(document);
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
    return [new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_1, pageBreakBefore: true })];
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
function docxTable(docx, { head, rows }) {
  /** @param {readonly string[]} cells @param {boolean} isHeader */
  const row = (cells, isHeader) =>
    new docx.TableRow({
      tableHeader: isHeader,
      cantSplit: true,
      children: cells.map((text) => {
        const run = new docx.TextRun({ text, bold: isHeader, size: 15 });
        return new docx.TableCell({ children: [new docx.Paragraph({ children: [run] })] });
      }),
    });
  return new docx.Table({
    width: { size: 100, type: docx.WidthType.PERCENTAGE },
    rows: [row(head, true), ...rows.map((cells) => row(cells, false))],
  });
}
