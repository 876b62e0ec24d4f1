import type { FanItem, FanOption } from '@specbuilder/shared-contracts/api';
import type { CurrencyState, Platform } from '@specbuilder/shared-contracts/platform';
import { matchPath } from '@specbuilder/shared-contracts/registry';

const OPTIONS_PATH = '/fans/sizer/options/:fanItemId';

export interface EmbeddedOption {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly group: string;
  readonly price: number | null;
}

/** The fan that a visitor configures; prices are in the shown currency, null where it hides them. */
export interface EmbeddedItem {
  readonly id: string;
  readonly model: string;
  readonly quantity: number;
  /** At its duty, as the server rates it. */
  readonly figures: FanItem['rating'] | FanItem['hvls'];
  readonly motor: { readonly horsepower: number; readonly voltage: string };
  readonly options: readonly EmbeddedOption[];
  readonly price: number | null;
  readonly currency: string;
}

/** Follows the item on the options page: its first sight and every change of it. */
export function watchItem(platform: Platform, notify: (item: EmbeddedItem) => void) {
  const { queries, currency } = platform;
  let current: EmbeddedItem | null = null;
  let isDue = false;
  const look = () => {
    isDue = false;
    const item = itemOnScreen(platform);
    if (item === null || JSON.stringify(item) === JSON.stringify(current)) return;
    current = item;
    notify(item);
  };
  // A cache reports one response in several events; all of them are one change.
  const checkSoon = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(look);
  };
  const stops = [queries.getQueryCache().subscribe(checkSoon), currency.subscribe(checkSoon)];
  const stop = () => {
    for (const end of stops) end();
  };
  return { current: () => current, stop };
}

function itemOnScreen({ navigation, queries, apiQueries, currency }: Platform): EmbeddedItem | null {
  const { fanItemId } = matchPath(OPTIONS_PATH, navigation.history.location.pathname) ?? {};
  if (fanItemId === undefined) return null;
  const input = { fanItemId };
  const configuration = queries.getQueryData(apiQueries.fanItem.configuration.queryOptions({ input }).queryKey);
  if (configuration === undefined) return null;
  return embeddedItem(configuration.item, configuration.options.fanOptions, currency.get());
}

function embeddedItem(item: FanItem, options: readonly FanOption[], currency: CurrencyState): EmbeddedItem {
  const { fanItemId, modelDisplayAs, qty, rating, hvls, motor, voltage, price } = item;
  const shown = (dollars: number) =>
    currency.arePricesHidden ? null : Math.round(dollars * currency.exchangeRate * 100) / 100;
  return {
    id: fanItemId,
    model: modelDisplayAs,
    quantity: qty,
    figures: rating ?? hvls,
    motor: { horsepower: motor.horsepower, voltage: voltage.display },
    options: options
      .filter(({ isChecked }) => isChecked)
      .map(({ fanOptionId, code, description, groupDescription, price: dollars }) => ({
        id: fanOptionId,
        code,
        name: description,
        group: groupDescription,
        price: shown(dollars),
      })),
    price: shown(price.total),
    currency: currency.currencyCode,
  };
}
