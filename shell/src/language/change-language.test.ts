import { NAVIGATION_TITLES, NAVIGATION_WEIGHTS } from '@specbuilder/shared-contracts/domain';
import { testSettings } from '@specbuilder/shared-contracts/testing';
import { navigationFor } from '../navigation/navigation-model.ts';
import { changeLanguage } from './change-language.ts';

const shown = (isScreenSmall: boolean) =>
  navigationFor([], [changeLanguage('es', ['fr'], () => undefined)], {
    roles: null,
    features: testSettings().app.appFeatures,
    isScreenSmall,
  });

describe("'Change Language'", () => {
  it('[SHL-029] [SHL-030] has every language in its own words, the one in use chosen, and its weight', () => {
    const [item] = shown(true).help;
    expect([item?.title, item?.weight]).toEqual([NAVIGATION_TITLES.changeLanguage, NAVIGATION_WEIGHTS.changeLanguage]);
    expect(item?.children?.map(({ title, isChosen }) => [title, isChosen])).toEqual([
      [NAVIGATION_TITLES.switchToEnglish, false],
      [NAVIGATION_TITLES.translateToSpanish, true],
      ['Français', false],
    ]);
  });

  it('[SHL-028] is there on small screens only', () => {
    expect(shown(true).help).toHaveLength(1);
    expect(shown(false).help).toEqual([]);
  });
});
