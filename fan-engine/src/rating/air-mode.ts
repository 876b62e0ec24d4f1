import { HvacAirMode, MIXED_AIR_OUTDOOR_PERCENTAGE } from '@specbuilder/shared-contracts/domain';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';

/** The options that say how much of the air returns. */
const OPTION_OF_MODE: Readonly<Record<HvacAirMode, string>> = {
  [HvacAirMode.HundredPercentOutdoorAir]: 'RV100O',
  [HvacAirMode.HundredPercentReturnAir]: 'RV100R',
  [HvacAirMode.MixedAir]: 'RVMIX',
};

/** Air mode that an option of the return air volume represents, or undefined for any other option. */
export function airModeOf(code: string): HvacAirMode | undefined {
  return Object.values(HvacAirMode).find((mode) => OPTION_OF_MODE[mode] === code);
}

export function optionCodeOf(mode: HvacAirMode): string {
  return OPTION_OF_MODE[mode];
}

/** Air mode of a percentage of outdoor air. */
export function airModeOfPercentage(percentage: number): HvacAirMode {
  if (percentage >= 100) return HvacAirMode.HundredPercentOutdoorAir;
  return percentage <= 0 ? HvacAirMode.HundredPercentReturnAir : HvacAirMode.MixedAir;
}

export function percentageOfMode(mode: HvacAirMode): number {
  if (mode === HvacAirMode.MixedAir) return MIXED_AIR_OUTDOOR_PERCENTAGE;
  return mode === HvacAirMode.HundredPercentOutdoorAir ? 100 : 0;
}

/** Outdoor air that a specification requests, 0 to 100. */
export function specifiedPercentage({ maxOutdoorAirPercentage }: ExhaustSupplySpecification): number {
  return clampedPercentage(maxOutdoorAirPercentage ?? 100);
}

/** The same as a share, 0 to 1. */
export function specifiedShare(specification: ExhaustSupplySpecification): number {
  return specifiedPercentage(specification) / 100;
}

export function clampedPercentage(percentage: number): number {
  return percentage > 0 ? Math.min(100, percentage) : 0;
}
