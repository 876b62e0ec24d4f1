import { FanCategory, HvacUnitCategory } from '@specbuilder/shared-contracts/domain';
import type { HeaterType } from '../heating/heater-types.ts';
import { DEMO_CATALOGUE } from './demonstration.ts';
import { type HeatedCategory, heaterOfCategory } from './heater-of-category.ts';

describe('the heater of a category', () => {
  const ALL: HeatedCategory = {
    fanCategoryType: FanCategory.HeatedMakeUpAir,
    heatedMakeUpAirFanCategoryType: 0,
    hvacUnitCategoryType: 0,
    industrialHeaterFanCategoryType: 0,
    subFanCategoryType: 0,
  };

  it.each<[Partial<HeatedCategory>, HeaterType]>([
    [{}, 'DirectFired'],
    [{ heatedMakeUpAirFanCategoryType: 2 }, 'DirectFiredCompact'],
    [{ subFanCategoryType: 3 }, 'IndirectFired'],
    [{ heatedMakeUpAirFanCategoryType: 4, subFanCategoryType: 1 }, 'Electric'],
    [{ fanCategoryType: FanCategory.HvacUnit }, 'IndirectFired'],
    [{ fanCategoryType: FanCategory.HvacUnit, hvacUnitCategoryType: 2 }, 'Electric'],
    [{ fanCategoryType: FanCategory.IndustrialHeater }, 'IndustrialVertical'],
    [{ fanCategoryType: FanCategory.IndustrialHeater, industrialHeaterFanCategoryType: 1 }, 'IndustrialHorizontal'],
  ])('%j is %s', (change, heater) => {
    expect(heaterOfCategory({ ...ALL, ...change }, DEMO_CATALOGUE).type).toBe(heater);
  });

  it.each<[Partial<HeatedCategory>, string]>([
    [{ fanCategoryType: FanCategory.Exhaust }, 'fanCategoryType'],
    [
      { fanCategoryType: FanCategory.HvacUnit, hvacUnitCategoryType: HvacUnitCategory.CoolingOnly },
      'hvacUnitCategoryType',
    ],
    [{ subFanCategoryType: 9 }, 'subFanCategoryType'],
    [{ fanCategoryType: 99 }, 'fanCategoryType'],
  ])('%j has none and names %s', (change, field) => {
    expect(() => heaterOfCategory({ ...ALL, ...change }, DEMO_CATALOGUE)).toThrow(expect.objectContaining({ field }));
  });

  it('mixes room air in by a share where its units have a coil', () => {
    expect(heaterOfCategory({ ...ALL, fanCategoryType: FanCategory.HvacUnit }, DEMO_CATALOGUE).mixesRoomAir).toBe(true);
    expect(heaterOfCategory(ALL, DEMO_CATALOGUE).mixesRoomAir).toBe(false);
  });
});
