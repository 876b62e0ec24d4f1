import { DuctType } from '@specbuilder/shared-contracts/domain';
import { differencesFrom, differenceTexts } from './project-differences.ts';

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
      '0 ft, project 5,280 ft',
      'ducted and non-ducted, project ducted',
      'sound at 5 ft, project 10 ft',
    ]);
  });
});
