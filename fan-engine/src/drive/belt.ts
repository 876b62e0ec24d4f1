/** AMCA 207 reference belt drive: share of the motor's shaft power that reaches the fan, by fan shaft power in hp. */
export function beltEfficiency(bhp: number): number {
  return 0.96 * (bhp / (bhp + 2.2)) ** 0.05;
}

export type BeltLossBand = 'high' | 'medium' | 'low';

/** Coefficients of the AMCA 203 loss bands as EnergyPlus fits them. */
const BAND_COEFFICIENTS: Readonly<Record<BeltLossBand, readonly number[]>> = {
  high: [-0.06502, 0.02475, -0.006841, 0.0009383, -5.168e-5],
  medium: [-0.09504, 0.03415, -0.008897, 0.001159, -6.132e-5],
  low: [-0.1422, 0.05112, -0.01353, 0.001814, -9.909e-5],
};
const LOG_POWER_RANGE = [-1.2, 6.2] as const;

/** Belt efficiency of an AMCA 203 band at a fan shaft power in hp. Selections use `beltEfficiency`. */
export function bandBeltEfficiency(band: BeltLossBand, bhp: number): number {
  const x = Math.min(LOG_POWER_RANGE[1], Math.max(LOG_POWER_RANGE[0], Math.log(bhp)));
  return Math.exp(BAND_COEFFICIENTS[band].reduce((sum, coefficient, power) => sum + coefficient * x ** power, 0));
}

/** Speeds a belt drive is built for, rpm. */
export const BELT_SPEED_RANGE = [200, 4000] as const;
