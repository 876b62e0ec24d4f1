import type { Currency } from '@specbuilder/shared-contracts/api';
import { type Database, schema } from '../store/database.ts';

/** Currencies as menus show them: by weight, then code. */
export async function listCurrencies(db: Database): Promise<Currency[]> {
  const { currencyCode, currencyName, currencySymbol, exchangeRate, sortWeight } = schema.currencies;
  return db
    .select({ currencyCode, currencyName, currencySymbol, exchangeRate, sortWeight })
    .from(schema.currencies)
    .orderBy(sortWeight, currencyCode);
}
