import type { TopCategory } from '@specbuilder/shared-contracts/api';
import {
  type CategoryCriteria,
  FAN_CATEGORY_LABELS,
  FanCategory,
  HvacUnitCategory,
  MOVES_AIR_ALONE,
} from '@specbuilder/shared-contracts/domain';

export const MOTOR_SUPPLIES = { phases: [1, 3], voltages: [115, 208, 230, 277, 460, 575], frequencies: [60, 50] };

const EXHAUST: CategoryCriteria = { ...MOVES_AIR_ALONE, hasExhaustDuties: true };
const HEATED: CategoryCriteria = { ...MOVES_AIR_ALONE, hasHeating: true, isOneHeater: true };
const COOLED: CategoryCriteria = { ...MOVES_AIR_ALONE, hasCooling: true, hasOutdoorShare: true };

/** A category and its criteria, by sub-category where they differ. */
function category(
  fanCategoryType: FanCategory,
  criteria: CategoryCriteria,
  bySub: Readonly<Record<number, CategoryCriteria>> = {},
): TopCategory {
  return {
    id: FAN_CATEGORY_LABELS[fanCategoryType],
    name: FAN_CATEGORY_LABELS[fanCategoryType],
    description: '',
    fanCategoryType,
    rangeText: '',
    lineCount: 1,
    imageUrl: '',
    sortOrder: 2,
    criteria,
    motorSupplies: MOTOR_SUPPLIES,
    subCategories: Object.entries(bySub).map(([id, own]) => ({
      id: Number(id),
      name: `Line ${id}`,
      description: '',
      pictogram: 'supply',
      applications: [],
      criteria: own,
    })),
  };
}

export const TOP_CATEGORIES: readonly TopCategory[] = [
  {
    id: 'exhaust',
    name: 'Exhaust fans',
    description: 'Air out of a building',
    fanCategoryType: FanCategory.Exhaust,
    rangeText: '50 to 60,000 cfm',
    lineCount: 8,
    imageUrl: '',
    sortOrder: 1,
    criteria: EXHAUST,
    motorSupplies: MOTOR_SUPPLIES,
    subCategories: [
      {
        id: 2,
        name: 'Upblast/Downblast',
        description: 'Roof exhausters',
        pictogram: 'upblast',
        applications: [],
        criteria: EXHAUST,
      },
    ],
  },
];

const HVAC: CategoryCriteria = { ...HEATED, ...COOLED, hasHeating: true, isOneHeater: true, canDoWithoutCooling: true };
const RECIRCULATED: CategoryCriteria = { ...HEATED, canRecirculate: true };

/** What a search finds of every category; the start page of the tests sells exhaust fans alone. */
export const SEARCHED_CATEGORIES: readonly TopCategory[] = [
  ...TOP_CATEGORIES,
  category(FanCategory.MakeUpAir, MOVES_AIR_ALONE),
  category(
    FanCategory.HeatedMakeUpAir,
    { ...RECIRCULATED, isOneHeater: false },
    { 1: RECIRCULATED, 2: HEATED, 3: HEATED, 4: HEATED },
  ),
  category(
    FanCategory.HvacUnit,
    { ...HVAC, isOneHeater: false },
    { 1: HVAC, 2: HVAC, [HvacUnitCategory.CoolingOnly]: COOLED },
  ),
  category(FanCategory.HighVolumeLowSpeed, MOVES_AIR_ALONE),
  category(FanCategory.IndustrialHeater, { ...RECIRCULATED, isOneHeater: false }, { 1: RECIRCULATED, 2: RECIRCULATED }),
];
