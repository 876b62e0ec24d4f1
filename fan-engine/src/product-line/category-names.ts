import {
  ExhaustCategory,
  FanCategory,
  HeatedMakeUpAirCategory,
  HvacUnitCategory,
  HvlsCategory,
  IndustrialHeaterCategory,
  MakeUpAirCategory,
} from '@specbuilder/shared-contracts/domain';

type Enumeration = Readonly<Record<string, number>>;

/** The sub-category enumeration of each category; a new category of fans is one more entry and its lines. */
export const SUB_CATEGORIES: Readonly<Record<FanCategory, Enumeration>> = {
  [FanCategory.Undefined]: {},
  [FanCategory.Exhaust]: ExhaustCategory,
  [FanCategory.MakeUpAir]: MakeUpAirCategory,
  [FanCategory.HeatedMakeUpAir]: HeatedMakeUpAirCategory,
  [FanCategory.HvacUnit]: HvacUnitCategory,
  [FanCategory.HighVolumeLowSpeed]: HvlsCategory,
  [FanCategory.IndustrialHeater]: IndustrialHeaterCategory,
};

/** 'Exhaust' or 'Exhaust/UtilitySet': how options name where they belong. */
export function categoryPaths(category: FanCategory, subCategory: number): readonly [string, string] {
  const name = nameOf(FanCategory, category);
  return [name, `${name}/${nameOf(SUB_CATEGORIES[category], subCategory)}`];
}

/** Name of a value of an enumeration; empty for none. */
export function nameOf(enumeration: Enumeration, value: number): string {
  return Object.keys(enumeration).find((name) => enumeration[name] === value) ?? '';
}

/**
 * Value of an enumeration by its name.
 *
 * @throws Error when it has no such name
 */
export function numberOf(enumeration: Enumeration, name: string): number {
  const value = enumeration[name];
  if (value === undefined) throw new Error(`There is no category ${name}`);
  return value;
}
