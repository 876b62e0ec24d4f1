import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import type { CurrencyState } from '@specbuilder/shared-contracts/platform';
import { formatValue, moneyText, QUANTITIES } from '@specbuilder/shared-ui/core';
import { ALTERNATES_MESSAGES } from '../../../messages/alternates.generated.ts';
import { inputKwOf } from '../item-values.ts';

/** What an alternate costs and takes more or less than the item that is chosen, with the units of each. */
export function differenceText(item: ProjectItem, chosen: ProjectItem, currency: CurrencyState): string {
  const usd = item.price.total * item.qty - chosen.price.total * chosen.qty;
  const kw = inputKwOf(item) - inputKwOf(chosen);
  const each = formatValue(Math.abs(kw), QUANTITIES.inputPower);
  const isSamePower = each === formatValue(0, QUANTITIES.inputPower);
  const power = isSamePower
    ? ALTERNATES_MESSAGES.samePower
    : ALTERNATES_MESSAGES.power({ difference: `${kw > 0 ? '+' : '−'}${each}` });
  const price = moneyText(usd, currency, { signed: true });
  return price === '' ? power : ALTERNATES_MESSAGES.and({ price, power });
}
