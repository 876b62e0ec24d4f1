import { type ReadLine as DutyLine, specificationOf } from '@specbuilder/duty-reader';
import type { TopCategory } from '@specbuilder/shared-contracts/api';
import { type LinePlace, placeOfWords } from './line-site.ts';

/** The category that a line says, as the brand offers it; undefined where it says none, or one that is not sold. */
export function soldCategory({ criteria }: DutyLine, categories: readonly TopCategory[]): TopCategory | undefined {
  const { fanCategoryType } = specificationOf(criteria);
  return categories.find((each) => each.fanCategoryType === fanCategoryType);
}

/**
 * The search that a line means: the kind that the reader understood, as in a schedule, and within it what the words of the
 * catalogue's names say. Where the reader has no category, the names alone decide.
 */
export function placeOf(duty: DutyLine, categories: readonly TopCategory[], said: readonly string[]): LinePlace | null {
  const category = soldCategory(duty, categories);
  if (category === undefined) return duty.criteria.category === null ? placeOfWords(categories, said) : null;
  const sub = category.subCategories.find(({ id }) => id === specificationOf(duty.criteria).subFanCategoryType);
  const offered = sub === undefined ? category : { ...category, subCategories: [sub] };
  const named = placeOfWords([offered], said);
  if (named !== null && (sub === undefined || named.sub === sub.id)) return named;
  return {
    category: category.fanCategoryType,
    sub: sub?.id ?? 0,
    application: null,
    names: sub === undefined ? [category.name] : [category.name, sub.name],
    words: named?.words ?? new Set(),
  };
}
