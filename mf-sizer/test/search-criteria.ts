import type { SearchCriteria } from '@specbuilder/shared-contracts/api';
import { type CategoryCriteria, FanCategory, HvacUnitCategory } from '@specbuilder/shared-contracts/domain';

export const MOVES_AIR_ALONE: CategoryCriteria = {
  hasHeating: false,
  needsHeat: false,
  hasCooling: false,
  canDoWithoutCooling: false,
  hasOutdoorShare: false,
  canRecirculate: false,
  isDirectFired: false,
  hasExhaustDuties: false,
  isOneHeater: false,
};
const HEATED = { ...MOVES_AIR_ALONE, hasHeating: true, needsHeat: true, isOneHeater: true };
const RECIRCULATED = { ...HEATED, canRecirculate: true, isDirectFired: true };
const INDUSTRIAL = { ...RECIRCULATED, needsHeat: false };
const COMPACT = { ...HEATED, isDirectFired: true };
const COOLED = { ...MOVES_AIR_ALONE, hasCooling: true, hasOutdoorShare: true };
const HVAC = { ...COOLED, hasHeating: true, needsHeat: true, isOneHeater: true, canDoWithoutCooling: true };

type Criteria = Pick<SearchCriteria, 'criteria'> & { readonly bySub?: Readonly<Record<number, CategoryCriteria>> };

/** The catalogue's criteria for the categories that require more than site and duty. */
const CRITERIA: Readonly<Partial<Record<FanCategory, Criteria>>> = {
  [FanCategory.Exhaust]: { criteria: { ...MOVES_AIR_ALONE, hasExhaustDuties: true } },
  [FanCategory.HeatedMakeUpAir]: {
    criteria: { ...RECIRCULATED, isOneHeater: false },
    bySub: { 1: RECIRCULATED, 2: COMPACT, 3: HEATED, 4: HEATED },
  },
  [FanCategory.HvacUnit]: {
    criteria: { ...HVAC, isOneHeater: false },
    bySub: { 1: HVAC, 2: HVAC, [HvacUnitCategory.CoolingOnly]: COOLED },
  },
  [FanCategory.IndustrialHeater]: {
    criteria: { ...INDUSTRIAL, isOneHeater: false },
    bySub: { 1: INDUSTRIAL, 2: INDUSTRIAL },
  },
};

/** The server's response about a category. */
export function searchCriteria(fanCategoryType: FanCategory): SearchCriteria {
  const { criteria, bySub = {} } = CRITERIA[fanCategoryType] ?? { criteria: MOVES_AIR_ALONE };
  return {
    criteria,
    subCategories: Object.entries(bySub).map(([id, own]) => ({ id: Number(id), criteria: own })),
    motorSupplies: { phases: [1, 3], voltages: [115, 208, 230, 277, 460, 575], frequencies: [60, 50] },
  };
}
