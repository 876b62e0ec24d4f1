import type { Product } from '@specbuilder/fan-engine/product';
import { DOCUMENT_MESSAGES } from '../../core/index.ts';
import { drawOutline } from './outline-drawing.ts';
import { dimensionRows, weightText } from './product-facts.ts';
import { FOOTER, HEAD, LANDSCAPE, lineOfText, MARGIN, type SheetOptions, sheet, sheetPalette } from './sheet.ts';
import { drawTable, ROW_HEIGHT } from './table.ts';

const TABLE_WIDTH = 226;
const GAP = 18;

/** The dimension drawing of a product: its views with lettered dimensions, and the table of the letters. */
export function drawingSheet(product: Product, options: SheetOptions): string {
  const { brand } = options;
  const palette = sheetPalette(brand);
  const { width, height } = LANDSCAPE;
  const left = width - MARGIN - TABLE_WIDTH;
  const rows = dimensionRows(product);
  const below = HEAD + 12 + ROW_HEIGHT * (rows.length + 1) + 22;
  const area = { x: MARGIN, y: HEAD, width: left - GAP - MARGIN, height: height - HEAD - FOOTER - 8 };
  const note = (text: string, line: number) =>
    lineOfText(text, left + 4, below + 13 * line, { size: 8.5, fill: palette.text, room: TABLE_WIDTH - 8 });
  const weight =
    product.dimensions === null ? [] : [`${DOCUMENT_MESSAGES.fact.weight}: ${weightText(product.dimensions.weightLb)}`];
  return sheet('drawing', product, LANDSCAPE, options, [
    drawOutline(product, area, palette),
    drawTable(dimensionTable(product), left, HEAD + 6, TABLE_WIDTH, brand),
    ...[...weight, ...sentences(DOCUMENT_MESSAGES.nominal)].map(note),
  ]);
}

/** Each sentence on its own line: a column is narrow. */
function sentences(text: string): string[] {
  return text.split(/(?<=\.)\s+/);
}

export function dimensionTable(product: Product) {
  const { letter, dimension, inches, millimetres } = DOCUMENT_MESSAGES;
  return {
    columns: [{ share: 2 }, { share: 8 }, { share: 4, isNumeric: true }, { share: 3, isNumeric: true }],
    head: [letter, dimension, inches, millimetres],
    rows: dimensionRows(product).map((row) => [row.letter, row.name, row.inches, row.millimetres]),
  };
}
