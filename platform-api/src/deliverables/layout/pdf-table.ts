import { type Content, GAP, HEAD_FILL, SHORT_TABLE, STRONG } from './pdf-look.ts';
import type { Block, TableBlock } from './printed-document.ts';
import { fittedTable } from './table-widths.ts';

const LIST_LETTER_WIDTH = 4.2;
const LIST_INDENT = 22;
const MAX_LIST_COLUMNS = 3;

export function pdfTable(block: TableBlock, width: number, color: string): Content {
  const { title, groups, columns, rows, look } = block;
  const { fontSize, widths } = fittedTable(block, width);
  const head = columns.map(({ label, isFigure }) => ({
    text: label,
    bold: true,
    color: STRONG,
    fillColor: HEAD_FILL,
    alignment: look === 'grid' ? 'center' : isFigure === true ? 'right' : 'left',
  }));
  const above = groups?.flatMap(({ label, span }) =>
    spanning({ text: label, bold: true, alignment: 'center', color: '#ffffff', fillColor: color }, span),
  );
  const border = [false, false, false, true];
  // A row of the header, so that it is above the rest of the table on the next page too.
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
export function pdfList({ title, isNumbered, items }: Extract<Block, { kind: 'list' }>, width: number): Content {
  const most = Math.max(...items.map((text) => text.length)) * LIST_LETTER_WIDTH + LIST_INDENT;
  const count = Math.max(1, Math.min(Math.floor(width / most), MAX_LIST_COLUMNS, Math.ceil(items.length / 2)));
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
