import type { StorageService } from '@specbuilder/shared-contracts/platform';
import * as z from 'zod/mini';
import { readKept } from '../boot/kept-value.ts';

const KEY = 'currency';

const keptCurrency = z.object({
  currencyCode: z.string(),
  currencySymbol: z.string(),
  exchangeRate: z.number(),
  arePricesHidden: z.boolean(),
  source: z.enum(['profile', 'location', 'user', 'default']),
});
export type KeptCurrency = Readonly<z.infer<typeof keptCurrency>>;

/** Prices are in US dollars until something says otherwise. */
export const US_DOLLAR: KeptCurrency = {
  currencyCode: 'USD',
  currencySymbol: '$',
  exchangeRate: 1,
  arePricesHidden: false,
  source: 'default',
};

/** The currency of this browser session, so that a reload shows no price in another one first. */
export function readKeptCurrency(storage: StorageService): KeptCurrency {
  return readKept(storage, KEY, keptCurrency) ?? US_DOLLAR;
}

export function keepCurrency(storage: StorageService, currency: KeptCurrency): void {
  storage.write(KEY, JSON.stringify(currency));
}
