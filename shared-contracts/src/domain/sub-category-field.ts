import { FanCategory } from './enumerations.ts';

/** Fields of a specification that hold the sub-category of one category. */
export const SUB_CATEGORY_FIELDS = [
  'exhaustFanCategoryType',
  'makeUpAirFanCategoryType',
  'heatedMakeUpAirFanCategoryType',
  'hvacUnitCategoryType',
  'industrialHeaterFanCategoryType',
] as const;
export type SubCategoryField = (typeof SUB_CATEGORY_FIELDS)[number];

const FIELD_OF_CATEGORY: ReadonlyMap<FanCategory, SubCategoryField> = new Map([
  [FanCategory.Exhaust, 'exhaustFanCategoryType'],
  [FanCategory.MakeUpAir, 'makeUpAirFanCategoryType'],
  [FanCategory.HeatedMakeUpAir, 'heatedMakeUpAirFanCategoryType'],
  [FanCategory.HvacUnit, 'hvacUnitCategoryType'],
  [FanCategory.IndustrialHeater, 'industrialHeaterFanCategoryType'],
]);

/** Where the specification's own categories keep their sub-category; every other one has `subFanCategoryType` alone. */
export function subCategoryField(category: FanCategory): SubCategoryField | 'subFanCategoryType' {
  return FIELD_OF_CATEGORY.get(category) ?? 'subFanCategoryType';
}

/** Sub-category of a specification within its category; 0 is all. */
export function subCategoryOf(
  specification: { readonly fanCategoryType: FanCategory; readonly subFanCategoryType: number } & {
    readonly [field in SubCategoryField]?: number;
  },
): number {
  return specification[subCategoryField(specification.fanCategoryType)] || specification.subFanCategoryType;
}
