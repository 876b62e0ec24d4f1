import * as z from 'zod/mini';
import { CURRENCY_MESSAGES } from '../../messages/currency.generated.ts';
import { open, roles } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { finite, text, utcInstant } from '../core/fields.ts';
import { says } from '../core/says.ts';

export const currency = z.object({
  currencyCode: text,
  currencyName: text,
  currencySymbol: text,
  /** Units of the currency for one US dollar. */
  exchangeRate: finite,
  sortWeight: finite,
});
export type Currency = z.infer<typeof currency>;

/** A currency as administrators look after it. */
export const ratedCurrency = z.object({
  ...currency.shape,
  ratedOnUtc: utcInstant,
  /** The base of all rates, and the choice without prices, stay at 1. */
  isFixed: z.boolean(),
});
export type RatedCurrency = z.infer<typeof ratedCurrency>;

/** A rupiah is a fifteen-thousandth of a dollar; beyond this a point was forgotten. */
const MAX_RATE = 1_000_000;
const rateWords = says(() => CURRENCY_MESSAGES.rate);

export const newRate = z.object({
  exchangeRate: z.number(rateWords).check(z.gt(0, rateWords), z.lte(MAX_RATE, rateWords)),
});

const administrators = roles('admin');

export const exchangeRatesContract = {
  list: endpoint('GET', '/api/exchangeRates', {
    summary: 'Currencies with their rates',
    access: open('Guests choose a currency too'),
    overlay: false,
  }).output(z.array(currency)),
  listRated: endpoint('GET', '/api/admin/currencies', {
    summary: 'Currencies with their rates and the days these are of',
    access: administrators,
    overlay: false,
  }).output(z.array(ratedCurrency)),
  setRate: endpoint('PUT', '/api/admin/currencies/{currencyCode}', {
    summary: 'Set the rate of a currency from today on',
    access: administrators,
  })
    .input(z.object({ currencyCode: text.check(z.maxLength(10)), ...newRate.shape }))
    .output(ratedCurrency),
};
