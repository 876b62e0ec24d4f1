import { INPUT_RANGES, withinRange } from '../air/input-range.ts';
import { BTUS_PER_KW, heatFactor } from '../air/sensible-heat.ts';
import type { CoolingRating } from './dx-rating.ts';

export interface ReheatRating {
  /** Btu/h that the coil gives the air. */
  readonly capacityBtus: number;
  /** Air behind the reheat coil, F. */
  readonly leavingDryBulb: number;
}

/** Share of the condenser's heat that hot gas carries through a reheat coil. */
const HOT_GAS_SHARE = 0.45;
/** Reheat brings dried air back to room temperature and no further. */
const WARMEST_LEAVING_F = 75;

/**
 * What a hot-gas reheat coil gives behind a cooling unit: 45 % of the heat of condensation, up to 75 F leaving air.
 *
 * @throws EngineError on cfm or altitude outside the limits of a site
 */
export function hotGasReheat(
  { totalBtus, compressorKw, leavingDryBulb }: Pick<CoolingRating, 'totalBtus' | 'compressorKw' | 'leavingDryBulb'>,
  { cfm, altitudeFt }: { readonly cfm: number; readonly altitudeFt: number },
): ReheatRating {
  const btusPerDegree = heatFactor(altitudeFt) * withinRange('cfm', cfm, INPUT_RANGES.cfm);
  const requested = Math.max(0, WARMEST_LEAVING_F - leavingDryBulb) * btusPerDegree;
  const available = HOT_GAS_SHARE * (totalBtus + compressorKw * BTUS_PER_KW);
  const capacityBtus = Math.min(requested, available);
  return { capacityBtus, leavingDryBulb: leavingDryBulb + capacityBtus / btusPerDegree };
}
