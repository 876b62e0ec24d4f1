import { NAVIGATION_TITLES, NAVIGATION_WEIGHTS, PAGE_TITLES } from '@specbuilder/shared-contracts/domain';
import declaration from '../../../remote.json' with { type: 'json' };

describe('What the shell knows of the load calculator before it is opened', () => {
  it('[SHL-006] is its title', () => {
    expect(declaration.routes.find(({ state }) => state === 'app.loadCalculator')).toMatchObject({
      path: '/load-calculator',
      title: PAGE_TITLES.loadCalculator,
    });
  });

  it('[SHL-033] [SHL-034] is its place in the navigation, and the features that show and mark it', () => {
    expect(declaration.navigation.find(({ state }) => state === 'app.loadCalculator')).toEqual({
      title: NAVIGATION_TITLES.loadCalculator,
      icon: 'Calculator',
      weight: NAVIGATION_WEIGHTS.loadCalculator,
      group: 'help',
      state: 'app.loadCalculator',
      feature: 'loadCalculatorEnabled',
      betaFeature: 'loadCalculatorInBeta',
    });
  });
});
