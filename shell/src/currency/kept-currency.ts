import type { CurrencyState, StorageService } from '@specbuilder/shared-contracts/platform';

const KEY = 'currency';

export interface KeptCurrency extends CurrencyState {
  readonly source: 'profile' | 'location' | 'user' | 'default';
}

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
  return JSON.parse(storage.read(KEY) ?? 'null') ?? US_DOLLAR;
}

export function keepCurrency(storage: StorageService, currency: KeptCurrency): void {
  storage.write(KEY, JSON.stringify(currency));
}
