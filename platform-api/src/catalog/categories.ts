import {
  type Catalogue,
  criteriaOfLines,
  motorSupplies,
  type SizableCategory,
  type SizableSubCategory,
  sizableCategories,
} from '@specbuilder/fan-engine';
import type { SearchCriteria, SubCategory, TopCategory } from '@specbuilder/shared-contracts/api';
import type { FanCategory } from '@specbuilder/shared-contracts/domain';
import { nameOf } from '../language/names.ts';
import { CATALOG_TEXTS } from '../words/catalog.generated.ts';
import { APPLICATION_NAMES, CATEGORIES, type Category } from './category-names.ts';

/**
 * Product categories that the brand sells and the engine can size, with their sub-categories and applications,
 * in the order they are offered.
 */
export function listTopCategories(catalogue: Catalogue): TopCategory[] {
  return sizableCategories(catalogue)
    .flatMap((category) => {
      const texts = CATEGORIES[category.fanCategory];
      return texts === undefined ? [] : [topCategory(category, texts)];
    })
    .sort((a, b) => a.sortOrder - b.sortOrder);
}

/** What a search of a category asks; the criteria of bare fans where the brand sells none of it. */
export function searchCriteriaOf(fanCategoryType: FanCategory, catalogue: Catalogue): SearchCriteria {
  const found = sizableCategories(catalogue).find(({ fanCategory }) => fanCategory === fanCategoryType);
  const { criteria = criteriaOfLines([]), subCategories = [] } = found ?? {};
  return {
    criteria,
    subCategories: subCategories.map((sub) => ({ id: sub.id, criteria: sub.criteria })),
    motorSupplies: motorSupplies(),
  };
}

function topCategory(category: SizableCategory, texts: Category): TopCategory {
  const { minimum, maximum } = category.airflow;
  return {
    id: texts.id,
    fanCategoryType: category.fanCategory,
    name: nameOf(texts.name),
    description: nameOf(texts.description),
    rangeText: CATALOG_TEXTS.airflowRange({ minimum: twoDigits(minimum), maximum: twoDigits(maximum) }),
    imageUrl: null,
    sortOrder: texts.sortOrder,
    lineCount: category.lineCount,
    subCategories: category.subCategories.map((sub) => subCategory(sub, texts)),
  };
}

function subCategory({ id, name, applications }: SizableSubCategory, texts: Category): SubCategory {
  const known = texts.subCategories[id] ?? { name, description: '', pictogram: '' };
  return {
    id,
    name: nameOf(known.name),
    description: nameOf(known.description),
    pictogram: known.pictogram,
    applications: applications.map((application) => ({
      id: application,
      name: nameOf(APPLICATION_NAMES[application] ?? application.split('|').at(-1) ?? application),
    })),
  };
}

/** A range is an indication, not a promise to the last cfm. */
function twoDigits(cfm: number): number {
  return Number(cfm.toPrecision(2));
}
