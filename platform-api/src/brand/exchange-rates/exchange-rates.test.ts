import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

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

  it('get a rate from an administrator, with the day it is of', async () => {
    const admin = await server.clientOf('admin');
    const before = (await admin.exchangeRates.listRated()).find(({ currencyCode }) => currencyCode === 'CAD');
    const saved = await admin.exchangeRates.setRate({ currencyCode: 'CAD', exchangeRate: 1.4125 });
    expect(saved).toMatchObject({ currencyCode: 'CAD', exchangeRate: 1.4125, isFixed: false });
    expect(saved.ratedOnUtc > (before?.ratedOnUtc ?? '')).toBe(true);
    const shown = (await server.client().exchangeRates.list()).find(({ currencyCode }) => currencyCode === 'CAD');
    expect(shown?.exchangeRate).toBe(1.4125);
    const { items } = await admin.auditLog.list({ action: ['currencies-changed'] });
    expect(items[0]?.subject).toBe('CAD');
    expect(items[0]?.details).toEqual({ before: String(before?.exchangeRate), after: '1.4125' });
  });

  it('stay what they are for a figure that is none, the base of all rates and an unknown currency', async () => {
    const admin = await server.clientOf('admin');
    for (const exchangeRate of [0, -1, 1_000_001, Number.NaN]) {
      const call = admin.exchangeRates.setRate({ currencyCode: 'EUR', exchangeRate });
      await expect(call).rejects.toMatchObject({ status: 400 });
    }
    for (const currencyCode of ['USD', 'NONE']) {
      const call = admin.exchangeRates.setRate({ currencyCode, exchangeRate: 2 });
      await expect(call).rejects.toMatchObject({
        status: 400,
        data: { errors: { exchangeRate: [expect.any(String)] } },
      });
    }
    const unknown = admin.exchangeRates.setRate({ currencyCode: 'XXX', exchangeRate: 2 });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
  });
});
