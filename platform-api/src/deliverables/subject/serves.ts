import type { DeliverableItem } from './subject.ts';

/** What an item serves or where it is, with its building; null where neither is known. */
export function servesText({ item, building }: Pick<DeliverableItem, 'item' | 'building'>): string | null {
  const own = item.location?.trim() ?? '';
  return [own, building ?? ''].filter((text) => text !== '').join(', ') || null;
}
