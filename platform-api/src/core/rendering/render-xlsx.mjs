// @ts-check
// A part of the rendering process, which runs without compilation.

/** Sheets of the contract as Excel numbers them: Letter, legal, tabloid, A3. */
const SHEETS = [1, 5, 3, 8];
const MAX_NAME = 31;
/** Of values that have some: 1.50 hp beside 0.75 hp. */
const MIN_DECIMALS = 2;
/** Width of the sheets across between their margins, points. */
const PRINTED_WIDTHS = [691, 907, 1123, 1090];
/** Width of a character of a column, points. */
const CHARACTER = 5.2;
/** At which text of 9 pt is printed with 7. */
const SMALLEST_SCALE = 0.78;
const MIN_WIDTH = 6;
/** Longer texts are wrapped. */
const MAX_WIDTH = 60;
const HEAD = /** @type {const} */ ({
  fontWeight: 'bold',
  backgroundColor: '#E7E6E6',
  align: 'center',
  alignVertical: 'center',
  wrap: true,
  borderStyle: 'thin',
});
const BODY = /** @type {const} */ ({ alignVertical: 'top', borderStyle: 'hair' });
/** A text that follows a number would touch it without its indent. */
const TEXT = /** @type {const} */ ({ ...BODY, align: 'left', indent: 1, wrap: true });

/** @param {import('./jobs.ts').XlsxJob} job */
export async function renderXlsx({ pageSize, footer, sheets }) {
  const { default: write } = await import('write-excel-file/node');
  const utility = await import('write-excel-file/utility');
  const pages = sheets.map(pageOf);
  const features = [printSetup(utility, { pageSize, footer, sheets: pages })];
  return write(pages, { fontFamily: 'Arial', fontSize: 9, features }).toBuffer();
}

/** @param {import('./jobs.ts').XlsxSheet} sheet */
function pageOf(sheet) {
  const decimals = decimalsOf(sheet);
  const widths = widthsOf(sheet, decimals);
  return {
    sheet: sheetName(sheet.name),
    printedColumns: sheet.printedColumns ?? widths.length,
    orientation: /** @type {const} */ ('landscape'),
    stickyRowsCount: sheet.frozenRows,
    stickyColumnsCount: sheet.frozenColumns,
    columns: widths.map((width) => ({ width })),
    data: [
      ...sheet.heads.map((row) => {
        const height = heightOf(row, widths);
        return row.map((value) => ({ ...HEAD, value, height }));
      }),
      ...sheet.rows.map((row) => {
        const texts = row.map(({ value }) => String(value));
        const height = heightOf(texts, widths);
        return row.map((cell, place) => ({ ...cellOf(cell, decimals[place] ?? 0), height }));
      }),
    ],
  };
}

/** Points of a line. */
const LINE = 12.5;

/** Not every program makes a row as high as its wrapped texts. @param {readonly string[]} texts @param {readonly number[]} widths */
function heightOf(texts, widths) {
  const lines = texts.map((text, place) => linesOf(text, (widths[place] ?? MAX_WIDTH) - 2));
  return Math.max(1, ...lines) * LINE;
}

/** @param {string} text @param {number} characters in a line */
function linesOf(text, characters) {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    if (used > 0 && used + 1 + word.length > characters) {
      lines += 1;
      used = word.length;
    } else used += used === 0 ? word.length : 1 + word.length;
  }
  return lines;
}

/** @param {string} name */
function sheetName(name) {
  return name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, MAX_NAME);
}

/** @param {PrintedSheet} sheet @param {number} pageSize */
function pagesAcross({ columns, printedColumns }, pageSize) {
  const width =
    columns.slice(0, printedColumns).reduce((sum, column) => sum + column.width, 0) * CHARACTER * SMALLEST_SCALE;
  return Math.max(1, Math.ceil(width / (PRINTED_WIDTHS[pageSize] ?? width)));
}

/** Rows and columns that are on each page. @param {PrintedSheet} sheet */
function titlesOf({ sheet, stickyRowsCount }) {
  return `${quoted(sheet)}!$A:$A,${quoted(sheet)}!$1:$${stickyRowsCount}`;
}

/** Columns of the schedule without those that are data alone. @param {PrintedSheet} sheet */
function areaOf({ sheet, printedColumns, data }) {
  return `${quoted(sheet)}!$A$1:$${letterOf(printedColumns)}$${data.length}`;
}

/** @param {string} sheet */
function quoted(sheet) {
  return `'${sheet.replaceAll("'", "''")}'`;
}

/** A, Z, AA, as the nth column is called. @param {number} column @returns {string} */
function letterOf(column) {
  const before = Math.floor((column - 1) / LETTERS);
  return `${before === 0 ? '' : letterOf(before)}${String.fromCharCode(A + ((column - 1) % LETTERS))}`;
}
const LETTERS = 26;
const A = 65;

/** @param {import('./jobs.ts').XlsxCell} cell @param {number} decimals of its column */
function cellOf({ value, isFraction = false }, decimals) {
  if (value === '') return { ...BODY, value: undefined };
  if (typeof value === 'string') return { ...TEXT, value, type: String };
  const format = isFraction ? '# ?/?' : decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  return { ...BODY, value, type: Number, format };
}

/**
 * One number of decimals for each column, so that its decimal points are below each other: as many as its numbers need.
 *
 * @param {import('./jobs.ts').XlsxSheet} sheet
 */
function decimalsOf({ heads, rows }) {
  return (heads[0] ?? []).map((_, place) => {
    const cells = rows.flatMap((row) => row[place] ?? []).filter(({ value }) => typeof value === 'number');
    const needed = cells.map(({ value }) => String(value).split('.')[1]?.length ?? 0);
    return Math.max(0, ...needed, ...cells.map(({ decimals }) => Math.min(decimals, MIN_DECIMALS)));
  });
}

/**
 * Spreadsheets show ### where a number has no room as it is written.
 *
 * @param {import('./jobs.ts').XlsxSheet} sheet
 * @param {readonly number[]} decimals
 */
function widthsOf({ heads, rows }, decimals) {
  const words = (heads[0] ?? []).map((label) => Math.max(...label.split(' ').map((word) => word.length)));
  return words.map((head, place) => {
    const digits = { minimumFractionDigits: decimals[place] ?? 0 };
    const cells = rows.map((row) => {
      const value = row[place]?.value ?? '';
      return (typeof value === 'number' ? value.toLocaleString('en-US', digits) : value).length;
    });
    const units = heads.slice(1).map((row) => (row[place] ?? '').length);
    return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, head, ...units, ...cells)) + 2;
  });
}

/**
 * @template T
 * @param {T | undefined} part
 */
function found(part) {
  if (part === undefined) throw new Error('The workbook is not written as expected');
  return part;
}

/**
 * @typedef {object} PrintedSheet
 * @property {string} sheet its name
 * @property {number} stickyRowsCount
 * @property {number} printedColumns
 * @property {readonly { width: number }[]} columns
 * @property {readonly unknown[]} data rows
 *
 * Landscape on the chosen sheet, as few pages across as its text stays readable on, with the head and the tags on each.
 * The library writes the orientation alone.
 *
 * @param {typeof import('write-excel-file/utility')} utility
 * @param {{ pageSize: number, footer: string, sheets: readonly PrintedSheet[] }} print
 */
function printSetup({ findElement, replaceElement, prependMarkupInsideElement, sanitizeTextContent, ...rest }, print) {
  const { pageSize, footer, sheets } = print;
  /** @param {number} across */
  const setupOf = (across) =>
    `<pageSetup paperSize="${SHEETS[pageSize] ?? SHEETS[0]}" orientation="landscape" fitToWidth="${across}" fitToHeight="0"/>`;
  // An ampersand begins a code of the footer.
  const left = sanitizeTextContent(footer.replaceAll('&', '&&'));
  const footers = `<headerFooter><oddFooter>&amp;L${left}&amp;C&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>`;
  /** @param {string} name @param {number} place @param {string} range */
  const definedName = (name, place, range) =>
    `<definedName name="_xlnm.${name}" localSheetId="${place}">${sanitizeTextContent(range)}</definedName>`;
  const ranges = [
    ...sheets.map((sheet, place) => definedName('Print_Area', place, areaOf(sheet))),
    ...sheets.map((sheet, place) => definedName('Print_Titles', place, titlesOf(sheet))),
  ];
  const { getOrderOfSiblings, insertElementMarkupAccordingToOrderOfSiblings } = rest;
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          /** @param {string} xml @param {unknown} _options @param {{ sheetIndex: number }} place */
          transform(xml, _options, { sheetIndex }) {
            const fit = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
            const fitted = prependMarkupInsideElement(xml, found(findElement(xml, 'worksheet')), fit);
            return replaceElement(
              fitted,
              found(findElement(fitted, 'pageSetup')),
              `${setupOf(pagesAcross(found(sheets[sheetIndex]), pageSize))}${footers}`,
            );
          },
        },
        'xl/workbook.xml': {
          /** @param {string} xml */
          transform: (xml) =>
            insertElementMarkupAccordingToOrderOfSiblings(
              xml,
              `<definedNames>${ranges.join('')}</definedNames>`,
              found(getOrderOfSiblings('xl/workbook.xml', 'workbook')),
              'workbook',
            ),
        },
      },
    },
  };
}
