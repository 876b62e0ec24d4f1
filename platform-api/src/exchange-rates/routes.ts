import type { Api } from '../http/api.ts';
import type { Database } from '../store/database.ts';
import { listCurrencies } from './store.ts';

export function exchangeRatesRoutes(api: Api, db: Database) {
  return { list: api.exchangeRates.list.handler(() => listCurrencies(db)) };
}
