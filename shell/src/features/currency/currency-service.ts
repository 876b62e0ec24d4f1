import type { Currency } from '@specbuilder/shared-contracts/api';
import { NO_PRICING_CURRENCY, SMALL_SCREEN_MAX_PX } from '@specbuilder/shared-contracts/domain';
import type { EventPayload } from '@specbuilder/shared-contracts/events';
import type { CurrencyState, Platform, Writable } from '@specbuilder/shared-contracts/platform';
import { fieldsOf } from '../../boot/boot/stored-value.ts';
import type { UserDetailsReader } from '../user-details/user-details.ts';
import { NO_PRICING, readStoredCurrency, type StoredCurrency, storeCurrency, US_DOLLAR } from './stored-currency.ts';

export interface CurrencyParts {
  readonly host: Pick<Platform, 'api' | 'bus' | 'log' | 'session' | 'storage'>;
  readonly details: UserDetailsReader;
  readonly currency: Writable<CurrencyState>;
  readonly currencies: Writable<readonly Currency[]>;
}

type Source = EventPayload<'currency-changed'>['source'];
type Rate = Pick<Currency, 'currencyCode' | 'currencySymbol' | 'exchangeRate'>;

/** Currencies whose rate is fixed, so they are known without the server's list. */
const FIXED_RATES: readonly Rate[] = [US_DOLLAR, NO_PRICING];
const listedCurrency = fieldsOf({
  currencyCode: 'string',
  currencyName: 'string',
  currencySymbol: 'string',
  exchangeRate: 'number',
  sortWeight: 'number',
});

const SMALL_SCREEN = `(max-width: ${SMALL_SCREEN_MAX_PX}px)`;

/**
 * The currency of all prices: what the store says, else what the user chose in this session, else the default of their
 * profile, else what their location suggests, else US dollars (CUR-002, CUR-003, CUR-008, A-060).
 */
export class CurrencyService {
  private store: EventPayload<'store-currency-received'> | null = null;
  private chosenCode: string | null = null;
  private profileCode: string | null = null;
  private locationCode: string | null = null;
  /** The profile is read: before that a weaker preference would show for a moment. */
  private isStarted = false;
  private announced = '';

  constructor(private readonly parts: CurrencyParts) {
    const { currencyCode, source } = readStoredCurrency(parts.host.storage);
    if (source === 'user') this.chosenCode = currencyCode;
    if (source === 'profile') this.profileCode = currencyCode;
    if (source === 'location') this.locationCode = currencyCode;
  }

  /** Follows profile, location and store from now on. */
  async start(): Promise<void> {
    const { bus, session } = this.parts.host;
    bus.subscribe('location-resolved', ({ payload }) => {
      this.locationCode = payload.country === 'CAN' ? 'CAD' : 'USD';
      void this.apply();
    });
    bus.subscribe('store-currency-received', ({ payload }) => {
      this.store = payload;
      void this.apply();
    });
    const profileMayDiffer = () => void this.readProfile().then(() => this.apply());
    session.user.subscribe(profileMayDiffer);
    bus.subscribe('user-settings-changed', profileMayDiffer);
    await this.readProfile();
    this.isStarted = true;
    await this.apply();
    // The navigation of a small screen lists them all.
    if (window.matchMedia(SMALL_SCREEN).matches) await this.loadRates();
  }

  /** Takes the user's choice for this browser session; a code without a known rate changes nothing. */
  async choose(currencyCode: string): Promise<void> {
    if (this.rateOf(currencyCode) === undefined) await this.loadRates();
    if (this.rateOf(currencyCode) === undefined) return;
    this.chosenCode = currencyCode;
    this.isStarted = true;
    await this.apply();
  }

  /** Requested until the list has arrived once; without it prices stay in the current currency, and the next change retries. */
  async loadRates(): Promise<void> {
    const { currencies, host } = this.parts;
    if (currencies.get().length > 0) return;
    try {
      const rates = await host.api.exchangeRates.list();
      const inOrder = (a: Currency, b: Currency) =>
        a.sortWeight - b.sortWeight || a.currencyCode.localeCompare(b.currencyCode);
      currencies.set(rates.map((rate) => listedCurrency.parse(rate) && rate).sort(inOrder));
    } catch (error) {
      host.log.error('The currencies could not be loaded', error);
    }
  }

  private async readProfile(): Promise<void> {
    const { details, host } = this.parts;
    const isGuest = host.session.user.get() === null;
    try {
      this.profileCode = isGuest ? null : (await details.read()).settings.defaultCurrencyCode;
    } catch (error) {
      host.log.error('The default currency could not be read', error);
    }
  }

  /**
   * Shows and stores the strongest preference. If its rate is unknown because the list could not be read, everything
   * stays as it is: falling back to US dollars would bring hidden prices back after one failed request.
   */
  private async apply(): Promise<void> {
    if (!this.isStarted) return;
    const [strongest] = this.preferences();
    if (this.store !== null || (strongest !== undefined && this.rateOf(strongest.code) === undefined))
      await this.loadRates();
    const store = this.ofStore();
    if (store !== null) return this.show({ ...store, source: 'store' });
    for (const { code, source } of this.preferences()) {
      const rate = this.rateOf(code);
      if (rate !== undefined) {
        const stored = { ...stateOf(rate, rate.exchangeRate), source };
        storeCurrency(this.parts.host.storage, stored);
        return this.show(stored);
      }
      if (this.parts.currencies.get().length === 0) {
        return this.show({ ...this.parts.currency.get(), source: readStoredCurrency(this.parts.host.storage).source });
      }
    }
  }

  /** The requested currencies, the strongest preference first. */
  private preferences(): readonly { readonly code: string; readonly source: StoredCurrency['source'] }[] {
    const preferences = [
      { code: this.chosenCode, source: 'user' },
      { code: this.profileCode, source: 'profile' },
      { code: this.locationCode, source: 'location' },
      { code: 'USD', source: 'default' },
    ] as const;
    return preferences.flatMap(({ code, source }) => (code === null ? [] : [{ code, source }]));
  }

  /** The store's rate counts, not the server's; an unknown code is ignored. */
  private ofStore(): CurrencyState | null {
    if (this.store === null) return null;
    const { currencyCode, exchangeRate } = this.store;
    const known = this.rateOf(currencyCode);
    if (known !== undefined) return stateOf(known, exchangeRate);
    this.parts.host.log.warn(`The store names the currency ${currencyCode}, which is not known here`);
    this.store = null;
    return null;
  }

  private show({ source, ...state }: CurrencyState & { readonly source: Source }): void {
    const { currency, host } = this.parts;
    const { currencyCode, exchangeRate, arePricesHidden } = state;
    const summary = JSON.stringify([state, source]);
    if (summary === this.announced) return;
    this.announced = summary;
    // Every price of the page follows it; setting an unchanged state redraws none of them.
    if (!isShown(currency.get(), state)) currency.set(state);
    host.bus.publish('currency-changed', { currencyCode, exchangeRate, source, arePricesHidden });
  }

  private rateOf(code: string): Rate | undefined {
    const isRequested = ({ currencyCode }: Rate) => currencyCode === code;
    return this.parts.currencies.get().find(isRequested) ?? FIXED_RATES.find(isRequested);
  }
}

function isShown(shown: CurrencyState, state: CurrencyState): boolean {
  const fields = ['currencyCode', 'currencySymbol', 'exchangeRate', 'arePricesHidden'] as const;
  return fields.every((field) => shown[field] === state[field]);
}

function stateOf({ currencyCode, currencySymbol }: Rate, exchangeRate: number): CurrencyState {
  return { currencyCode, currencySymbol, exchangeRate, arePricesHidden: currencyCode === NO_PRICING_CURRENCY };
}
