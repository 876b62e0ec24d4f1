import { NAVIGATION_TITLES, NAVIGATION_WEIGHTS } from '@specbuilder/shared-contracts/domain';
import { testSettings } from '@specbuilder/shared-contracts/testing';
import { navigationFor } from '../navigation/navigation-model.ts';
import { testOffice } from '../testing/test-offices.ts';
import { type OwnNavigationState, ownNavigation } from './own-navigation.ts';
import { OWN_PANELS } from './own-panels.ts';

const STATE: OwnNavigationState = {
  regionNumber: null,
  salesOffice: null,
  hasMultipleRegions: true,
  currencyCode: 'USD',
  currencies: [],
};
const features = testSettings().app.appFeatures;
const shownTo = (isScreenSmall: boolean, state: Partial<OwnNavigationState> = {}) => {
  const { sales, help } = navigationFor([], ownNavigation({ ...STATE, ...state }), {
    ...{ roles: null, features, isScreenSmall },
  });
  return [...sales, ...help];
};
const office = (state: Partial<OwnNavigationState>) =>
  shownTo(false, state).find(({ panel }) => panel === 'sales-office')?.title;

describe('The item of the sales office', () => {
  it('[SHL-042] is the closest office, the number of the region, or its name', () => {
    expect(office({})).toBe(NAVIGATION_TITLES.closestSalesOffice);
    expect(office({ regionNumber: 42 })).toBe(NAVIGATION_TITLES.salesRegion(42));
    const salesOffice = testOffice(15, { description: 'National Accounts' });
    expect(office({ regionNumber: 15, hasMultipleRegions: false, salesOffice })).toBe('National Accounts');
    expect(office({ regionNumber: 15, hasMultipleRegions: false })).toBe('Closest Sales Office');
  });

  it('[SHL-042] has the weight that puts it before the help', () => {
    const [item] = shownTo(false);
    expect(item).toMatchObject({ panel: 'sales-office', weight: NAVIGATION_WEIGHTS.closestSalesOffice });
  });
});

describe('The item of the currency', () => {
  const currency = (currencyCode: string, currencyName: string) => ({
    ...{ currencyCode, currencyName, currencySymbol: '$', exchangeRate: 1, sortWeight: 1 },
  });
  const currencies = [currency('USD', 'US Dollar'), currency('CAD', 'Canadian Dollar')];
  const item = (isScreenSmall: boolean) =>
    shownTo(isScreenSmall, { currencyCode: 'CAD', currencies }).find(({ action }) => action === 'choose-currency');

  it('[SHL-041] names the currency in use and holds all of them on small screens', () => {
    expect(item(true)).toMatchObject({
      title: NAVIGATION_TITLES.changeCurrency('CAD'),
      weight: NAVIGATION_WEIGHTS.changeCurrency,
    });
    expect(item(true)?.children?.map(({ title, actionValue, isChosen }) => [title, actionValue, isChosen])).toEqual([
      ['US Dollar', 'USD', false],
      ['Canadian Dollar', 'CAD', true],
    ]);
  });

  it('[SHL-041] is not there on wide screens, whose toolbar has it', () => {
    expect(item(false)).toBeUndefined();
  });
});

describe('The items of the help', () => {
  it('[SHL-025] [SHL-026] [SHL-027] [SHL-030] open their panels, in the order of their weights', () => {
    const items = shownTo(false).filter(({ weight }) => weight >= NAVIGATION_WEIGHTS.releaseNotes);
    expect(items.map(({ title, panel, weight }) => [title, panel, weight])).toEqual([
      ["See What's New", 'release-notes', 9_999_998],
      ['Request Project Assistance', 'project-help', 9_999_999],
      ['Tell us what you think!', 'feedback', 9_999_999],
    ]);
    const theirPanels = items.map(({ panel }) => OWN_PANELS.some(({ entry }) => entry.name === panel));
    expect(theirPanels).toEqual([true, true, true]);
  });

  it('hold the themes on small screens, whose toolbar has no room for the choice', () => {
    const hasThemes = (isSmall: boolean) => shownTo(isSmall).some(({ panel }) => panel === 'theme');
    expect([hasThemes(true), hasThemes(false)]).toEqual([true, false]);
  });
});
