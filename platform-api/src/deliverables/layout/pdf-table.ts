import { partAt } from './pdf-outline.ts';
import { type Content, GAP, HEADER_FILL, QUIET, SHORT_TABLE, STRONG } from './pdf-style.ts';
import type { Block, TableBlock } from './printed-document.ts';
import { fittedTable } from './table-widths.ts';

const LIST_LETTER_WIDTH = 4.2;
const LIST_INDENT = 22;
const MAX_LIST_COLUMNS = 3;
/** Fewer at the end of a page look forgotten. */
const ROWS_BELOW_HEADER = 2;

export function pdfTable(block: TableBlock, width: number, color: string): Content {
  const { title, shortTitle = title, groups, columns, units, rows, look } = block;
  const { fontSize, widths } = fittedTable(block, width);
  const header = columns.map(({ label, isNumeric }) => ({
    text: label,
    bold: true,
    color: STRONG,
    fillColor: HEADER_FILL,
    alignment: look === 'grid' ? 'center' : isNumeric === true ? 'right' : 'left',
  }));
  const above = groups?.flatMap(({ label, span }) =>
    spanning({ text: label, bold: true, alignment: 'center', color: '#ffffff', fillColor: color }, span),
  );
  const border = [false, false, false, true];
  // A row of the header, so that it is above the rest of the table on the next page too.
  const named = spanning(
    { text: title, tag: 'Title', bold: true, fontSize: 9, color: STRONG, margin: [-2, 0, 0, 1] },
    columns.length,
  ).map((cell) => ({ ...cell, border }));
  const body = rows.map((row, place) =>
    row.map((text, index) => ({
      text,
      alignment: columns[index]?.isNumeric === true ? 'right' : 'left',
      // The title is a row of the header, which each page repeats, so the outline leads to the row below it.
      ...(place === 0 && index === 0 ? partAt(shortTitle) : {}),
    })),
  );
  const headers = [
    ...(title === undefined ? [] : [named]),
    ...(above === undefined ? [] : [above]),
    header,
    ...unitRow(units),
  ];
  return {
    margin: [0, title === undefined ? 4 : 8, 0, 0],
    unbreakable: rows.length < SHORT_TABLE,
    stack: [
      {
        layout: look,
        fontSize,
        table: {
          headerRows: headers.length,
          keepWithHeaderRows: Math.min(ROWS_BELOW_HEADER, rows.length),
          dontBreakRows: true,
          widths,
          body: [...headers, ...body],
        },
      },
    ],
  };
}

function unitRow(units: readonly string[] | undefined): Content[][] {
  if (units === undefined) return [];
  return [units.map((text) => ({ text, color: QUIET, fillColor: HEADER_FILL, alignment: 'center' }))];
}

/** A cell over several columns; the places that it covers want cells of their own. */
function spanning(cell: Content, span: number): Content[] {
  return [{ ...cell, colSpan: span }, ...Array.from({ length: span - 1 }, () => ({ text: '' }))];
}

/** Short lines run in columns, as notes do on drawings. */
export function pdfList({ title, isNumbered, items }: Extract<Block, { kind: 'list' }>, width: number): Content {
  const max = Math.max(...items.map((text) => text.length)) * LIST_LETTER_WIDTH + LIST_INDENT;
  const count = Math.max(1, Math.min(Math.floor(width / max), MAX_LIST_COLUMNS, Math.ceil(items.length / 2)));
  const each = Math.ceil(items.length / count);
  const columns = Array.from({ length: count }, (_, index) => {
    const lines = items.slice(index * each, (index + 1) * each).map((text) => ({ text, margin: [0, 1.5, 0, 0] }));
    // A word that is longer than its column is broken only in one with a width.
    return {
      width: (width - GAP * (count - 1)) / count,
      ...(isNumbered ? { ol: lines, start: index * each + 1 } : { ul: lines }),
    };
  });
  const header = { text: title, tag: 'Title', bold: true, fontSize: 8.5, color: STRONG, margin: [0, 0, 0, 1] };
  return {
    fontSize: 7.5,
    margin: [0, 6, 0, 0],
    unbreakable: items.length < SHORT_TABLE,
    stack: [...(title === undefined ? [] : [header]), { tag: 'L', columnGap: GAP, columns }],
  };
}
