import type { ReRatedItem, ReRatedValues } from '@specbuilder/shared-contracts/api';
import type { QuantityName } from '@specbuilder/shared-ui/core';
import { RE_RATING_MESSAGES } from '../../messages/re-rating.generated.ts';

type Metric = Exclude<keyof ReRatedValues, 'errors'>;

/** A value that has changed. */
export interface ChangedValue {
  readonly label: string;
  readonly of: QuantityName | 'motor' | 'price';
  readonly before: number | string | null;
  readonly after: number | string | null;
}

/** In the order in which a user who decides reads them. */
const VALUES: readonly (readonly [Metric, ChangedValue['of'], () => string])[] = [
  ['altitude', 'length', () => RE_RATING_MESSAGES.altitude],
  ['rpm', 'speed', () => RE_RATING_MESSAGES.speed],
  ['bhp', 'brakeHorsepower', () => RE_RATING_MESSAGES.brakePower],
  ['motorHorsepower', 'motor', () => RE_RATING_MESSAGES.motor],
  ['voltage', 'voltage', () => RE_RATING_MESSAGES.voltage],
  ['inputKw', 'inputPower', () => RE_RATING_MESSAGES.input],
  ['sones', 'sound', () => RE_RATING_MESSAGES.sound],
  ['fei', 'fanEnergyIndex', () => RE_RATING_MESSAGES.fei],
  ['price', 'price', () => RE_RATING_MESSAGES.price],
];

/** Values of an item that change; none if it is no longer offered. */
export function valuesOf({ before, after }: ReRatedItem): ChangedValue[] {
  if (after === null) return [];
  return VALUES.flatMap(([name, of, label]) =>
    before[name] === after[name] ? [] : [{ label: label(), of, before: before[name], after: after[name] }],
  );
}

/** Whether an item would have an error that it does not have now. */
export function gainsError({ before, after }: ReRatedItem): boolean {
  return after?.errors.some((error) => !before.errors.includes(error)) ?? false;
}

/** Labels of all values that change anywhere, in their order: the columns of a comparison. */
export function changedLabels(items: readonly ReRatedItem[]): string[] {
  const changed = new Set(items.flatMap(valuesOf).map(({ label }) => label));
  return VALUES.map(([, , label]) => label()).filter((label) => changed.has(label));
}

export interface ChangedMessages {
  readonly text: string;
  readonly isBad: boolean;
}

/** What changes of an item besides its values. */
export function wordsOf({ before, after, reason, droppedOptions }: ReRatedItem): ChangedMessages[] {
  if (after === null) return [{ text: RE_RATING_MESSAGES.notOffered({ reason: reason ?? '' }), isBad: true }];
  const gained = after.errors.filter((error) => !before.errors.includes(error));
  const solved = before.errors.filter((error) => !after.errors.includes(error));
  const options = droppedOptions.join(', ');
  return [
    ...gained.map((error) => ({ text: RE_RATING_MESSAGES.newError({ error }), isBad: true })),
    ...solved.map((error) => ({ text: RE_RATING_MESSAGES.solved({ error }), isBad: false })),
    ...(options === '' ? [] : [{ text: RE_RATING_MESSAGES.dropped({ options }), isBad: false }]),
  ];
}

export function itemName({ tag, modelDisplayAs }: ReRatedItem): string {
  return [tag, modelDisplayAs].filter(Boolean).join(' ');
}
