import type { FanCategory } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { SEARCH_KEY } from '../criteria/search-key.ts';
import type { DutyParams } from '../search/search-address.ts';

/**
 * Opens the search for a sub-category and, if given, one application (STA-006).
 *
 * @param keepProject the fan is meant for the open project
 * @param duty parameters of the address with what the drawings ask for
 */
export function useOpenSearch(fanCategoryType: FanCategory, keepProject = false, duty: DutyParams = {}) {
  const platform = usePlatform();
  return (subFanCategoryType: number, fanApplication: string | null): void => {
    // A new fan begins with its defaults, whatever was typed for the last one.
    platform.storage.remove(SEARCH_KEY);
    platform.bus.publish('sizer-context-reset', { reason: 'newFan' });
    platform.bus.publish('new-fan-selected', {
      fanCategoryType,
      subFanCategoryType,
      fanApplication,
      keepProject,
    });
    platform.navigate('app.fans.sizer.search', {
      category: String(fanCategoryType),
      sub: String(subFanCategoryType),
      application: fanApplication ?? undefined,
      ...duty,
    });
  };
}
