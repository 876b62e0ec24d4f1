import {
  catalogueFor,
  type SizableCategory,
  type SizableSubCategory,
  sizableCategories,
} from '@specbuilder/fan-engine';
import type { SubCategory, TopCategory } from '@specbuilder/shared-contracts/api';
import { APPLICATION_NAMES, CATEGORY_TEXTS, type CategoryText, rangeText } from './texts.ts';

/**
 * Product categories that the brand sells and the engine can size, with their sub-categories and applications,
 * in the order they are offered.
 */
export function listTopCategories(manufacturerLabelId: number): TopCategory[] {
  return sizableCategories(catalogueFor(manufacturerLabelId))
    .flatMap((category) => {
      const texts = CATEGORY_TEXTS[category.fanCategory];
      return texts === undefined ? [] : [topCategory(category, texts)];
    })
    .sort((a, b) => a.sortOrder - b.sortOrder);
}

function topCategory(category: SizableCategory, texts: CategoryText): TopCategory {
  const { minimum, maximum } = category.airflow;
  return {
    id: texts.id,
    fanCategoryType: category.fanCategory,
    name: texts.name,
    description: texts.description,
    rangeText: rangeText(twoDigits(minimum), twoDigits(maximum)),
    imageUrl: null,
    sortOrder: texts.sortOrder,
    lineCount: category.lineCount,
    subCategories: category.subCategories.map((sub) => subCategory(sub, texts)),
  };
}

function subCategory({ id, name, applications }: SizableSubCategory, texts: CategoryText): SubCategory {
  const words = texts.subCategories[id] ?? { name, description: '', pictogram: '' };
  return {
    id,
    ...words,
    applications: applications.map((application) => ({
      id: application,
      name: APPLICATION_NAMES[application] ?? application.split('|').at(-1) ?? application,
    })),
  };
}

/** A range is told, not promised to the last cfm. */
function twoDigits(cfm: number): number {
  return Number(cfm.toPrecision(2));
}
