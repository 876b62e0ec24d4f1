import {
  type Catalogue,
  type Category,
  criteriaOfLines,
  motorSupplies,
  type SizableCategory,
  type SizableSubCategory,
  sizableCategories,
} from '@specbuilder/fan-engine';
import type { BrandFeatures, SearchCriteria, SubCategory, TopCategory } from '@specbuilder/shared-contracts/api';
import { applicationLevels, FanCategory } from '@specbuilder/shared-contracts/domain';
import { CATALOG_MESSAGES, nameOf } from '../../core/index.ts';
import { knownCategory } from '../engine/known-category.ts';

/**
 * Product categories that the brand sells and the engine can size, with their sub-categories and applications,
 * in the order they are offered. Units that heat and cool are on offer where the brand's `rtuEnabled` says so.
 */
export function listTopCategories(
  catalogue: Catalogue,
  { rtuEnabled }: Pick<BrandFeatures, 'rtuEnabled'>,
): TopCategory[] {
  return sizableCategories(catalogue)
    .filter(({ fanCategory }) => rtuEnabled || fanCategory !== FanCategory.HvacUnit)
    .map((sizable) => topCategory(sizable, knownCategory(catalogue, sizable.fanCategory)))
    .sort((a, b) => a.sortOrder - b.sortOrder);
}

/** What the brand calls its categories, in the caller's language. */
export function categoryNames({ categories }: Catalogue) {
  return categories.map(({ number, name }) => ({ fanCategoryType: number, name: nameOf(name) }));
}

/**
 * The criteria that a search of a category requires; those of bare fans if the brand sells none of it.
 *
 * @throws HttpError 'invalid' on fanCategoryType for a category that the catalogue does not have
 */
export function searchCriteriaOf(fanCategoryType: FanCategory, catalogue: Catalogue): SearchCriteria {
  const { number } = knownCategory(catalogue, fanCategoryType);
  const found = sizableCategories(catalogue).find(({ fanCategory }) => fanCategory === number);
  const { criteria = criteriaOfLines([], null), subCategories = [] } = found ?? {};
  return {
    criteria,
    subCategories: subCategories.map((sub) => ({ id: sub.id, criteria: sub.criteria })),
    motorSupplies: motorSupplies(),
  };
}

function topCategory(sizable: SizableCategory, category: Category): TopCategory {
  const { minimum, maximum } = sizable.airflow;
  return {
    id: category.id,
    fanCategoryType: category.number,
    name: nameOf(category.name),
    description: nameOf(category.description),
    pictogram: category.pictogram,
    rangeText: CATALOG_MESSAGES.airflowRange({ minimum: twoDigits(minimum), maximum: twoDigits(maximum) }),
    imageUrl: null,
    sortOrder: category.sortOrder,
    lineCount: sizable.lineCount,
    subCategories: sizable.subCategories.map((sub) => subCategory(sub, category)),
  };
}

function subCategory({ id, applications }: SizableSubCategory, category: Category): SubCategory {
  const {
    name = '',
    description = '',
    pictogram = '',
  } = category.subCategories.find(({ number }) => number === id) ?? {};
  return {
    id,
    name: nameOf(name),
    description: nameOf(description),
    pictogram,
    applications: applications.map((application) => ({
      id: application,
      name: nameOf(category.applicationNames?.[application] ?? applicationLevels(application).at(-1) ?? application),
    })),
  };
}

/** A range is an indication, not a promise to the last cfm. */
function twoDigits(cfm: number): number {
  return Number(cfm.toPrecision(2));
}
