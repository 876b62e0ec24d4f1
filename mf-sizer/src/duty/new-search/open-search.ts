import type { FanCategory } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { forgetSearch } from '../../item/search-memory/forget-searches.ts';
import type { RequestedCriteria } from '../criteria/requested-criteria.ts';
import { type RequestedItem, requestItem } from './requested-item-key.ts';

export interface NewSearch {
  readonly category: FanCategory;
  readonly sub: number;
  readonly application: string | null;
  /** The fan is meant for the open project. */
  readonly keepProject: boolean;
  /** Parameters of the address with the request. */
  readonly requested: RequestedCriteria;
  /** Tag and quantity that the item is to have. */
  readonly item: RequestedItem | null;
}

/** Opens the search for a new fan: it begins with its defaults, whatever was typed for the last one (STA-006). */
export function openSearch(
  platform: Platform,
  { category, sub, application, keepProject, requested, item }: NewSearch,
) {
  forgetSearch(platform.storage, category);
  requestItem(platform.storage, item);
  platform.bus.publish('sizer-context-reset', { reason: 'newFan' });
  platform.bus.publish('new-fan-selected', {
    fanCategoryType: category,
    subFanCategoryType: sub,
    fanApplication: application,
    keepProject,
  });
  platform.navigate('app.fans.sizer.search', {
    ...requested,
    category: String(category),
    sub: String(sub),
    application: application ?? undefined,
  });
}
