import {
  FanCategory,
  HeatedMakeUpAirCategory,
  HvacUnitCategory,
  IndustrialHeaterCategory,
  plainMessage,
} from '@specbuilder/shared-contracts/domain';
import { EngineError } from '../specification/engine-error.ts';
import type { HeaterType } from './heater-types.ts';

/** Category and sub-category as a specification names them; 0 is all sub-categories. */
export interface HeatedCategory {
  readonly fanCategoryType: FanCategory;
  readonly heatedMakeUpAirFanCategoryType: HeatedMakeUpAirCategory;
  readonly hvacUnitCategoryType: HvacUnitCategory;
  readonly industrialHeaterFanCategoryType: IndustrialHeaterCategory;
  /** Stands in where the category's own field says all. */
  readonly subFanCategoryType: number;
}

/** Heater of each sub-category; 'All' takes the heater with the widest limits. */
const HEATED_MAKE_UP_AIR: Readonly<Record<HeatedMakeUpAirCategory, HeaterType>> = {
  [HeatedMakeUpAirCategory.All]: 'DirectFired',
  [HeatedMakeUpAirCategory.DirectFired]: 'DirectFired',
  [HeatedMakeUpAirCategory.DirectFiredCompact]: 'DirectFiredCompact',
  [HeatedMakeUpAirCategory.IndirectFired]: 'IndirectFired',
  [HeatedMakeUpAirCategory.Electric]: 'Electric',
};
const HVAC_UNIT: Readonly<Record<HvacUnitCategory, HeaterType | null>> = {
  [HvacUnitCategory.All]: 'IndirectFired',
  [HvacUnitCategory.IndirectFired]: 'IndirectFired',
  [HvacUnitCategory.Electric]: 'Electric',
  [HvacUnitCategory.CoolingOnly]: null,
};
const INDUSTRIAL_HEATER: Readonly<Record<IndustrialHeaterCategory, HeaterType>> = {
  [IndustrialHeaterCategory.All]: 'IndustrialVertical',
  [IndustrialHeaterCategory.Horizontal]: 'IndustrialHorizontal',
  [IndustrialHeaterCategory.Vertical]: 'IndustrialVertical',
};

/**
 * Heater that a category and sub-category stand for.
 *
 * @throws EngineError on `fanCategoryType` for a category without heater, on `hvacUnitCategoryType` for a cooling-only
 *   unit, and on `subFanCategoryType` for a number that the category does not have
 */
export function heaterOfCategory(category: HeatedCategory): HeaterType {
  const { fanCategoryType, subFanCategoryType: all } = category;
  if (fanCategoryType === FanCategory.HeatedMakeUpAir) {
    return known(HEATED_MAKE_UP_AIR, category.heatedMakeUpAirFanCategoryType || all);
  }
  if (fanCategoryType === FanCategory.IndustrialHeater) {
    return known(INDUSTRIAL_HEATER, category.industrialHeaterFanCategoryType || all);
  }
  if (fanCategoryType !== FanCategory.HvacUnit)
    throw new EngineError('fanCategoryType', plainMessage('heating.noHeater'));
  const heater = known(HVAC_UNIT, category.hvacUnitCategoryType || all);
  if (heater === null) throw new EngineError('hvacUnitCategoryType', plainMessage('heating.coolingOnly'));
  return heater;
}

function known<T>(heaters: Readonly<Record<number, T>>, subCategory: number): T {
  const heater = heaters[subCategory];
  if (heater === undefined) throw new EngineError('subFanCategoryType', plainMessage('heating.noHeater'));
  return heater;
}
