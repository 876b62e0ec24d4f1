import type { RatedCurrency } from '@specbuilder/shared-contracts/api';
import { CURRENCY_MESSAGES, invalid, nameOf, notFound, type Queryable, type UnitOfWork } from '../../core/index.ts';
import { type CurrencyRow, listRatedCurrencies, lockCurrency, saveRate } from './store.ts';

/** Prices are stored in the first one, and the other shows none. */
const FIXED = ['USD', 'NONE'];

export async function readRatedCurrencies(db: Queryable): Promise<RatedCurrency[]> {
  return (await listRatedCurrencies(db)).map(ratedResponse);
}

/**
 * Sets the rate of a currency, valid from today.
 *
 * @throws HttpError 'not-found' for an unknown currency, 'invalid' with field exchangeRate for one whose rate is fixed
 */
export async function setRate(unit: UnitOfWork, currencyCode: string, exchangeRate: number): Promise<RatedCurrency> {
  const before = await lockCurrency(unit.tx, currencyCode);
  if (before === undefined) throw notFound('currency');
  if (isFixed(before)) throw invalid('exchangeRate', CURRENCY_MESSAGES.fixed);
  const details = { before: String(before.exchangeRate), after: String(exchangeRate) };
  unit.audit({ action: 'currencies-changed', subject: currencyCode, details });
  return ratedResponse(await saveRate(unit.tx, currencyCode, exchangeRate));
}

function ratedResponse(currency: CurrencyRow): RatedCurrency {
  return {
    ...currency,
    currencyName: nameOf(currency.currencyName),
    ratedOnUtc: currency.ratedOnUtc.toISOString(),
    isFixed: isFixed(currency),
  };
}

function isFixed({ currencyCode }: CurrencyRow): boolean {
  return FIXED.includes(currencyCode);
}
