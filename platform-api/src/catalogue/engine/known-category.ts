import { type Catalogue, type Category, categoryOf, subCategoryIn } from '@specbuilder/fan-engine';
import { refusedByEngine } from './engine-refusal.ts';

/**
 * A category of the brand's catalogue.
 *
 * @throws Refusal 'invalid' on fanCategoryType, or on subFanCategoryType, for a number that it does not have
 */
export function knownCategory(catalogue: Catalogue, number: number, subCategory = 0): Category {
  return refusedByEngine(() => {
    const category = categoryOf(catalogue, number);
    subCategoryIn(category, subCategory, 'subFanCategoryType');
    return category;
  });
}
