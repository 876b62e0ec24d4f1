import { type Catalogue, type Category, categoryOf, subCategoryIn } from '@specbuilder/fan-engine';
import { rejectedByEngine } from './engine-error.ts';

/**
 * A category of the brand's catalogue.
 *
 * @throws HttpError 'invalid' on fanCategoryType, or on subFanCategoryType, for a number that it does not have
 */
export function knownCategory(catalogue: Catalogue, number: number, subCategory = 0): Category {
  return rejectedByEngine(() => {
    const category = categoryOf(catalogue, number);
    subCategoryIn(category, subCategory, 'subFanCategoryType');
    return category;
  });
}
