import { nameOf } from '../../core/index.ts';
import { optionOf, optionsText } from '../facts/electrical-facts.ts';
import type { ChosenOption, PaperItem } from '../subject/subject.ts';

type Rating = NonNullable<PaperItem['item']['rating']>;
type Heating = NonNullable<PaperItem['item']['heating']>;
type Cooling = NonNullable<PaperItem['item']['cooling']>;

export const rated =
  <T>(of: (rating: Rating) => T) =>
  ({ item }: PaperItem) =>
    item.rating === null ? null : of(item.rating);
export const heated =
  <T>(of: (heating: Heating) => T) =>
  ({ item }: PaperItem) =>
    item.heating ? of(item.heating) : null;
export const cooled =
  <T>(of: (cooling: Cooling) => T) =>
  ({ item }: PaperItem) =>
    item.cooling ? of(item.cooling) : null;
export const chosen =
  (isOne: (option: ChosenOption) => boolean) =>
  ({ options }: PaperItem) =>
    optionsText(options, isOne) || null;
export const coded =
  (...codes: readonly string[]) =>
  ({ options }: PaperItem) => {
    const found = optionOf(options, codes);
    return found === undefined ? null : nameOf(found.description);
  };
