/** Air that a heater receives on the winter design day beside outdoor air. */
export interface WinterMixing {
  /** Share of outdoor air, 0 to 1. */
  readonly outdoorShare: number;
  /** Temperature of the returning room air, F. */
  readonly returnDryBulb: number;
}

/** Outdoor air that a recirculating direct-fired heater keeps at least (80/20, fan-engineering 8.2). */
const MIN_RECIRCULATING_OUTDOOR_SHARE = 0.2;

/** Temperature of winter air in F after mixing with room air, F. */
export function mixedWinterAir(winterF: number, { outdoorShare, returnDryBulb }: WinterMixing): number {
  return outdoorShare * winterF + (1 - outdoorShare) * returnDryBulb;
}

/**
 * Share of outdoor air of a recirculating heater, 0 to 1. All outdoor air is what a specification has if the user
 * entered nothing, and it means no recirculation, so it counts as the minimum share, like an empty field.
 *
 * @param percentage the entered outdoor air, 0 to 100
 */
export function recirculatingOutdoorShare(percentage: number | null): number {
  if (percentage === null || percentage >= 100) return MIN_RECIRCULATING_OUTDOOR_SHARE;
  return Math.max(MIN_RECIRCULATING_OUTDOOR_SHARE, percentage / 100);
}
