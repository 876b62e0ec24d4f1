import { FanCategory, HeatedMakeUpAirCategory, HvacUnitCategory } from '@specbuilder/shared-contracts/domain';

/** What a category is asked beyond site, duty and limits. */
export interface CategoryCriteria {
  readonly hasHeating: boolean;
  readonly hasCooling: boolean;
  /** Units that cool can be requested without. */
  readonly canDoWithoutCooling: boolean;
  /** Part of the air may come back from the space, by a share. */
  readonly hasOutdoorShare: boolean;
  /** Room air may be burnt again, without a share to choose. */
  readonly canRecirculate: boolean;
  /** A flame burns in the air itself, whose flow may be counted as it enters. */
  readonly isDirectFired: boolean;
  /** Mount, discharge and the duties that exhaust fans alone are built for. */
  readonly hasExhaustDuties: boolean;
  /** Every line heats with the same kind of heater, so that limits of the heater can be shown before a search. */
  readonly isOneHeater: boolean;
}

const MOVES_AIR_ALONE: CategoryCriteria = {
  hasHeating: false,
  hasCooling: false,
  canDoWithoutCooling: false,
  hasOutdoorShare: false,
  canRecirculate: false,
  isDirectFired: false,
  hasExhaustDuties: false,
  isOneHeater: false,
};

/** Every enumeration of sub-categories begins with it. */
const ALL_SUB_CATEGORIES = 0;

/** Criteria of a category and its sub-category. */
export function categoryCriteria(category: FanCategory, subCategory: number): CategoryCriteria {
  const isOneHeater = subCategory !== ALL_SUB_CATEGORIES;
  switch (category) {
    case FanCategory.Exhaust:
      return { ...MOVES_AIR_ALONE, hasExhaustDuties: true };
    case FanCategory.HeatedMakeUpAir:
      return {
        ...MOVES_AIR_ALONE,
        hasHeating: true,
        canRecirculate: hasBurnerForRoomAir(subCategory),
        isDirectFired: hasBurner(subCategory),
        isOneHeater,
      };
    case FanCategory.IndustrialHeater:
      return { ...MOVES_AIR_ALONE, hasHeating: true, canRecirculate: true, isDirectFired: true, isOneHeater };
    case FanCategory.HvacUnit:
      return hvacUnit(subCategory === HvacUnitCategory.CoolingOnly, isOneHeater);
    default:
      return MOVES_AIR_ALONE;
  }
}

/** A unit that only cools has no heater, and without cooling would be no unit. */
function hvacUnit(isCoolingOnly: boolean, isOneHeater: boolean): CategoryCriteria {
  return {
    ...MOVES_AIR_ALONE,
    hasHeating: !isCoolingOnly,
    hasCooling: true,
    canDoWithoutCooling: !isCoolingOnly,
    hasOutdoorShare: true,
    isOneHeater,
  };
}

/** The compact burner and everything with a heat exchanger or coil takes outdoor air alone. */
function hasBurnerForRoomAir(subCategory: number): boolean {
  return subCategory === HeatedMakeUpAirCategory.All || subCategory === HeatedMakeUpAirCategory.DirectFired;
}

function hasBurner(subCategory: number): boolean {
  return hasBurnerForRoomAir(subCategory) || subCategory === HeatedMakeUpAirCategory.DirectFiredCompact;
}
