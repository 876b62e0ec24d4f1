import { FanCategory, plainMessage } from '@specbuilder/shared-contracts/domain';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import { EngineError } from '../specification/engine-error.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';

/** Sub-category of a specification within its category; 0 is all. */
export function subCategoryOf(specification: ExhaustSupplySpecification): number {
  return SUB_CATEGORY_OF[specification.fanCategoryType](specification) || specification.subFanCategoryType;
}

/** Each category keeps its sub-category in a field of its own. */
const SUB_CATEGORY_OF: Readonly<Record<FanCategory, (specification: ExhaustSupplySpecification) => number>> = {
  [FanCategory.Undefined]: () => 0,
  [FanCategory.Exhaust]: ({ exhaustFanCategoryType }) => exhaustFanCategoryType,
  [FanCategory.MakeUpAir]: ({ makeUpAirFanCategoryType }) => makeUpAirFanCategoryType,
  [FanCategory.HeatedMakeUpAir]: ({ heatedMakeUpAirFanCategoryType }) => heatedMakeUpAirFanCategoryType,
  [FanCategory.HvacUnit]: ({ hvacUnitCategoryType }) => hvacUnitCategoryType,
  [FanCategory.HighVolumeLowSpeed]: () => 0,
  [FanCategory.IndustrialHeater]: ({ industrialHeaterFanCategoryType }) => industrialHeaterFanCategoryType,
};

/**
 * Lines of a specification's category and sub-category.
 *
 * @throws EngineError on `fanCategoryType` for a category that this selection does not size
 */
export function linesOf(specification: ExhaustSupplySpecification, catalogue: Catalogue): CatalogueLine[] {
  const { fanCategoryType } = specification;
  if (fanCategoryType === FanCategory.Undefined || fanCategoryType === FanCategory.HighVolumeLowSpeed) {
    throw new EngineError('fanCategoryType', plainMessage('refusal.categoryMissing'));
  }
  const subCategory = subCategoryOf(specification);
  return catalogue.lines.filter(
    (line) => line.category === fanCategoryType && (subCategory === 0 || line.subCategory === subCategory),
  );
}
