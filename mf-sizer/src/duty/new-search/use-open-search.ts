import type { FanCategory } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import type { RequestedCriteria } from '../criteria/requested-criteria.ts';
import { openSearch } from './open-search.ts';

/**
 * Opens the search for a sub-category and, if provided, one application (STA-006).
 *
 * @param keepProject the fan is meant for the open project
 * @param requested parameters of the address with the request
 */
export function useOpenSearch(category: FanCategory, keepProject = false, requested: RequestedCriteria = {}) {
  const platform = usePlatform();
  return (sub: number, application: string | null): void =>
    openSearch(platform, { category, sub, application, keepProject, requested, item: null });
}
