import { type Api, type Database, nameOf } from '../../core/index.ts';
import { readRatedCurrencies, setRate } from './service.ts';
import { listCurrencies } from './store.ts';

export function exchangeRatesRoutes(api: Api, db: Database) {
  return {
    list: api.exchangeRates.list.handler(async () => {
      const currencies = await listCurrencies(db);
      return currencies.map((item) => ({ ...item, currencyName: nameOf(item.currencyName) }));
    }),
    listRated: api.exchangeRates.listRated.handler(() => readRatedCurrencies(db)),
    setRate: api.exchangeRates.setRate.handler(({ input, context }) =>
      context.write((unit) => setRate(unit, input.currencyCode, input.exchangeRate)),
    ),
  };
}
