import type { FanItem } from '@specbuilder/shared-contracts/api';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { draftOf, keepDraft } from '../item-draft/item-draft.ts';
import { reselections } from './reselection.ts';

/** Hands what the search chooses for to an item that was made of one of its rows, tag, quantity and notes with it. */
export function passReselectionOn(platform: Platform, { fanItemId }: FanItem): void {
  const { storage, queries, apiQueries } = platform;
  const kept = reselections(storage);
  const reselect = kept.ofSearch();
  kept.setOfItem(fanItemId, reselect);
  if (reselect === null) return;
  const { queryKey } = apiQueries.fanItem.read.queryOptions({ input: { fanItemId: reselect.projectItemId } });
  const former = queries.getQueryData<FanItem>(queryKey);
  if (former === undefined) return;
  const { tag, ...others } = draftOf(former);
  // A fan beside another one is a fan of its own, with the next free tag.
  const isSameTag = reselect.isReplacement || reselect.isAlternate;
  keepDraft(storage, fanItemId, isSameTag ? { tag, ...others } : others);
}
