import { messageOf, plainMessage, type SubCategoryField, subCategoryField } from '@specbuilder/shared-contracts/domain';
import type { Category, SubCategory } from '../product-line/category.ts';
import { EngineError } from '../specification/engine-error.ts';
import type { Catalogue } from './catalogue.ts';

type Categories = Pick<Catalogue, 'categories'>;

/** @throws EngineError on `fanCategoryType` for a number that the catalogue does not have (ENU-047) */
export function categoryOf({ categories }: Categories, number: number): Category {
  const category = categories.find((known) => known.number === number);
  if (category !== undefined) return category;
  throw new EngineError('fanCategoryType', messageOf('refusal.unknownCategory', { category: String(number) }));
}

/**
 * A sub-category of a category; null for 0, which is all of them.
 *
 * @throws EngineError on the field that holds it, for a number that the category does not have
 */
export function subCategoryIn(
  category: Category,
  number: number,
  field: SubCategoryField | 'subFanCategoryType' = subCategoryField(category.number),
): SubCategory | null {
  if (number === 0) return null;
  const sub = category.subCategories.find((known) => known.number === number);
  if (sub === undefined) throw new EngineError(field, plainMessage('refusal.unknownSubCategory'));
  return sub;
}
