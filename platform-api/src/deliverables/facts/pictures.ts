import { type ChartPalette, chartPalette, element } from '@specbuilder/fan-engine/chart';
import { fanCurveQuery } from '@specbuilder/shared-contracts/api';
import { curveOfDuty, inchText } from '@specbuilder/shared-contracts/domain';
import { curveImage, dimensionRows, drawOutline, millimetres } from '../../catalogue/index.ts';
import { HttpError, DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import type { Fact, Picture } from '../layout/printed-document.ts';
import type { DeliverableItem, DeliverableSubject } from '../subject/subject.ts';
import { flow, pressure } from './values.ts';

/** Size of the curve images, px. */
const CURVE = { width: 620, height: 460 } as const;
const FONT = "'Inter Variable', Inter, 'Segoe UI', system-ui, sans-serif";

type Brand = DeliverableSubject['brand'];

/**
 * Performance curve of an item at its duty, in the colors of the brand whose documents contain it.
 *
 * @returns null for a fan that is not offered any more
 */
export function curveOf(item: DeliverableItem, brand: Brand): string | null {
  const { configuration } = item.row;
  const { rating, hvls, fanUnitId } = item.item;
  const duty =
    rating === null || configuration.kind === 'hvls'
      ? { cfm: hvls?.cfm ?? 0, sp: 0, rpm: hvls?.rpm ?? 0, bhp: 0 }
      : curveOfDuty(rating, configuration.specification);
  const query = fanCurveQuery.parse({ fanUnitId, ...CURVE, ...duty, transparentBackground: true });
  try {
    return curveImage(query, item.catalogue, brand.settings.appearance);
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

/** @param width points */
export function curvePicture(item: DeliverableItem, brand: Brand, width: number): Picture[] {
  const svg = curveOf(item, brand);
  if (svg === null) return [];
  const height = (width * CURVE.height) / CURVE.width;
  return [{ title: MESSAGES.part.curve, alt: curveInWords(item), svg, width, height }];
}

function curveInWords({ tag, item: { rating, hvls } }: DeliverableItem): string {
  if (rating === null) return MESSAGES.alternativeText.curveAtNoPressure({ tag, airflow: flow(hvls?.cfm ?? 0) });
  const { cfm, totalStaticPressure } = rating;
  return MESSAGES.alternativeText.curve({ tag, airflow: flow(cfm), pressure: pressure(totalStaticPressure) });
}

/** Views of an item with lettered dimensions; none where its housing is not known. */
export function drawingPicture(shown: DeliverableItem, brand: Brand, width: number, height: number): Picture[] {
  const { product, tag, item } = shown;
  if (product?.dimensions == null) return [];
  const svg = drawing(width, height, drawOutline(product, { x: 0, y: 0, width, height }, printPalette(brand)));
  const alt = MESSAGES.alternativeText.dimensions({ tag, model: item.modelDisplayAs });
  return [{ title: MESSAGES.part.dimensions, alt, svg, width, height }];
}

/** Colors of drawings that are printed. */
export function printPalette({ settings: { appearance } }: Brand): ChartPalette {
  return chartPalette('light', appearance.brandVariants['80'] ?? appearance.keyColor);
}

/** An SVG document of a size in points. */
export function drawing(width: number, height: number, content: string): string {
  const size = { viewBox: `0 0 ${width} ${height}`, width, height };
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size, 'font-family': FONT }, content);
}

/** The dimensions that a drawing has by letter. */
export function dimensionFacts({ product }: DeliverableItem): Fact[] {
  if (product?.dimensions == null) return [];
  const inches = [...product.dimensions.measures.values()];
  return dimensionRows(product).map(({ letter, name }, index) => {
    const measured = inches[index] ?? 0;
    const value = MESSAGES.value.inches({ ip: inchText(measured), si: String(millimetres(measured)) });
    return [`${letter}  ${name}`, value];
  });
}
