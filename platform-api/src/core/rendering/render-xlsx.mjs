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
  const widths = widthsOf(sheet);
  return {
    sheet: sheetName(sheet.name),
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
        return row.map((cell) => ({ ...cellOf(cell), height }));
      }),
    ],
  };
}

/** Points of a line. */
const LINE = 12.5;

/** Not every program makes a row as high as its wrapped texts. @param {readonly string[]} texts @param {readonly number[]} widths */
function heightOf(texts, widths) {
  const lines = texts.map((text, place) => linesOf(text, (widths[place] ?? MAX_WIDTH) - 1));
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

/** @param {readonly { width: number }[]} columns @param {number} pageSize */
function pagesAcross(columns, pageSize) {
  const width = columns.reduce((sum, column) => sum + column.width, 0) * CHARACTER * SMALLEST_SCALE;
  return Math.max(1, Math.ceil(width / (PRINTED_WIDTHS[pageSize] ?? width)));
}

/** Rows and columns that are on each page. @param {string} sheet @param {number} rows */
function titlesOf(sheet, rows) {
  const name = `'${sheet.replaceAll("'", "''")}'`;
  return `${name}!$A:$A,${name}!$1:$${rows}`;
}

/** @param {import('./jobs.ts').XlsxCell} cell */
function cellOf({ value, decimals }) {
  if (value === '') return { ...BODY, value: undefined };
  if (typeof value === 'string') return { ...BODY, value, type: String, wrap: true };
  const needed = String(value).split('.')[1]?.length ?? 0;
  const shown = Math.max(needed, Math.min(decimals, MIN_DECIMALS));
  return { ...BODY, value, type: Number, format: shown === 0 ? '#,##0' : `#,##0.${'0'.repeat(shown)}` };
}

/** @param {import('./jobs.ts').XlsxSheet} sheet */
function widthsOf({ heads, rows }) {
  const words = (heads[0] ?? []).map((label) => Math.max(...label.split(' ').map((word) => word.length)));
  return words.map((head, place) => {
    const cells = rows.map((row) => String(row[place]?.value ?? '').length);
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
 * Landscape on the chosen sheet, as few pages across as its text stays readable on, with the head and the tags on each.
 * The library writes the orientation alone.
 *
 * @param {typeof import('write-excel-file/utility')} utility
 * @param {{ pageSize: number, footer: string, sheets: readonly { sheet: string, stickyRowsCount: number, columns: { width: number }[] }[] }} print
 */
function printSetup({ findElement, replaceElement, prependMarkupInsideElement, sanitizeTextContent, ...rest }, print) {
  const { pageSize, footer, sheets } = print;
  /** @param {number} across */
  const setupOf = (across) =>
    `<pageSetup paperSize="${SHEETS[pageSize] ?? SHEETS[0]}" orientation="landscape" fitToWidth="${across}" fitToHeight="0"/>`;
  // An ampersand begins a code of the footer.
  const left = sanitizeTextContent(footer.replaceAll('&', '&&'));
  const footers = `<headerFooter><oddFooter>&amp;L${left}&amp;C&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>`;
  const titles = sheets.map(
    ({ sheet, stickyRowsCount }, place) =>
      `<definedName name="_xlnm.Print_Titles" localSheetId="${place}">${sanitizeTextContent(titlesOf(sheet, stickyRowsCount))}</definedName>`,
  );
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
              `${setupOf(pagesAcross(sheets[sheetIndex]?.columns ?? [], pageSize))}${footers}`,
            );
          },
        },
        'xl/workbook.xml': {
          /** @param {string} xml */
          transform: (xml) =>
            insertElementMarkupAccordingToOrderOfSiblings(
              xml,
              `<definedNames>${titles.join('')}</definedNames>`,
              found(getOrderOfSiblings('xl/workbook.xml', 'workbook')),
              'workbook',
            ),
        },
      },
    },
  };
}
