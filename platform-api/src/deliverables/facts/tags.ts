import { tagsInRange } from '@specbuilder/shared-contracts/domain';
import type { DeliverableItem } from '../subject/subject.ts';

/** Tags of items in their order, each once: two items may have one tag. */
export function tagsOf(items: readonly Pick<DeliverableItem, 'tag'>[]): string {
  return [...new Set(items.map(({ tag }) => tag))].join(', ');
}

/** The tag of each unit of an item: those of a range that has as many, otherwise the tag of all. */
export function unitTagsOf({ tag, item }: Pick<DeliverableItem, 'tag' | 'item'>): readonly string[] {
  const range = tagsInRange(tag);
  return range.length === item.qty ? range : Array.from({ length: item.qty }, () => tag);
}
