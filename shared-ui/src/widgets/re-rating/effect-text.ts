import type { ReRatedItem } from '@specbuilder/shared-contracts/api';
import { horsepowerName } from '@specbuilder/shared-contracts/domain';
import type { CurrencyState } from '@specbuilder/shared-contracts/platform';
import { moneyText, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { RE_RATING_EFFECT_MESSAGES } from '../../messages/re-rating-effect.generated.ts';

/** "motor becomes 3/4 hp, +$44.00": what an engineer decides on, without prices where they are hidden. */
export function useEffectText(): (item: ReRatedItem) => string {
  const currency = useReadable(usePlatform().currency);
  return (item) => effectText(item, currency);
}

function effectText({ before, after, reason, droppedOptions }: ReRatedItem, currency: CurrencyState): string {
  const says = RE_RATING_EFFECT_MESSAGES;
  if (after === null) return says.notOffered({ reason: reason ?? '' });
  const gained = after.errors.filter((error) => !before.errors.includes(error)).length;
  const isMotorKept = after.motorHorsepower === before.motorHorsepower;
  const price = moneyText(after.price - before.price, currency, { signed: true });
  const isPriceKept = currency.arePricesHidden || after.price === before.price;
  const changes = [
    isMotorKept ? null : says.motor({ power: horsepowerName(after.motorHorsepower) }),
    after.voltage === before.voltage ? null : says.voltage({ voltage: after.voltage }),
    droppedOptions.length === 0 ? null : says.without({ options: droppedOptions.join(', ') }),
    gained === 0 ? null : says.toFix({ count: gained }),
    isPriceKept ? null : price,
  ].filter((each) => each !== null);
  if (changes.length > 0) return changes.join(', ');
  return currency.arePricesHidden ? says.sameMotor : says.sameMotorAndPrice;
}
