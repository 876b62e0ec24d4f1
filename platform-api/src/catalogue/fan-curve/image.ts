import { type Catalogue, findFanUnit, findHvlsUnit } from '@specbuilder/fan-engine';
import {
  type ChartStyle,
  chartPalette,
  drawFanCurve,
  drawHvlsCurve,
  fanCurveOf,
  hvlsCurveOf,
} from '@specbuilder/fan-engine/chart';
import type { BrandAppearance, FanCurveQuery } from '@specbuilder/shared-contracts/api';
import { CurveGraphType } from '@specbuilder/shared-contracts/domain';
import { currentLanguage, decimalNumber } from '@specbuilder/shared-contracts/language';
import { CHART_MESSAGES } from '@specbuilder/shared-contracts/messages';
import { nameOf, notFound } from '../../core/index.ts';
import { rejectedByEngine } from '../engine/engine-error.ts';

/** Width at which texts have the size they were drawn for. */
const PLAIN_WIDTH_PX = 620;

/** Stops of a brand's ramp that Fluent's colorBrandForeground1 has, the colour of curves (visual.md section 9). */
const CURVE_STOPS = { light: '80', dark: '110' } as const;

/**
 * Performance curve of a fan of a brand's catalogue as an SVG document.
 *
 * @throws HttpError 'not-found' for a fan the catalogue does not have, 'invalid' on cfm, sp or rpm that no fan runs at
 */
export function curveImage(query: FanCurveQuery, catalogue: Catalogue, brand: BrandAppearance): string {
  const theme = query.isDark ? 'dark' : 'light';
  const look: ChartStyle = {
    width: query.width,
    height: query.height,
    scale: query.width / PLAIN_WIDTH_PX,
    palette: chartPalette(theme, brand.brandVariants[CURVE_STOPS[theme]]),
    words: {
      ...CHART_MESSAGES,
      nameOf,
      number: (value, decimals) => decimalNumber(currentLanguage.locale(), value, decimals),
    },
    transparentBackground: query.transparentBackground,
    hideDescriptionText: query.hideDescriptionText,
  };
  if (findHvlsUnit(catalogue, query.fanUnitId) !== undefined) {
    return drawHvlsCurve(hvlsCurveOf(query.fanUnitId, catalogue, look));
  }
  if (findFanUnit(catalogue, query.fanUnitId) === undefined) throw notFound('fan');
  const { intakeSP, ductworkIntakeESP, ductworkReturnAirESP, ...ofExhaust } = query;
  const isSupply = query.fanCurveGraphType === CurveGraphType.SupplyCurves;
  const ducts = isSupply ? { intakeSP, ductworkIntakeESP, ductworkReturnAirESP } : {};
  const request = { ...ofExhaust, ...ducts, showsVfdSpeeds: query.showVfdSpeeds };
  return rejectedByEngine(() => drawFanCurve(fanCurveOf(request, catalogue, look)));
}
