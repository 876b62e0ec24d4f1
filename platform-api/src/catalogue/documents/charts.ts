import {
  type ChartLook,
  type ChartPalette,
  type ChartWords,
  drawHvlsCurve,
  drawSpeedFamily,
} from '@specbuilder/fan-engine/chart';
import { dutyRange, hvlsPerformance, listedSpeeds, type Product } from '@specbuilder/fan-engine/product';
import { CHART_MESSAGES } from '@specbuilder/shared-contracts/messages';
import { DOCUMENT_MESSAGES, nameOf } from '../../core/index.ts';
import { written } from './product-facts.ts';

/** All texts of a chart, in the reader's language. */
function chartWords(): ChartWords {
  return { ...CHART_MESSAGES, nameOf, figure: written };
}

/** Curves of a product at several speeds, or of a ceiling fan over its speed, as an SVG document. */
export function productCurves(
  product: Product,
  size: Pick<ChartLook, 'width' | 'height' | 'scale' | 'id'>,
  palette: ChartPalette,
): string {
  const look: ChartLook = {
    id: 'curves',
    ...size,
    palette,
    words: chartWords(),
    transparentBackground: true,
    hideDescriptionText: true,
  };
  if (product.kind === 'ceilingFan') {
    const { cfm, inputKw } = hvlsPerformance(product.line, product.size);
    const title = DOCUMENT_MESSAGES.ceilingFanCurve;
    return drawHvlsCurve({ ...look, maximumRpm: product.size.maximumRpm, cfm, inputKw, title });
  }
  const { line, wheel, model } = product;
  const speeds = listedSpeeds(line, wheel);
  const { mostRpm, mostPressure, mostCfm } = dutyRange(line, wheel);
  return drawSpeedFamily({
    ...look,
    family: line.family,
    wheelDiameterIn: wheel.diameterIn,
    wheels: line.wheelsPerUnit?.[wheel.diameterIn] ?? 1,
    speeds,
    title: DOCUMENT_MESSAGES.curves,
    alternative: DOCUMENT_MESSAGES.curvesAlternative({
      model,
      speeds: speeds.map((rpm) => CHART_MESSAGES.rpm({ rpm: written(rpm) })).join(', '),
      rpm: written(mostRpm),
      pressure: written(mostPressure, 2),
      cfm: written(mostCfm),
    }),
  });
}
