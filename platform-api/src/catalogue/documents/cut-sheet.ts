import { element } from '@specbuilder/fan-engine/chart';
import type { Product } from '@specbuilder/fan-engine/product';
import { DOCUMENT_MESSAGES } from '../../core/index.ts';
import { productCurves } from './charts.ts';
import { dimensionTable } from './drawing-sheet.ts';
import { drawOutline } from './outline-drawing.ts';
import { factsOf } from './product-facts.ts';
import { HEAD, lineOfText, MARGIN, PORTRAIT, type SheetOptions, sheet, sheetPalette, wrapped } from './sheet.ts';
import { performanceTable } from './speed-rows.ts';
import { drawTable, ROW_HEIGHT } from './table.ts';

const WHOLE = PORTRAIT.width - 2 * MARGIN;
const FACTS_WIDTH = 226;
const FIRST_HEIGHT = 178;
const CHART_HEIGHT = 184;
/** Text of the size that the tables have. */
const CHART_SCALE = 0.8;
const GAP = 14;
const NOTE_SIZE = 8.5;

/** A product on one page: outline, properties, curves, values by speed, dimensions. */
export function cutSheet(product: Product, options: SheetOptions): string {
  const { brand } = options;
  const palette = sheetPalette(brand);
  const title = (text: string, y: number, space = WHOLE, x = MARGIN) =>
    lineOfText(text, x, y, { size: 9.5, weight: 600, fill: palette.strongText, room: space });
  const right = PORTRAIT.width - MARGIN - FACTS_WIDTH;
  const curvesTop = HEAD + FIRST_HEIGHT + GAP;
  const speedsTop = curvesTop + CHART_HEIGHT + 24;
  const table = performanceTable(product);
  const dimensionsTop = speedsTop + ROW_HEIGHT * (table.rows.length + 1) + 28;
  const isUnit = product.kind === 'fan' && product.line.internalLosses.length > 0;
  return sheet('cutSheet', product, PORTRAIT, options, [
    drawOutline(product, { x: MARGIN, y: HEAD, width: right - MARGIN - GAP, height: FIRST_HEIGHT }, palette),
    drawTable(factTable(product), right, HEAD - 4, FACTS_WIDTH, brand),
    // The curve of a ceiling fan brings its own title.
    product.kind === 'fan' ? title(DOCUMENT_MESSAGES.curves, curvesTop + 4) : '',
    placed(
      productCurves(product, { width: WHOLE, height: CHART_HEIGHT, scale: CHART_SCALE }, palette),
      MARGIN,
      curvesTop + 10,
    ),
    title(product.kind === 'fan' ? DOCUMENT_MESSAGES.speeds : DOCUMENT_MESSAGES.ceilingFanSpeeds, speedsTop),
    drawTable(table, MARGIN, speedsTop + 5, WHOLE, brand),
    title(DOCUMENT_MESSAGES.dimensions, dimensionsTop, WHOLE / 2),
    drawTable(dimensionTable(product), MARGIN, dimensionsTop + 5, WHOLE / 2, brand),
    ...[...(isUnit ? [DOCUMENT_MESSAGES.unitPressure] : []), DOCUMENT_MESSAGES.nominal]
      .flatMap((note) => wrapped(note, WHOLE / 2 - GAP, NOTE_SIZE))
      .map((line, index) =>
        lineOfText(line, MARGIN + WHOLE / 2 + GAP, dimensionsTop + 15 + 12 * index, {
          size: NOTE_SIZE,
          fill: palette.quietText,
          room: WHOLE / 2 - GAP,
        }),
      ),
  ]);
}

function factTable(product: Product) {
  const [first, ...rest] = factsOf(product).map(({ name, value }) => [name, value]);
  return { columns: [{ share: 5 }, { share: 5.5, isNumeric: true }], head: first ?? [], rows: rest };
}

/** A picture with its own view box at a place of the sheet. */
function placed(svg: string, x: number, y: number): string {
  return element('g', { transform: `translate(${x} ${y})` }, svg);
}
