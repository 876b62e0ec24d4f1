import type { FanItem, ItemConfiguration } from '@specbuilder/shared-contracts/api';
import { currentLanguage, list } from '@specbuilder/shared-contracts/language';
import { formatValue, QUANTITIES, type QuantityName } from '@specbuilder/shared-ui/core';
import { ALTERNATES_MESSAGES } from '../../messages/alternates.generated.ts';

/** What another configuration has more or less than the one on the page. */
export interface Difference {
  /** USD per unit. */
  readonly price: number;
  /** '+0.08 bhp', empty where there is none. */
  readonly power: string;
  readonly sound: string;
  /** 'with Epoxy coating, without Bird screen'; empty when the same options are chosen. */
  readonly options: string;
}

export function differenceOf(other: ItemConfiguration, shown: ItemConfiguration): Difference {
  const [isIn, isShown] = [chosenNames(other), chosenNames(shown)];
  const more = isIn.filter((name) => !isShown.includes(name));
  const less = isShown.filter((name) => !isIn.includes(name));
  const words = [
    ...(more.length === 0 ? [] : [ALTERNATES_MESSAGES.with({ options: listed(more) })]),
    ...(less.length === 0 ? [] : [ALTERNATES_MESSAGES.without({ options: listed(less) })]),
  ];
  return {
    price: other.item.price.total - shown.item.price.total,
    power: powerDifference(other.item, shown.item),
    sound: soundDifference(other.item, shown.item),
    options: listed(words),
  };
}

function chosenNames({ options, item }: ItemConfiguration): string[] {
  const names = options.fanOptions.filter(({ isChecked, isVisible }) => isChecked && isVisible);
  return [
    ALTERNATES_MESSAGES.motor({ name: item.motor.motor.join(', ') }),
    ...names.map(({ description }) => description),
  ];
}

function powerDifference(other: FanItem, shown: FanItem): string {
  if (other.rating && shown.rating) {
    return signed(other.rating.totalBhp - shown.rating.totalBhp, 'brakeHorsepower');
  }
  return other.hvls && shown.hvls ? signed(other.hvls.inputKw - shown.hvls.inputKw, 'inputPower') : '';
}

function soundDifference(other: FanItem, shown: FanItem): string {
  if (other.rating && shown.rating) return signed(other.rating.soundSones - shown.rating.soundSones, 'sound');
  return other.hvls && shown.hvls ? signed(other.hvls.noise - shown.hvls.noise, 'soundPressure') : '';
}

/** A difference that would be shown as nothing is none. */
function signed(difference: number, quantity: QuantityName): string {
  const kind = QUANTITIES[quantity];
  const size = formatValue(Math.abs(difference), kind);
  if (size === formatValue(0, kind)) return '';
  return `${difference < 0 ? '−' : '+'}${size} ${kind.unit}`;
}

function listed(words: readonly string[]): string {
  return list(currentLanguage.locale(), [...words], 'unit');
}
