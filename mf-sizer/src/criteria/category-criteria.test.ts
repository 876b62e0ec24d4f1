import {
  FanCategory,
  HeatedMakeUpAirCategory,
  HvacUnitCategory,
  IndustrialHeaterCategory,
  MakeUpAirCategory,
} from '@specbuilder/shared-contracts/domain';
import { type CategoryCriteria, categoryCriteria } from './category-criteria.ts';

const criteriaNames = (category: FanCategory, sub: number) => {
  const { isOneHeater: _, ...rest } = categoryCriteria(category, sub);
  return Object.keys(rest).filter((name) => rest[name as keyof typeof rest]);
};
const HVAC: (keyof CategoryCriteria)[] = ['hasHeating', 'hasCooling', 'canDoWithoutCooling', 'hasOutdoorShare'];

describe('criteria of a category', () => {
  test.each([
    ['exhaust', FanCategory.Exhaust, 0, ['hasExhaustDuties']],
    ['make-up air', FanCategory.MakeUpAir, MakeUpAirCategory.RooftopFiltered, []],
    [
      'direct-fired',
      FanCategory.HeatedMakeUpAir,
      HeatedMakeUpAirCategory.DirectFired,
      ['hasHeating', 'canRecirculate', 'isDirectFired'],
    ],
    [
      'compact',
      FanCategory.HeatedMakeUpAir,
      HeatedMakeUpAirCategory.DirectFiredCompact,
      ['hasHeating', 'isDirectFired'],
    ],
    ['indirect-fired', FanCategory.HeatedMakeUpAir, HeatedMakeUpAirCategory.IndirectFired, ['hasHeating']],
    ['electric', FanCategory.HeatedMakeUpAir, HeatedMakeUpAirCategory.Electric, ['hasHeating']],
    ['HVAC unit', FanCategory.HvacUnit, HvacUnitCategory.IndirectFired, HVAC],
    ['cooling only', FanCategory.HvacUnit, HvacUnitCategory.CoolingOnly, ['hasCooling', 'hasOutdoorShare']],
    [
      'industrial heater',
      FanCategory.IndustrialHeater,
      IndustrialHeaterCategory.Vertical,
      ['hasHeating', 'canRecirculate', 'isDirectFired'],
    ],
  ])('[SCH-008] %s', (_, category, sub, names) => {
    expect(criteriaNames(category, sub)).toEqual(names);
  });

  test('all sub-categories at once have no heater whose limits could be shown', () => {
    expect(categoryCriteria(FanCategory.HeatedMakeUpAir, 0).isOneHeater).toBe(false);
    expect(categoryCriteria(FanCategory.HeatedMakeUpAir, 3).isOneHeater).toBe(true);
  });
});
