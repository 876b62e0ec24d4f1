import type { FanItem } from '@specbuilder/shared-contracts/api';
import { horsepowerName } from '@specbuilder/shared-contracts/domain';
import type { CurrencyState } from '@specbuilder/shared-contracts/platform';
import { formatQuantity, moneyText } from '@specbuilder/shared-ui/core';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import type { DoneChange } from './done-change.ts';

export interface RerateText {
  readonly title: string;
  readonly text: string;
}

/** What a change did to the fan, as one title and one sentence; null when it was not re-rated. */
export function rerateText({ change, resize, ...around }: DoneChange, currency: CurrencyState): RerateText | null {
  const { item } = around.after;
  if (resize === null || item.rating === null) return null;
  const { before, motorChanged } = resize;
  const [speedBefore, speed] = [before.rpm, item.rating.rpm].map((rpm) => formatQuantity(rpm, 'speed')) as [
    string,
    string,
  ];
  // Pressures travel with three decimals; their binary difference would round the wrong way.
  const added = Number((item.rating.totalStaticPressure - before.totalStaticPressure).toFixed(3));
  const pressure = formatQuantity(Math.abs(added), 'staticPressure');
  const cause =
    added >= 0
      ? OPTIONS_MESSAGES.adds({ label: change.label, pressure })
      : OPTIONS_MESSAGES.takes({ label: change.label, pressure });
  const power = formatQuantity(item.rating.totalBhp, 'brakeHorsepower');
  return {
    title: motorChanged
      ? OPTIONS_MESSAGES.motorChanged({
          before: horsepowerName(before.motorHorsepower),
          after: horsepowerName(item.motor.horsepower),
        }) + motorPriceText(item, around.before.item, currency)
      : OPTIONS_MESSAGES.reRated({ before: speedBefore, after: speed }),
    text: OPTIONS_MESSAGES.rerateSentence({ cause, before: speedBefore, after: speed, power }),
  };
}

function motorPriceText(item: FanItem, before: FanItem, currency: CurrencyState): string {
  const difference = item.price.motor - before.price.motor;
  const text = difference === 0 ? '' : moneyText(difference, currency, { signed: true });
  return text === '' ? '' : OPTIONS_MESSAGES.withPrice({ price: text });
}
