import {
  type CategoryCriteria,
  FanCategory,
  HeatedMakeUpAirCategory,
  HvacUnitCategory,
  IndustrialHeaterCategory,
  MakeUpAirCategory,
} from '@specbuilder/shared-contracts/domain';
import { catalogueFor } from './catalogue.ts';
import { sizableCategories } from './categories.ts';
import { criteriaOfLines } from './category-criteria.ts';
import { DEMO_CATALOGUE } from './demonstration.ts';

const criteriaOf = (category: FanCategory, sub: number): CategoryCriteria => {
  const found = sizableCategories(DEMO_CATALOGUE).find(({ fanCategory }) => fanCategory === category);
  const criteria = sub === 0 ? found?.criteria : found?.subCategories.find(({ id }) => id === sub)?.criteria;
  if (criteria === undefined) throw new Error(`Nothing to size in ${category}, ${sub}`);
  return criteria;
};
const criteriaNames = (category: FanCategory, sub: number) => {
  const { isOneHeater: _, ...rest } = criteriaOf(category, sub);
  return Object.keys(rest).filter((name) => rest[name as keyof typeof rest]);
};
const HVAC: (keyof CategoryCriteria)[] = [
  'hasHeating',
  'needsHeat',
  'hasCooling',
  'canDoWithoutCooling',
  'hasOutdoorShare',
];

describe('criteria of a category', () => {
  test.each([
    ['exhaust', FanCategory.Exhaust, 0, ['hasExhaustDuties']],
    ['make-up air', FanCategory.MakeUpAir, MakeUpAirCategory.RooftopFiltered, []],
    [
      'heated make-up air',
      FanCategory.HeatedMakeUpAir,
      0,
      ['hasHeating', 'needsHeat', 'canRecirculate', 'isDirectFired'],
    ],
    [
      'direct-fired',
      FanCategory.HeatedMakeUpAir,
      HeatedMakeUpAirCategory.DirectFired,
      ['hasHeating', 'needsHeat', 'canRecirculate', 'isDirectFired'],
    ],
    [
      'compact',
      FanCategory.HeatedMakeUpAir,
      HeatedMakeUpAirCategory.DirectFiredCompact,
      ['hasHeating', 'needsHeat', 'isDirectFired'],
    ],
    ['indirect-fired', FanCategory.HeatedMakeUpAir, HeatedMakeUpAirCategory.IndirectFired, ['hasHeating', 'needsHeat']],
    ['electric', FanCategory.HeatedMakeUpAir, HeatedMakeUpAirCategory.Electric, ['hasHeating', 'needsHeat']],
    ['HVAC units', FanCategory.HvacUnit, 0, HVAC],
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
    expect(criteriaOf(FanCategory.HeatedMakeUpAir, 0).isOneHeater).toBe(false);
    expect(criteriaOf(FanCategory.HeatedMakeUpAir, 3).isOneHeater).toBe(true);
  });

  test('follow from what a brand sells: one kind of heater has limits that can be shown', () => {
    const lines = catalogueFor(1, DEMO_CATALOGUE).lines.filter(({ supply }) => supply?.heater === 'Electric');
    expect(criteriaOfLines(lines, null)).toMatchObject({ hasHeating: true, isOneHeater: true });
    expect(criteriaOfLines(lines, null).needsHeat).toBe(true);
    expect(criteriaOfLines(lines, 500_000).needsHeat).toBe(false);
    expect(criteriaOfLines([], null)).toMatchObject({ hasHeating: false, hasExhaustDuties: false });
  });
});
