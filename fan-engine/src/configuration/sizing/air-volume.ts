import { HvacAirMode, MIXED_AIR_OUTDOOR_PERCENTAGE } from '@specbuilder/shared-contracts/domain';
import { airModeOf, airModeOfPercentage, percentageOfMode, specifiedPercentage } from '../../rating/air-mode.ts';
import type { ExhaustSupplySpecification } from '../../specification/specification.ts';
import type { ReturnAirEntries } from '../model/chosen-sections.ts';

export interface AirVolume {
  readonly hvacAirMode: HvacAirMode;
  /** 0 to 100. */
  readonly outdoorPercentage: number;
}

/**
 * Outdoor air of a unit: by its volume option, mixed air at the percentage entered; a unit without such options at the
 * percentage entered or specified.
 */
export function airVolume(
  codes: Iterable<string>,
  { outdoorAirPercentage }: ReturnAirEntries,
  specification: ExhaustSupplySpecification,
): AirVolume {
  for (const code of codes) {
    const mode = airModeOf(code);
    if (mode === HvacAirMode.MixedAir) {
      return { hvacAirMode: mode, outdoorPercentage: outdoorAirPercentage ?? MIXED_AIR_OUTDOOR_PERCENTAGE };
    }
    if (mode !== undefined) return { hvacAirMode: mode, outdoorPercentage: percentageOfMode(mode) };
  }
  const outdoorPercentage = outdoorAirPercentage ?? specifiedPercentage(specification);
  return { hvacAirMode: airModeOfPercentage(outdoorPercentage), outdoorPercentage };
}
