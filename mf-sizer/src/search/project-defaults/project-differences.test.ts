import { DuctType } from '@specbuilder/shared-contracts/domain';
import { changedCriteria, differencesFrom, differenceTexts, givenCriteria, valuesOf } from './project-differences.ts';

const DEFAULTS = { altitude: 5280, installation: 'ducted', soundLevelDistance: 10 } as const;
const SAME = { altitude: 5280, fanDuctType: DuctType.Ducted, soundLevelDistance: 10 };
const here = { defaults: DEFAULTS, isAtSite: true, isEither: true };

describe('what a search has in place of the defaults of its project', () => {
  it.each([
    ['nothing', SAME, {}],
    ['another altitude', { ...SAME, altitude: 0 }, { altitude: 0 }],
    ['either installation', { ...SAME, fanDuctType: DuctType.All }, { installation: null }],
    ['the other one', { ...SAME, fanDuctType: DuctType.NonDucted }, { installation: 'nonDucted' }],
    ['another distance', { ...SAME, soundLevelDistance: 5 }, { soundLevelDistance: 5 }],
    ['an altitude that is still looked up', { ...SAME, altitude: null }, {}],
    ['no such criteria, as for ceiling fans', {}, {}],
  ])('%s', (_case, criteria, expected) => {
    expect(differencesFrom({ ...here, criteria })).toEqual(expected);
  });

  it('is nothing at another place, for a kind made for one installation, and without defaults', () => {
    expect(differencesFrom({ ...here, isAtSite: false, criteria: { ...SAME, altitude: 0 } })).toEqual({});
    const isEither = false;
    expect(differencesFrom({ ...here, isEither, criteria: { ...SAME, fanDuctType: DuctType.All } })).toEqual({});
    expect(differencesFrom({ ...here, defaults: {}, criteria: { ...SAME, altitude: 0 } })).toEqual({});
  });

  it('is said with both values', () => {
    const differences = { altitude: 0, installation: null, soundLevelDistance: 5 };
    expect(differenceTexts(differences, DEFAULTS)).toEqual([
      'altitude 0 ft (project 5,280 ft)',
      'ducted and non-ducted (project ducted)',
      'sound at 5 ft (project 10 ft)',
    ]);
  });
});

describe('what a search takes', () => {
  const CRITERIA = { altitude: 594, fanDuctType: DuctType.Ducted, soundLevelDistance: 5 };
  const shown = valuesOf(CRITERIA, true);

  it('of a form is no more than what was changed in it', () => {
    expect(changedCriteria(shown, { ...shown, enclosure: 'TEFC' })).toEqual({});
    expect(changedCriteria(shown, { ...shown, installation: null })).toEqual({ fanDuctType: DuctType.All });
    expect(changedCriteria(shown, { ...shown, altitude: 0, soundLevelDistance: 10 })).toEqual({
      altitude: 0,
      soundLevelDistance: 10,
    });
    expect(changedCriteria(shown, { ...shown, altitude: null, soundLevelDistance: null })).toEqual({});
  });

  it('of a form is nothing that its kind has no criterion for', () => {
    expect(changedCriteria(valuesOf({}, false), DEFAULTS)).toEqual({});
    expect(changedCriteria(valuesOf(CRITERIA, false), { installation: 'nonDucted' })).toEqual({});
  });

  it('of its project is what that has, and its altitude at its site alone', () => {
    expect(givenCriteria(shown, { ...DEFAULTS, installation: 'nonDucted' }, true)).toEqual({
      altitude: 5280,
      fanDuctType: DuctType.NonDucted,
      soundLevelDistance: 10,
    });
    expect(givenCriteria(shown, DEFAULTS, false)).toEqual({ soundLevelDistance: 10 });
    expect(givenCriteria(shown, { motorSupply: '208/3' }, true)).toEqual({});
  });
});
