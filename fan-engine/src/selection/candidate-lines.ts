import { plainMessage, subCategoryOf } from '@specbuilder/shared-contracts/domain';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { categoryOf, subCategoryIn } from '../catalogue/find-category.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import { EngineError } from '../specification/engine-error.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';

/**
 * Lines of a specification's category and sub-category.
 *
 * @throws EngineError on `fanCategoryType` for a category that the catalogue does not have or that is not sized by duty, and
 *   on the field of its sub-category for one that the category does not have
 */
export function linesOf(specification: ExhaustSupplySpecification, catalogue: Catalogue): CatalogueLine[] {
  const { fanCategoryType } = specification;
  const category = fanCategoryType === 0 ? null : categoryOf(catalogue, fanCategoryType);
  if (category?.sizedBy !== 'duty') {
    throw new EngineError('fanCategoryType', plainMessage('refusal.categoryMissing'));
  }
  const sub = subCategoryIn(category, subCategoryOf(specification));
  return catalogue.lines.filter(
    (line) => line.category === category.number && (sub === null || line.subCategory === sub.number),
  );
}
