import type { Currency } from '@specbuilder/shared-contracts/api';
import type { CurrencyState, SignedInUser } from '@specbuilder/shared-contracts/platform';
import { writable } from '@specbuilder/shared-contracts/platform';
import { createTestPlatform, type TestResponses } from '@specbuilder/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { CurrencyService } from './currency-service.ts';
import { readStoredCurrency } from './stored-currency.ts';

const rate = (currencyCode: string, exchangeRate: number, sortWeight: number, currencySymbol = '$'): Currency => ({
  currencyCode,
  currencyName: currencyCode,
  currencySymbol,
  exchangeRate,
  sortWeight,
});
const RATES = [
  rate('NONE', 1, 1000, ''),
  rate('GBP', 0.75, 5, '£'),
  rate('USD', 1, 1),
  rate('EUR', 0.86, 5, '€'),
  rate('CAD', 1.35, 2),
];
const ENGINEER = { userId: 'u1', roles: ['user'] } as unknown as SignedInUser;

interface PageOptions {
  readonly profileCode?: string | null;
  readonly user?: SignedInUser | null;
  readonly responses?: TestResponses;
}

function openPage({ profileCode = null, user = null, responses }: PageOptions = {}) {
  const platform = createTestPlatform({ user, responses: responses ?? { 'GET /api/exchangeRates': () => RATES } });
  const profile = { isDown: false };
  const facts: unknown[] = [];
  platform.bus.subscribe('currency-changed', ({ payload }) => facts.push([payload.currencyCode, payload.source]));
  const load = () => {
    const currency = writable<CurrencyState>(readStoredCurrency(platform.storage));
    const currencies = writable<readonly Currency[]>([]);
    const read = async () => {
      if (profile.isDown) throw new TypeError('Failed to fetch');
      return { settings: { defaultCurrencyCode: profileCode } } as never;
    };
    const service = new CurrencyService({ host: platform, details: { read }, currency, currencies });
    return { currency, currencies, service };
  };
  const locate = (country: string) =>
    platform.bus.publish('location-resolved', { country, postalCode: null, source: 'geolocation' });
  return { platform, facts, load, locate, profile, ...load() };
}

describe('The currency', () => {
  it('[CUR-002] is the US dollar for a guest', async () => {
    const { service, currency, facts } = openPage();
    await service.start();
    expect(currency.get()).toMatchObject({ currencyCode: 'USD', exchangeRate: 1, arePricesHidden: false });
    expect(facts).toEqual([['USD', 'default']]);
  });

  it('is not said again to the prices of the page that stand in it', async () => {
    const { service, currency, facts, locate } = openPage();
    const drawn = jest.fn();
    currency.subscribe(drawn);
    await service.start();
    locate('USA');
    await waitFor(() =>
      expect(facts).toEqual([
        ['USD', 'default'],
        ['USD', 'location'],
      ]),
    );
    expect(drawn).not.toHaveBeenCalled();
  });

  it('requests no rates while the currency is the US dollar', async () => {
    const { service, platform } = openPage();
    await service.start();
    expect(platform.calls).toEqual([]);
  });

  it('[SHL-041] loads the list for the navigation of a small screen', async () => {
    const matchMedia = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const { service, currencies } = openPage();
    await service.start();
    expect(currencies.get()).toHaveLength(RATES.length);
    expect(matchMedia).toHaveBeenCalledWith('(max-width: 960px)');
    matchMedia.mockRestore();
  });

  it('[CUR-002] is the default of the profile', async () => {
    const { service, currency, facts } = openPage({ user: ENGINEER, profileCode: 'CAD' });
    await service.start();
    expect(currency.get()).toEqual({
      currencyCode: 'CAD',
      currencySymbol: '$',
      exchangeRate: 1.35,
      arePricesHidden: false,
    });
    expect(facts).toEqual([['CAD', 'profile']]);
  });

  it.each([
    ['CAN', null, 'CAD'],
    ['USA', null, 'USD'],
    ['MEX', null, 'USD'],
    ['CAN', 'GBP', 'GBP'],
    ['USA', 'EUR', 'EUR'],
  ])('[CUR-003] after a location in %s with the profile default %p is %s', async (country, profileCode, expected) => {
    const { service, currency, locate } = openPage({ user: ENGINEER, profileCode });
    await service.start();
    locate(country);
    await waitFor(() => expect(currency.get().currencyCode).toBe(expected));
  });

  it('[CUR-003] follows a location that was there before', async () => {
    const { service, currency, locate } = openPage();
    locate('CAN');
    await service.start();
    expect(currency.get().currencyCode).toBe('CAD');
  });

  it('[CUR-007] [EVT-043] is what the user chose, whatever profile and location say, until the session ends', async () => {
    const { service, currency, locate, load, facts } = openPage({ user: ENGINEER, profileCode: 'CAD' });
    await service.start();
    await service.choose('GBP');
    locate('CAN');
    expect(currency.get()).toMatchObject({ currencyCode: 'GBP', currencySymbol: '£', exchangeRate: 0.75 });
    expect(facts).toEqual([
      ['CAD', 'profile'],
      ['GBP', 'user'],
    ]);
    const reloaded = load();
    expect(reloaded.currency.get().currencyCode).toBe('GBP');
    await reloaded.service.start();
    expect(reloaded.currency.get().currencyCode).toBe('GBP');
  });

  it.each(['{oops', '{"currencyCode":"GBP"}'])('is the US dollar where the kept one is damaged: %s', (damaged) => {
    const { platform, load } = openPage();
    platform.storage.write('currency', damaged);
    expect(load().currency.get().currencyCode).toBe('USD');
  });

  it('[CUR-003] of a location is there again after a reload', async () => {
    const { service, locate, load, currency } = openPage();
    await service.start();
    locate('CAN');
    await waitFor(() => expect(currency.get().currencyCode).toBe('CAD'));
    const reloaded = load();
    await reloaded.service.start();
    expect(reloaded.currency.get().currencyCode).toBe('CAD');
  });

  it('[CUR-004] [EVT-043] No Pricing hides prices, which an area that loads later receives as well', async () => {
    const { service, currency, platform } = openPage();
    await service.choose('NONE');
    const received: unknown[] = [];
    platform.bus.subscribe('currency-changed', ({ payload }) => received.push(payload));
    expect(received).toEqual([{ currencyCode: 'NONE', exchangeRate: 1, source: 'user', arePricesHidden: true }]);
    expect(currency.get()).toMatchObject({ currencyCode: 'NONE', arePricesHidden: true });
  });

  it('[CUR-006] stand in their order, ties by code', async () => {
    const { service, currencies } = openPage();
    await service.loadRates();
    expect(currencies.get().map(({ currencyCode }) => currencyCode)).toEqual(['USD', 'CAD', 'EUR', 'GBP', 'NONE']);
  });

  it('[CUR-008] of the store wins over everything, at the rate of the store', async () => {
    const { service, currency, platform, load } = openPage({ user: ENGINEER, profileCode: 'CAD' });
    await service.start();
    await service.choose('GBP');
    platform.bus.publish('store-currency-received', { currencyCode: 'CAD', exchangeRate: 2 });
    await waitFor(() => expect(currency.get()).toMatchObject({ currencyCode: 'CAD', exchangeRate: 2 }));
    await service.choose('EUR');
    expect(currency.get()).toMatchObject({ currencyCode: 'CAD', exchangeRate: 2 });
    // A shop's rate is for its frame, not for the session.
    expect(load().currency.get().exchangeRate).not.toBe(2);
  });

  it('[CUR-008] of the store counts even when it came before the rates', async () => {
    const { service, currency, platform } = openPage();
    const started = service.start();
    platform.bus.publish('store-currency-received', { currencyCode: 'CAD', exchangeRate: 2 });
    await started;
    expect(currency.get()).toMatchObject({ currencyCode: 'CAD', exchangeRate: 2 });
  });

  it('of the store is ignored when it is unknown', async () => {
    const { service, currency, platform } = openPage();
    await service.start();
    platform.bus.publish('store-currency-received', { currencyCode: 'XXX', exchangeRate: 2 });
    await waitFor(() => expect(platform.problems).toHaveLength(1));
    expect(currency.get().currencyCode).toBe('USD');
  });

  it('stays the US dollar without rates, and the next choice requests them again', async () => {
    const site = { isDown: true };
    const reply = () =>
      site.isDown ? Response.json({ message: '', errors: {}, modelState: {} }, { status: 500 }) : RATES;
    const { service, currency } = openPage({ responses: { 'GET /api/exchangeRates': reply } });
    await service.start();
    await service.choose('CAD');
    expect(currency.get().currencyCode).toBe('USD');
    site.isDown = false;
    await service.choose('CAD');
    expect(currency.get().currencyCode).toBe('CAD');
  });

  it('does not change for a code that is none', async () => {
    const { service, currency } = openPage();
    await service.start();
    await service.choose('XXX');
    expect(currency.get().currencyCode).toBe('USD');
  });

  const noReply = new Promise<never>(() => {});
  const serverError = () => Response.json({ message: '', errors: {}, modelState: {} }, { status: 500 });
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));

  describe.each([
    ['fails', serverError],
    ['is slow', () => noReply],
    ['is empty', () => []],
    ['is no list', () => ({})],
    ['lacks the rates', () => RATES.map(({ exchangeRate: _, ...rest }) => rest)],
    ['has a rate that is no number', () => [{ ...RATES[4], exchangeRate: null }]],
    ['cannot be sent offline', offline],
  ])('when the request for the rates %s', (_case, response) => {
    const openBefore = async (code: string) => {
      const site = { reply: (): unknown => RATES };
      const page = openPage({ responses: { 'GET /api/exchangeRates': () => site.reply() } });
      await page.service.start();
      await page.service.choose(code);
      site.reply = response;
      return page;
    };

    it.each([
      ['NONE', true],
      ['CAD', false],
    ])('[CUR-007] keeps the chosen %s over a reload and stores nothing else', async (code, arePricesHidden) => {
      const { load, locate, platform } = await openBefore(code);
      const stored = platform.storage.read('currency');
      const { service, currency } = load();
      void service.start();
      locate('USA');
      // No Pricing has a fixed rate, so nothing is requested for it.
      await waitFor(() => expect(platform.calls).toHaveLength(code === 'NONE' ? 0 : 2));
      // The response is read in a later task.
      await new Promise((resolve) => setTimeout(resolve));
      expect(currency.get()).toMatchObject({ currencyCode: code, arePricesHidden });
      expect(platform.storage.read('currency')).toBe(stored);
    });

    it('[CUR-004] still hides prices for a user who chooses No Pricing', async () => {
      const { load } = await openBefore('CAD');
      const { service, currency } = load();
      void service.start();
      await service.choose('NONE');
      expect(currency.get()).toMatchObject({ currencyCode: 'NONE', arePricesHidden: true });
    });
  });

  it('[CUR-004] keeps prices hidden by the profile when the profile cannot be read after a reload', async () => {
    const { service, load, profile } = openPage({ user: ENGINEER, profileCode: 'NONE' });
    await service.start();
    profile.isDown = true;
    const reloaded = load();
    await reloaded.service.start();
    expect(reloaded.currency.get()).toMatchObject({ currencyCode: 'NONE', arePricesHidden: true });
  });
});
