import type { Currency } from '@specbuilder/shared-contracts/api';
import { NAVIGATION_TITLES, NAVIGATION_WEIGHTS } from '@specbuilder/shared-contracts/domain';
import { writable } from '@specbuilder/shared-contracts/platform';
import { testSettings } from '@specbuilder/shared-contracts/testing';
import { testOffice } from '../../test/test-offices.ts';
import { createTestPage } from '../../test/test-ports.tsx';
import { composeFeatures } from '../feature/compose.ts';
import { changeCurrency } from '../features/currency/feature.ts';
import { officeTitle } from '../features/region/feature.ts';
import type { ShellEntry } from '../navigation/navigation/navigation-model.ts';
import { navigationFor } from '../navigation/navigation/navigation-model.ts';
import { FEATURES } from './features.ts';

const features = testSettings().app.appFeatures;
const shown = (items: readonly ShellEntry[], isScreenSmall: boolean) => {
  const { sales, help } = navigationFor([], items, { roles: null, features, isScreenSmall });
  return [...sales, ...help];
};

function openPage() {
  const page = createTestPage();
  const composed = composeFeatures(FEATURES, page.ports);
  return { ...page, composed, shownTo: (isSmall: boolean) => shown(composed.navigation.get(), isSmall) };
}

describe('The item of the sales office', () => {
  it('[SHL-042] is the closest office, the number of the region, or its name', () => {
    const none = { regionNumber: null, salesOffice: null, hasMultipleRegions: true };
    expect(officeTitle(none)).toBe(NAVIGATION_TITLES.closestSalesOffice);
    expect(officeTitle({ ...none, regionNumber: 42 })).toBe(NAVIGATION_TITLES.salesRegion({ number: 42 }));
    const salesOffice = testOffice(15, { description: 'National Accounts' });
    const only = { regionNumber: 15, hasMultipleRegions: false };
    expect(officeTitle({ ...only, salesOffice })).toBe('National Accounts');
    expect(officeTitle({ ...only, salesOffice: null })).toBe('Closest Sales Office');
  });

  it('[SHL-042] has the weight that puts it before the help, and follows the region', () => {
    const { shownTo, region } = openPage();
    const [item] = shownTo(false);
    expect(item).toMatchObject({ panel: 'sales-office', weight: NAVIGATION_WEIGHTS.closestSalesOffice });
    region.set({ regionNumber: 42 });
    expect(shownTo(false)[0]?.title).toBe(NAVIGATION_TITLES.salesRegion({ number: 42 }));
  });
});

describe('The item of the currency', () => {
  const rate = (currencyCode: string, currencyName: string): Currency => ({
    ...{ currencyCode, currencyName, currencySymbol: '$', exchangeRate: 1, sortWeight: 1 },
  });
  const rates = [rate('USD', 'US Dollar'), rate('CAD', 'Canadian Dollar')];
  const item = (isSmall: boolean, choose: (code: string) => void = () => undefined) =>
    shown([changeCurrency('CAD', rates, choose)], isSmall)[0];

  it('[SHL-041] names the currency in use and holds all of them on small screens', () => {
    expect(item(true)).toMatchObject({
      title: NAVIGATION_TITLES.changeCurrency({ code: 'CAD' }),
      weight: NAVIGATION_WEIGHTS.changeCurrency,
    });
    expect(item(true)?.children?.map(({ title, isChosen }) => [title, isChosen])).toEqual([
      ['US Dollar', false],
      ['Canadian Dollar', true],
    ]);
  });

  it('[SHL-041] takes the currency that is chosen', () => {
    const chosen: string[] = [];
    for (const child of item(true, (code) => chosen.push(code))?.children ?? []) child.onChoose?.();
    expect(chosen).toEqual(['USD', 'CAD']);
  });

  it('[SHL-041] is not there on wide screens, whose toolbar has it', () => {
    const { shownTo, composed } = openPage();
    const isThere = (isSmall: boolean) => shownTo(isSmall).some(({ id }) => id === 'change-currency');
    expect([isThere(true), isThere(false)]).toEqual([true, false]);
    expect(composed.toolbar.map(({ name }) => name)).toEqual(['shortcuts', 'currency', 'language']);
  });
});

describe('The items of the help', () => {
  it('[SHL-025] [SHL-027] [SHL-030] open their panels, in the order of their weights', () => {
    const { shownTo, composed } = openPage();
    const items = shownTo(false).filter(({ weight }) => weight >= NAVIGATION_WEIGHTS.releaseNotes);
    expect(items.map(({ title, panel, weight }) => [title, panel, weight])).toEqual([
      ["See What's New", 'release-notes', 9_999_998],
      ['Request Project Assistance', 'project-help', 9_999_999],
      ['Tell us what you think!', 'feedback', 9_999_999],
    ]);
    const theirPanels = items.map(({ panel }) => composed.panels.some(({ entry }) => entry.name === panel));
    expect(theirPanels).toEqual([true, true, true]);
  });

  it('hold the themes on small screens, whose toolbar has no room for the choice', () => {
    const { shownTo } = openPage();
    const hasThemes = (isSmall: boolean) => shownTo(isSmall).some(({ panel }) => panel === 'theme');
    expect([hasThemes(true), hasThemes(false)]).toEqual([true, false]);
  });
});

describe('The features of the shell', () => {
  it('get the ports they name and nothing else', () => {
    const { composed } = openPage();
    const feedback = composed.panels.find(({ entry }) => entry.name === 'feedback');
    expect(Object.keys(feedback?.ports ?? {}).sort()).toEqual([
      ...['api', 'bus', 'history', 'log', 'panels', 'session', 'toasts'],
    ]);
  });

  it('have names and panels of their own', () => {
    const names = FEATURES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const panels = openPage().composed.panels.map(({ entry }) => entry.name);
    expect(new Set(panels).size).toBe(panels.length);
  });

  it('[LOC-028] start the currency before the region, whose look-up of the place it follows', () => {
    const names = FEATURES.map(({ name }) => name);
    expect(names.indexOf('currency')).toBeLessThan(names.indexOf('region'));
  });

  it.each([true, false])(
    '[EVT-053] [COM-017] notify a shop that the currency can be set: %s',
    async (isCommerceView) => {
      const { platform, ports } = createTestPage({}, { isStoreView: isCommerceView });
      platform.bus.publish('layout-changed', { layout: 'contentOnly', isCommerceView });
      const ready: string[] = [];
      platform.bus.subscribe('commerce-ready', ({ payload }) => ready.push(payload.kind));
      const start = jest.fn(async () => undefined);
      const currencyService = async () => ({ start }) as never;
      const currency = FEATURES.find(({ name }) => name === 'currency');
      await currency?.background?.({ ...ports, currencyService, settings: writable(testSettings()) });
      expect(start).toHaveBeenCalledTimes(1);
      expect(ready).toEqual(isCommerceView ? ['currency'] : []);
    },
  );
});
