import type { Currency } from '@specbuilder/shared-contracts/api';
import { NAVIGATION_WEIGHTS } from '@specbuilder/shared-contracts/domain';
import { type Readable, type Writable, writable } from '@specbuilder/shared-contracts/platform';
import { derived, lazy } from '../../feature/compose.ts';
import { defineFeature } from '../../feature/define-feature.ts';
import { CURRENCY_MESSAGES } from '../../messages/currency.generated.ts';
import type { ShellEntry } from '../../navigation/navigation/navigation-model.ts';
import { CurrencyButton } from './currency-button.tsx';
import type { CurrencyService } from './currency-service.ts';

declare module '../../feature/ports.ts' {
  interface Ports {
    /** Every currency of the product in its order; empty until loaded. */
    readonly currencies: Readable<readonly Currency[]>;
    readonly currencyService: () => Promise<CurrencyService>;
  }
}

export const CURRENCY = defineFeature({
  name: 'currency',
  ports: ['api', 'bus', 'currency', 'log', 'session', 'storage', 'toasts', 'userDetails'],
  offers: ['currencies', 'currencyService'],
  services({ currency, userDetails, ...host }) {
    const currencies: Writable<readonly Currency[]> = writable([]);
    const currencyService = lazy(async () => {
      const { CurrencyService } = await import(/* webpackChunkName: "background" */ './currency-service.ts');
      return new CurrencyService({ host, details: await userDetails(), currency, currencies });
    });
    return { currencies, currencyService };
  },
  toolbar: CurrencyButton,
  navigation: ({ currencies, currency, currencyService }) =>
    derived([currencies, currency], () => [
      changeCurrency(currency.get().currencyCode, currencies.get(), (code) => {
        void currencyService().then((service) => service.choose(code));
      }),
    ]),
  async background({ bus, currencyService }) {
    void (await currencyService()).start();
    if (bus.last('layout-changed')?.payload.isCommerceView) bus.publish('commerce-ready', { kind: 'currency' });
  },
});

/** On wide screens the toolbar holds the currencies (SHL-041, A-234). */
export function changeCurrency(
  currencyCode: string,
  currencies: readonly Currency[],
  choose: (code: string) => void,
): ShellEntry {
  const item = { icon: 'Money', weight: NAVIGATION_WEIGHTS.changeCurrency, group: 'help' } as const;
  return {
    ...item,
    id: 'change-currency',
    title: CURRENCY_MESSAGES.change({ code: currencyCode }),
    isForSmallScreens: true,
    // Without children a click requests the current currency, which loads the list.
    onChoose: () => choose(currencyCode),
    children: currencies.map((currency) => ({
      ...item,
      title: currency.currencyName,
      onChoose: () => choose(currency.currencyCode),
      isChosen: currency.currencyCode === currencyCode,
    })),
  };
}
