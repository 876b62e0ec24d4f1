import type { FanItem } from '@specbuilder/shared-contracts/api';
import type { StorageService } from '@specbuilder/shared-contracts/platform';
import * as z from 'zod/mini';
import { SEARCH_KEY } from '../criteria/search-key.ts';

/** What is remembered of the search: over which lines it went, and the result it found. */
const searched = z.object({
  resultId: z.nullable(z.string()),
  sub: z.number(),
  application: z.nullable(z.string()),
});

/**
 * The result that the item was chosen from. A search over all lines of a category leads back to all of them, not to the
 * item's own line.
 */
export function searchOf({ fanCategoryType, subFanCategoryType, resultId }: FanItem, storage: StorageService) {
  const here = { category: String(fanCategoryType), sub: String(subFanCategoryType), r: resultId };
  const found = searched.safeParse(parse(storage.read(SEARCH_KEY)));
  if (!found.success || found.data.resultId !== resultId) return here;
  const { sub, application } = found.data;
  return { ...here, sub: String(sub), ...(application === null ? {} : { application }) };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
