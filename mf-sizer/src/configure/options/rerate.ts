import type { FanItem, FanRating } from '@specbuilder/shared-contracts/api';
import { deliversAsRequired, horsepowerName, requiredPoint } from '@specbuilder/shared-contracts/domain';
import type { CurrencyState } from '@specbuilder/shared-contracts/platform';
import { formatQuantity, moneyText } from '@specbuilder/shared-ui/core';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { deliveredText } from './delivered.ts';
import type { DoneChange } from './done-change.ts';

export interface RerateText {
  readonly title: string;
  readonly text: string;
}

/** What a change did to the fan, as one title and one sentence; null when it was not re-rated. */
export function rerateText({ change, resize, ...around }: DoneChange, currency: CurrencyState): RerateText | null {
  const { item } = around.after;
  const { item: itemBefore } = around.before;
  const { rating } = item;
  if (resize === null || rating === null) return null;
  const cause = causeText(change.label, itemBefore.rating, rating);
  const motorTitle = resize.motorChanged
    ? OPTIONS_MESSAGES.motorChanged({
        before: horsepowerName(resize.before.motorHorsepower),
        after: horsepowerName(item.motor.horsepower),
      }) + motorPriceText(item, itemBefore, currency)
    : null;
  const [before, after] = [resize.before.rpm, rating.rpm].map((rpm) => formatQuantity(rpm, 'speed')) as [
    string,
    string,
  ];
  const power = formatQuantity(rating.totalBhp, 'brakeHorsepower');
  if (before === after && itemBefore.rating !== null) {
    // A larger motor alone, such as on a VFD, leaves speed and airflow as they were.
    const text = deliversAsRequired(rating)
      ? OPTIONS_MESSAGES.sameSpeedSentence({ speed: after, power })
      : OPTIONS_MESSAGES.fixedSpeedSentence({ cause, power, ...deliveredText(rating) });
    return { title: motorTitle ?? airflowTitle(itemBefore.rating, rating), text };
  }
  return {
    title: motorTitle ?? OPTIONS_MESSAGES.reRated({ before, after }),
    text: OPTIONS_MESSAGES.rerateSentence({ cause, before, after, power }),
  };
}

/** What the change takes of the pressure at the required airflow, where the parts of the pressure are stated too. */
function causeText(label: string, before: FanRating | null, after: FanRating): string {
  const was = before === null ? 0 : requiredPoint(before).totalStaticPressure;
  // Pressures travel with three decimals; their binary difference would round the wrong way.
  const added = Number((requiredPoint(after).totalStaticPressure - was).toFixed(3));
  if (added === 0) return OPTIONS_MESSAGES.setsSpeed({ label });
  const pressure = formatQuantity(Math.abs(added), 'pressurePart');
  return added > 0 ? OPTIONS_MESSAGES.adds({ label, pressure }) : OPTIONS_MESSAGES.takes({ label, pressure });
}

const airflowTitle = (before: FanRating, after: FanRating) =>
  OPTIONS_MESSAGES.airflowChanged({
    before: formatQuantity(before.cfm, 'airflow'),
    after: formatQuantity(after.cfm, 'airflow'),
  });

function motorPriceText(item: FanItem, before: FanItem, currency: CurrencyState): string {
  const difference = item.price.motor - before.price.motor;
  const text = difference === 0 ? '' : moneyText(difference, currency, { signed: true });
  return text === '' ? '' : OPTIONS_MESSAGES.withPrice({ price: text });
}
