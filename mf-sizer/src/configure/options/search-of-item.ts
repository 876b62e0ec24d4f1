import type { FanItem } from '@specbuilder/shared-contracts/api';
import type { StorageService } from '@specbuilder/shared-contracts/platform';
import { lastSearch } from '../../item/search-memory/search-memory.ts';
import { sizerOf } from '../../item/search-memory/sizer-of.ts';

/**
 * The result that the item was chosen from. A search over all lines of a category leads back to all of them, not to the
 * item's own line.
 */
export function searchOf({ fanCategoryType, subFanCategoryType, resultId }: FanItem, storage: StorageService) {
  const here = { category: String(fanCategoryType), sub: String(subFanCategoryType), r: resultId };
  const found = lastSearch(storage, sizerOf(fanCategoryType));
  if (found === null || found.resultId !== resultId) return here;
  const { sub, application } = found;
  return { ...here, sub: String(sub), ...(application === null ? {} : { application }) };
}
