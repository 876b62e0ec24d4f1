import type { DeliverableItem } from '../subject/subject.ts';

/** Tags of items in their order, each once: two items may have one tag. */
export function tagsOf(items: readonly Pick<DeliverableItem, 'tag'>[]): string {
  return [...new Set(items.map(({ tag }) => tag))].join(', ');
}
