import { DuctType, FanCategory } from '@specbuilder/shared-contracts/domain';
import { projectCriteria } from './project-criteria.ts';

it.each([
  ['a fan', FanCategory.Exhaust, { fanDuctType: DuctType.NonDucted, soundLevelDistance: 10 }],
  ['a supply fan', FanCategory.MakeUpAir, { fanDuctType: DuctType.NonDucted, soundLevelDistance: 10 }],
  ['a heater, which is made for one installation', FanCategory.IndustrialHeater, { soundLevelDistance: 10 }],
])('The search for %s begins with what the project says of it', (_case, category, expected) => {
  expect(projectCriteria({ installation: 'nonDucted', soundLevelDistance: 10, altitude: 5 }, category)).toEqual(
    expected,
  );
});
