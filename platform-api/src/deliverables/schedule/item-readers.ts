import { nameOf } from '../../core/index.ts';
import { optionOf, optionsText } from '../facts/electrical-facts.ts';
import type { ChosenOption, DeliverableItem } from '../subject/subject.ts';

type Rating = NonNullable<DeliverableItem['item']['rating']>;
type Heating = NonNullable<DeliverableItem['item']['heating']>;
type Cooling = NonNullable<DeliverableItem['item']['cooling']>;

export const rated =
  <T>(of: (rating: Rating) => T) =>
  ({ item }: DeliverableItem) =>
    item.rating === null ? null : of(item.rating);
export const heated =
  <T>(of: (heating: Heating) => T) =>
  ({ item }: DeliverableItem) =>
    item.heating ? of(item.heating) : null;
export const cooled =
  <T>(of: (cooling: Cooling) => T) =>
  ({ item }: DeliverableItem) =>
    item.cooling ? of(item.cooling) : null;
export const chosen =
  (isOne: (option: ChosenOption) => boolean) =>
  ({ options }: DeliverableItem) =>
    optionsText(options, isOne) || null;
export const coded =
  (...codes: readonly string[]) =>
  ({ options }: DeliverableItem) => {
    const found = optionOf(options, codes);
    return found === undefined ? null : nameOf(found.description);
  };
