import type { FanItem } from '@specbuilder/shared-contracts/api';

/** The result that the item was chosen from. */
export function searchOf({ fanCategoryType, subFanCategoryType, resultId }: FanItem) {
  return { category: String(fanCategoryType), sub: String(subFanCategoryType), r: resultId };
}
