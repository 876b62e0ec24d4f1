import type { StorageService } from '@specbuilder/shared-contracts/platform';
import * as z from 'zod/mini';
import { readStored } from '../boot/stored-value.ts';

const KEY = 'currency';

const storedCurrency = z.object({
  currencyCode: z.string(),
  currencySymbol: z.string(),
  exchangeRate: z.number(),
  arePricesHidden: z.boolean(),
  source: z.enum(['profile', 'location', 'user', 'default']),
});
export type StoredCurrency = Readonly<z.infer<typeof storedCurrency>>;

/** Prices are in US dollars until something says otherwise. */
export const US_DOLLAR: StoredCurrency = {
  currencyCode: 'USD',
  currencySymbol: '$',
  exchangeRate: 1,
  arePricesHidden: false,
  source: 'default',
};

/** The currency of this browser session, so that a reload shows no price in another one first. */
export function readStoredCurrency(storage: StorageService): StoredCurrency {
  return readStored(storage, KEY, storedCurrency) ?? US_DOLLAR;
}

export function storeCurrency(storage: StorageService, currency: StoredCurrency): void {
  storage.write(KEY, JSON.stringify(currency));
}
