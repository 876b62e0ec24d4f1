import { startTestApplication, type TestApplication } from '../testing/test-application.ts';

describe('The exchange rates', () => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication();
  });
  afterAll(() => server.close());

  it('[API-023] [CUR-001] are listed by weight, the one without prices last', async () => {
    const currencies = await server.client().exchangeRates.list();
    expect(currencies.map((currency) => currency.currencyCode)).toEqual(['USD', 'CAD', 'MXN', 'EUR', 'GBP', 'NONE']);
    expect(currencies[0]).toEqual({
      currencyCode: 'USD',
      currencyName: 'US Dollar',
      currencySymbol: '$',
      exchangeRate: 1,
      sortWeight: 1,
    });
    expect(currencies.at(-1)).toMatchObject({ currencyName: 'No Pricing', exchangeRate: 1 });
    expect(currencies.every((currency) => currency.exchangeRate > 0)).toBe(true);
  });
});
