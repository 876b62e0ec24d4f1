import {
  FanCategory,
  HeatedMakeUpAirCategory,
  HvacUnitCategory,
  IndustrialHeaterCategory,
  MakeUpAirCategory,
} from '@specbuilder/shared-contracts/domain';
import { type Catalogue, DEMO_CATALOGUE } from '../catalogue/catalogue.ts';
import { applyChange, type ChangeOutcome } from '../configuration/apply-change.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { ConfigurationChange } from '../configuration/configuration-change.ts';
import { createConfiguration } from '../configuration/create.ts';
import { motorsOf } from '../selection/motors-of.ts';
import { select } from '../selection/select.ts';
import type { ExhaustSupplySpecification } from '../specification.ts';
import { supply } from './specifications.ts';

/** The unit that is ranked first for a specification, as it is sized. */
export function unitFor(
  specification: ExhaustSupplySpecification,
  catalogue: Catalogue = DEMO_CATALOGUE,
  place = 0,
): Configuration {
  const row = select(specification, catalogue).results[place];
  const motor = row === undefined ? undefined : motorsOf(row.fanUnitId, specification, catalogue)[0];
  const voltage = motor?.voltages[0];
  if (motor === undefined || voltage === undefined) throw new Error('Nothing fits the specification');
  const chosen = { fanListId: motor.id, motorId: motor.motorId, motorVoltageId: voltage.id };
  return createConfiguration({ specification, catalogue, ...chosen });
}

/** 4,000 cfm of 30 % outdoor air, 10 tons and a 60 F rise, gas heated. */
export const ROOFTOP_SPECIFICATION = supply({
  fanCategoryType: FanCategory.HvacUnit,
  hvacUnitCategoryType: HvacUnitCategory.IndirectFired,
  subFanCategoryType: HvacUnitCategory.IndirectFired,
  cfm: 4000,
  temperatureRise: 60,
  nominalCoolingTons: 10,
  maxOutdoorAirPercentage: 30,
});

/** 5,000 cfm of outdoor air, heated by 80 F in the gas flame. */
export const DIRECT_FIRED_SPECIFICATION = supply({
  fanCategoryType: FanCategory.HeatedMakeUpAir,
  heatedMakeUpAirFanCategoryType: HeatedMakeUpAirCategory.DirectFired,
  subFanCategoryType: HeatedMakeUpAirCategory.DirectFired,
  temperatureRise: 80,
});

export const INDUSTRIAL_HEATER_SPECIFICATION = supply({
  fanCategoryType: FanCategory.IndustrialHeater,
  industrialHeaterFanCategoryType: IndustrialHeaterCategory.Vertical,
  subFanCategoryType: IndustrialHeaterCategory.Vertical,
  temperatureRise: 80,
});

/** 5,000 cfm of filtered, unheated outdoor air. */
export const FILTERED_SPECIFICATION = supply({
  makeUpAirFanCategoryType: MakeUpAirCategory.RooftopFiltered,
  subFanCategoryType: MakeUpAirCategory.RooftopFiltered,
});

/** One change after the other; the outcome of the last one. */
export function changing(
  configuration: Configuration,
  changes: readonly ConfigurationChange[],
  catalogue: Catalogue = DEMO_CATALOGUE,
): ChangeOutcome {
  let outcome: ChangeOutcome | null = null;
  for (const change of changes) {
    outcome = applyChange(outcome?.configuration ?? configuration, change, catalogue);
  }
  if (outcome === null) throw new Error('Nothing was changed');
  return outcome;
}

/** Id of an option by its code. */
export function idOf(code: string): number {
  const option = DEMO_CATALOGUE.options.find((candidate) => candidate.code === code);
  if (option === undefined) throw new Error(`No option ${code}`);
  return option.fanOptionId;
}
