import type { TopCategory } from '@specbuilder/shared-contracts/api';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { openSearch } from '../new-search/open-search.ts';
import { readLineWithCity } from './line-city.ts';
import type { ReadLine } from './read-line.ts';

/** Whether a line is sufficient to search a fan: an airflow, or for ceiling fans the space below them. */
export function hasDuty({ criteria, place }: ReadLine): boolean {
  return Object.hasOwn(criteria, 'cfm') || place.category === FanCategory.HighVolumeLowSpeed;
}

/** Whether every word and number of a line was understood. */
export function isWhole({ unknown, questions }: ReadLine): boolean {
  return unknown.length === 0 && questions.length === 0;
}

/**
 * Opens the search for what a line says, and runs it; says whether it did.
 *
 * @param takesPart whether to search although not all of the line was understood
 */
export async function findByLine(
  platform: Platform,
  line: string,
  categories: readonly TopCategory[],
  takesPart: boolean,
): Promise<boolean> {
  const read = await readLineWithCity(platform, line, categories);
  if (!hasDuty(read) || !(takesPart || isWhole(read))) return false;
  const { place, criteria, tag, quantity, location } = read;
  const { category, sub, application } = place;
  openSearch(platform, {
    category,
    sub,
    application,
    keepProject: platform.currentProject.get() !== null,
    requested: { ...criteria, find: '1' },
    item: tag === null && quantity === 1 && location === null ? null : { tag: tag ?? '', quantity, location },
  });
  return true;
}
