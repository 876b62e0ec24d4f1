import {
  plainMessage,
  type SubCategoryField,
  subCategoryField,
  subCategoryOf,
} from '@specbuilder/shared-contracts/domain';
import type { HeaterType } from '../heating/heater-types.ts';
import { EngineError } from '../specification/engine-error.ts';
import type { Catalogue } from './catalogue.ts';
import { categoryOf, subCategoryIn } from './find-category.ts';

/** Category and sub-category as a specification names them; 0 is all sub-categories. */
export type HeatedCategory = {
  readonly fanCategoryType: number;
  /** Used where the category's own field is sufficient. */
  readonly subFanCategoryType: number;
} & { readonly [field in SubCategoryField]?: number };

/** A heater, and whether a share of room air is mixed in ahead of it. */
export interface CategoryHeater {
  readonly type: HeaterType;
  readonly mixesRoomAir: boolean;
}

/**
 * Heater that a category and sub-category imply; all sub-categories together get the one with the widest limits.
 *
 * @throws EngineError on `fanCategoryType` for a category that does not exist or does not heat, on the field of the
 *   sub-category for one without heater, and on `subFanCategoryType` for a number that the category does not have
 */
export function heaterOfCategory(named: HeatedCategory, catalogue: Pick<Catalogue, 'categories'>): CategoryHeater {
  const category = categoryOf(catalogue, named.fanCategoryType);
  if (category.heater === null) throw new EngineError('fanCategoryType', plainMessage('heating.noHeater'));
  const sub = subCategoryIn(category, subCategoryOf(named), 'subFanCategoryType');
  const { heater: type, mixesRoomAir } = sub ?? category;
  if (type === null) {
    throw new EngineError(subCategoryField(category.number), plainMessage('heating.coolingOnly'));
  }
  return { type, mixesRoomAir };
}
