import type { ExhaustSupplySpecification, FanCurveRequest, FanRating } from '@specbuilder/shared-contracts/api';
import {
  CurveGraphType,
  DEFAULT_AIRSTREAM_TEMPERATURE_F,
  FanType,
  requiredDuty,
} from '@specbuilder/shared-contracts/domain';

export interface CurveSize {
  readonly height: 460 | 575 | 920;
  readonly width: 620 | 775 | 1240;
}

/** The three sizes the server draws, by the room there is. */
export const CURVE_SIZES = {
  small: { height: 460, width: 620 },
  medium: { height: 575, width: 775 },
  large: { height: 920, width: 1240 },
} as const satisfies Record<string, CurveSize>;

interface CurveFacts {
  readonly fanUnitId: number;
  readonly rating: FanRating;
  readonly specification: Pick<ExhaustSupplySpecification, 'altitude' | 'temperature' | 'fanType'>;
  readonly isDark: boolean;
  readonly size: CurveSize;
}

/**
 * Curve of a fan at the duty of a row: its own speed and power, the air of the job (RES-016), and the duty asked for,
 * which a fixed speed exceeds.
 */
export function curveRequest({ fanUnitId, rating, specification, isDark, size }: CurveFacts): FanCurveRequest {
  return {
    fanUnitId,
    fanCurveGraphType:
      specification.fanType === FanType.Supply ? CurveGraphType.SupplyCurves : CurveGraphType.ExhaustCurves,
    ...requiredDuty(rating),
    rpm: rating.rpm,
    bhp: rating.bhp,
    driveLoss: Number((rating.totalBhp - rating.bhp).toFixed(4)),
    altitude: specification.altitude ?? 0,
    // The image takes the temperature that decides its density, which is that of the airstream.
    ambientTemperature: specification.temperature ?? DEFAULT_AIRSTREAM_TEMPERATURE_F,
    hideDescriptionText: true,
    transparentBackground: true,
    isDark,
    ...size,
  };
}
