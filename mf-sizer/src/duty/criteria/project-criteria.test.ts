import { DuctType } from '@specbuilder/shared-contracts/domain';
import { MOVES_AIR_ALONE } from '../../../test/search-criteria.ts';
import { projectCriteria } from './project-criteria.ts';

it.each([
  ['a fan', MOVES_AIR_ALONE, { fanDuctType: DuctType.NonDucted, soundLevelDistance: 10 }],
  [
    'a heater, which is made for one installation',
    { ...MOVES_AIR_ALONE, hasHeating: true },
    { soundLevelDistance: 10 },
  ],
])('The search for %s begins with what the project says of it', (_case, category, expected) => {
  expect(projectCriteria({ installation: 'nonDucted', soundLevelDistance: 10, altitude: 5 }, category)).toEqual(
    expected,
  );
});
