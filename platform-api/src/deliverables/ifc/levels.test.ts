import { levelOf } from './levels.ts';

describe('The name of a place', () => {
  it.each([
    [null, null, null],
    ['Clinic', 'Clinic', null],
    ['Level 3', null, 'Level 3'],
    ['L2', null, 'L2'],
    ['2nd floor', null, '2nd floor'],
    ['Roof', null, 'Roof'],
    ['Nivel 2', null, 'Nivel 2'],
    ['Clinic, level 3', 'Clinic', 'level 3'],
    ['Building A - Roof', 'Building A', 'Roof'],
    ['Building A, east wing', 'Building A, east wing', null],
    // Names that only begin like a level.
    ['Roofing supply', 'Roofing supply', null],
    ['L Street', 'L Street', null],
  ])('%p is of building %p and level %p', (building, name, level) => {
    expect(levelOf({ building })).toEqual({ building: name, level });
  });
});
