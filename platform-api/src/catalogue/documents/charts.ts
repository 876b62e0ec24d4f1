import {
  type ChartMessages,
  type ChartPalette,
  type ChartStyle,
  drawHvlsCurve,
  drawSpeedFamily,
} from '@specbuilder/fan-engine/chart';
import { dutyRange, hvlsPerformance, listedSpeeds, type Product } from '@specbuilder/fan-engine/product';
import { CHART_MESSAGES } from '@specbuilder/shared-contracts/messages';
import { DOCUMENT_MESSAGES, nameOf } from '../../core/index.ts';
import { written } from './product-facts.ts';

/** All texts of a chart, in the reader's language. */
function chartMessages(): ChartMessages {
  return { ...CHART_MESSAGES, nameOf, number: written };
}

/** Curves of a product at several speeds, or of a ceiling fan over its speed, as an SVG document. */
export function productCurves(
  product: Product,
  size: Pick<ChartStyle, 'width' | 'height' | 'scale' | 'id'>,
  palette: ChartPalette,
): string {
  const look: ChartStyle = {
    id: 'curves',
    ...size,
    palette,
    words: chartMessages(),
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
  const { maxRpm, maxPressure, maxCfm } = dutyRange(line, wheel);
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
      rpm: written(maxRpm),
      pressure: written(maxPressure, 2),
      cfm: written(maxCfm),
    }),
  });
}
