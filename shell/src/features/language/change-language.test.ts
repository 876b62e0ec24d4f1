import { NAVIGATION_TITLES, NAVIGATION_WEIGHTS } from '@specbuilder/shared-contracts/domain';
import { LANGUAGES } from '@specbuilder/shared-contracts/language';
import { testSettings } from '@specbuilder/shared-contracts/testing';
import { navigationFor } from '../../navigation/navigation/navigation-model.ts';
import { changeLanguage } from './change-language.ts';

const shown = (isScreenSmall: boolean, scriptLanguages: readonly string[] = []) =>
  navigationFor([], [changeLanguage('es', scriptLanguages, () => undefined)], {
    roles: null,
    features: testSettings().app.appFeatures,
    isScreenSmall,
  });
const choices = (scriptLanguages: readonly string[] = []) =>
  shown(true, scriptLanguages).help[0]?.children?.map(({ title, isChosen }) => [title, isChosen]) ?? [];

describe("'Change Language'", () => {
  it('[SHL-029] [SHL-030] has English and Spanish in their own words, the one in use chosen, and its weight', () => {
    const [item] = shown(true).help;
    expect([item?.title, item?.weight]).toEqual([NAVIGATION_TITLES.changeLanguage, NAVIGATION_WEIGHTS.changeLanguage]);
    expect(choices().slice(0, 2)).toEqual([
      [NAVIGATION_TITLES.switchToEnglish, false],
      [NAVIGATION_TITLES.translateToSpanish, true],
    ]);
  });

  it('has every language that is not made for tests, then those that only a script has', () => {
    const listed = LANGUAGES.filter(({ isForTests }) => !isForTests);
    const titles = choices(['eo', 'es']).map(([title]) => title);
    expect(titles).toEqual([...listed.map(({ switchTo }) => switchTo), 'Esperanto']);
  });

  it('[SHL-028] is there on small screens only', () => {
    expect(shown(true).help).toHaveLength(1);
    expect(shown(false).help).toEqual([]);
  });
});
