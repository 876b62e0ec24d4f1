// @ts-check
// Runs as it stands: as a worker thread under tsx and jest, and as a chunk of the bundle. Hence plain JavaScript.
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

/** @typedef {import('./jobs.ts').RenderJob} RenderJob */

/** @type {{ fontsFolder: string }} */
const { fontsFolder } = workerData;

const HEADER_TOP = 20;
const LOGO_HEIGHT = 18;
const SMALL = 7.5;
const QUIET = '#5c5c5c';

/** Each library is loaded when its kind is first asked for. */
const RENDERERS = { pdf: renderPdf, docx: renderDocx, dwg: renderDwg, zip: pack, tar: pack };

/** @type {Promise<any> | undefined} */
let pdfmake;

function loadPdfmake() {
  pdfmake ??= import('pdfmake').then(({ default: loaded }) => {
    const regular = path.join(fontsFolder, 'Inter-Regular.ttf');
    const semibold = path.join(fontsFolder, 'Inter-SemiBold.ttf');
    loaded.setFonts({ Inter: { normal: regular, bold: semibold, italics: regular, bolditalics: semibold } });
    // A sheet is drawn from what stands in it: nothing is fetched, and no file is read but the font.
    loaded.setUrlAccessPolicy(() => false);
    loaded.setLocalAccessPolicy((/** @type {string} */ file) => path.dirname(file) === fontsFolder);
    const hairline = { hLineColor: () => '#d6d6d6', vLineColor: () => '#d6d6d6', vLineWidth: () => 0 };
    const padding = { paddingTop: () => 2.2, paddingBottom: () => 2.2 };
    loaded.addTableLayouts({
      facts: { ...hairline, ...padding, hLineWidth: lineBelow, paddingLeft: () => 0, paddingRight: () => 0 },
      grid: {
        ...{ ...padding, hLineColor: () => '#c7c7c7', vLineColor: () => '#c7c7c7' },
        ...{ hLineWidth: lineBelow, vLineWidth: () => 0.5, paddingLeft: () => 2.5, paddingRight: () => 2.5 },
      },
      rows: { ...hairline, ...padding, hLineWidth: lineBelow, paddingLeft: () => 3, paddingRight: () => 3 },
    });
    return loaded;
  });
  return pdfmake;
}

/** No line above the first row. @param {number} line */
function lineBelow(line) {
  return line === 0 ? 0 : 0.5;
}

/** @param {import('./jobs.ts').PdfJob} job */
async function renderPdf({ title, author, language, sections }) {
  const loaded = await loadPdfmake();
  const document = loaded.createPdf({
    pageSize: sizeOf(sections[0]),
    pageMargins: sections[0]?.margins,
    defaultStyle: { font: 'Inter', fontSize: 9, lineHeight: 1.1 },
    language,
    info: { title, author, creator: author, producer: 'SpecBuilder' },
    content: sections.map((section) => ({
      section: section.content,
      pageSize: sizeOf(section),
      pageOrientation: section.width > section.height ? 'landscape' : 'portrait',
      pageMargins: section.margins,
      header: () => headerOf(section),
      footer: (/** @type {number} */ page, /** @type {number} */ pages) => footerOf(section, page, pages),
    })),
  });
  return document.getBuffer();
}

/** @param {import('./jobs.ts').PdfSection | undefined} section */
function sizeOf(section) {
  return { width: section?.width ?? 612, height: section?.height ?? 792 };
}

/** @param {import('./jobs.ts').PdfSection} section */
function headerOf({ header, margins, width }) {
  if (header === null) return null;
  const [left, , right] = margins;
  return [
    {
      margin: [left, HEADER_TOP, right, 0],
      columns: [
        { svg: header.logo, height: LOGO_HEIGHT, width: 'auto' },
        { text: header.left, bold: true, fontSize: 9, margin: [10, 5, 0, 0], width: '*' },
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
function footerOf({ footer, margins, width }, page, pages) {
  if (footer === null) return null;
  const [left, , right] = margins;
  const numbered = footer.right.replace('{page}', String(page)).replace('{pages}', String(pages));
  return [
    { canvas: [{ type: 'line', x1: left, x2: width - right, y1: 0, y2: 0, lineWidth: 0.5, lineColor: '#c7c7c7' }] },
    {
      margin: [left, 4, right, 0],
      fontSize: SMALL - 0.75,
      color: QUIET,
      columns: [
        { stack: footer.left.map((text) => ({ text })), width: '*' },
        { text: numbered, alignment: 'right', width: 90 },
      ],
    },
  ];
}

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
async function renderDocx({ title, author, header, footer, part, blocks }) {
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
  /** @param {readonly string[]} cells @param {boolean} isHead */
  const row = (cells, isHead) =>
    new docx.TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map((text) => {
        const run = new docx.TextRun({ text, bold: isHead, size: 15 });
        return new docx.TableCell({ children: [new docx.Paragraph({ children: [run] })] });
      }),
    });
  return new docx.Table({
    width: { size: 100, type: docx.WidthType.PERCENTAGE },
    rows: [row(head, true), ...rows.map((cells) => row(cells, false))],
  });
}

/** @param {import('./jobs.ts').DwgJob} job */
async function renderDwg({ layers, texts, lines }) {
  const { ACadVersion, CadDocument, DwgWriter, Layer, Line, TextEntity, XYZ } = await import('@node-projects/acad-ts');
  const document = new CadDocument();
  const { header, layers: known, modelSpace } = document;
  if (header === null || known === null || modelSpace === null) throw new Error('A new drawing has no model space');
  // Of all versions the one that independent readers take without a warning.
  header.version = ACadVersion.AC1015;
  const byName = new Map(layers.map((name) => [name, new Layer(name)]));
  for (const layer of byName.values()) known.add(layer);
  /** @type {(entity: import('@node-projects/acad-ts').Entity, name: string) => void} */
  const place = (entity, name) => {
    const layer = byName.get(name);
    if (layer !== undefined) entity.layer = layer;
    modelSpace.entities.add(entity);
  };
  for (const { from, to, layer } of lines) {
    place(new Line(new XYZ(from[0], from[1], 0), new XYZ(to[0], to[1], 0)), layer);
  }
  for (const { text, x, y, height, layer } of texts) {
    const entity = new TextEntity(text);
    entity.insertPoint = new XYZ(x, y, 0);
    entity.height = height;
    place(entity, layer);
  }
  return DwgWriter.writeToBuffer(document);
}

/** Already compressed by their own format. */
const PACKED = /\.(pdf|docx|zip|png)$/;

/** @param {import('./jobs.ts').ArchiveJob} job */
async function pack({ kind, files, time }) {
  if (kind === 'tar') return tarOf(files, time);
  const { zipSync } = await import('fflate');
  const mtime = new Date(time);
  /** @type {import('fflate').Zippable} */
  const entries = {};
  for (const { name, content } of files) entries[name] = [content, { level: PACKED.test(name) ? 0 : 6, mtime }];
  return zipSync(entries);
}

const BLOCK = 512;

/**
 * An archive in the ustar format of POSIX.1-1988: a header of 512 bytes before each file, content filled up to 512, two
 * empty blocks at the end. Names here are short and of one folder, so nothing of its extensions is needed.
 *
 * @param {readonly import('./jobs.ts').PackedFile[]} files
 * @param {number} time
 */
function tarOf(files, time) {
  const parts = files.flatMap(({ name, content }) => [
    tarHeader(name, content.length, time),
    content,
    Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK),
  ]);
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

/**
 * @param {string} name
 * @param {number} size
 * @param {number} time
 */
function tarHeader(name, size, time) {
  const header = Buffer.alloc(BLOCK);
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for an archive`);
  /** @param {number} value @param {number} length */
  const octal = (value, length) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  header.write(name, 0);
  header.write(octal(0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(Math.floor(time / 1000), 12), 136);
  // Counted as eight spaces while it is worked out.
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

parentPort?.on('message', async (/** @type {RenderJob} */ job) => {
  try {
    const bytes = await RENDERERS[job.kind](/** @type {any} */ (job));
    parentPort?.postMessage({ content: new Uint8Array(bytes) });
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
