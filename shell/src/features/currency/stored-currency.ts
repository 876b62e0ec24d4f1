import { NO_PRICING_CURRENCY } from '@specbuilder/shared-contracts/domain';
import type { StorageService } from '@specbuilder/shared-contracts/platform';
import { fieldsOf, readStored } from '../../boot/boot/stored-value.ts';

const KEY = 'currency';

const SOURCES = ['profile', 'location', 'user', 'default'] as const;
const fields = fieldsOf({
  currencyCode: 'string',
  currencySymbol: 'string',
  exchangeRate: 'number',
  arePricesHidden: 'boolean',
  source: 'string',
});
export interface StoredCurrency extends ReturnType<typeof fields.parse> {
  readonly source: (typeof SOURCES)[number];
}

/** Prices are in US dollars until something says otherwise. */
export const US_DOLLAR: StoredCurrency = {
  currencyCode: 'USD',
  currencySymbol: '$',
  exchangeRate: 1,
  arePricesHidden: false,
  source: 'default',
};

/** The choice that hides prices; its rate is fixed, so it is known without the server's list (CUR-004). */
export const NO_PRICING = { currencyCode: NO_PRICING_CURRENCY, currencySymbol: '', exchangeRate: 1 } as const;

/** The currency of this browser session, so that a reload shows no price in another one first. */
export function readStoredCurrency(storage: StorageService): StoredCurrency {
  const stored = readStored(storage, KEY, fields);
  return stored !== null && isKnownSource(stored) ? stored : US_DOLLAR;
}

function isKnownSource(stored: { readonly source: string }): stored is StoredCurrency {
  return SOURCES.some((source) => source === stored.source);
}

export function storeCurrency(storage: StorageService, currency: StoredCurrency): void {
  storage.write(KEY, JSON.stringify(currency));
}
