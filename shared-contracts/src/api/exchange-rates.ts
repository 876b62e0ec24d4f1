import * as z from 'zod/mini';
import { open } from './access.ts';
import { endpoint } from './endpoint.ts';
import { finite, text } from './fields.ts';

export const currency = z.object({
  currencyCode: text,
  currencyName: text,
  currencySymbol: text,
  /** Units of the currency for one US dollar. */
  exchangeRate: finite,
  sortWeight: finite,
});
export type Currency = z.infer<typeof currency>;

export const exchangeRatesContract = {
  list: endpoint('GET', '/api/exchangeRates', {
    summary: 'Currencies with their rates',
    access: open('Guests choose a currency too'),
    overlay: false,
  }).output(z.array(currency)),
};
