import type { ExhaustSupplySpecification, FanCurveRequest, FanRating } from '@specbuilder/shared-contracts/api';
import { curveOfDuty } from '@specbuilder/shared-contracts/domain';

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
  /** Of the rows: a curve belongs to the catalogue that its fan was sized from. */
  readonly catalogueVersion: string;
  readonly rating: FanRating;
  readonly specification: Pick<ExhaustSupplySpecification, 'altitude' | 'temperature' | 'fanType'>;
  readonly isDark: boolean;
  readonly size: CurveSize;
}

/** Curve of a fan at the duty of a row, drawn into the page (RES-016). */
export function curveRequest({
  fanUnitId,
  catalogueVersion,
  rating,
  specification,
  isDark,
  size,
}: CurveFacts): FanCurveRequest {
  return {
    fanUnitId,
    catalogueVersion,
    ...curveOfDuty(rating, specification),
    hideDescriptionText: true,
    transparentBackground: true,
    isDark,
    ...size,
  };
}
