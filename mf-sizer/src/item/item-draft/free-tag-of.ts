import type { FanItem, Project } from '@specbuilder/shared-contracts/api';
import { nextFreeTag, tagPatternOf } from '@specbuilder/shared-contracts/domain';

/** The next free tag of a project for an item, as the project writes tags. */
export function freeTagOf(
  { projectItems, sizingDefaults }: Pick<Project, 'projectItems' | 'sizingDefaults'>,
  { fanCategoryType }: Pick<FanItem, 'fanCategoryType'>,
): string {
  const tags = projectItems.map(({ tag }) => tag);
  return nextFreeTag(tagPatternOf(fanCategoryType, sizingDefaults?.tagPatterns), tags);
}
