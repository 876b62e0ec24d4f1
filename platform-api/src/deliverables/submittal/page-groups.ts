import { tagsOf } from '../facts/tags.ts';
import type { DeliverableItem } from '../subject/subject.ts';

/** Items that have one set of pages. */
export interface PageGroup {
  /** What the pages are of: the first item under all tags, with the units of all. */
  readonly item: DeliverableItem;
  readonly members: readonly DeliverableItem[];
}

/**
 * Sets of pages in the order of their first items.
 *
 * @param isShared whether items that are equal in everything but tag, quantity and what they serve share one set
 */
export function pageGroups(items: readonly DeliverableItem[], isShared: boolean): PageGroup[] {
  if (!isShared) return items.map((item) => ({ item, members: [item] }));
  const groups = new Map<string, DeliverableItem[]>();
  for (const item of items) {
    const key = contentOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    return first === undefined ? [] : [{ item: merged(first, members), members }];
  });
}

function merged(first: DeliverableItem, members: readonly DeliverableItem[]): DeliverableItem {
  if (members.length === 1) return first;
  const qty = members.reduce((sum, { item }) => sum + item.qty, 0);
  return { ...first, tag: tagsOf(members), item: { ...first.item, qty } };
}

/** All that the pages say of an item, without what the head says of each of its tags. */
function contentOf({ item, row, duty, building, options, variant }: DeliverableItem): string {
  const { projectItemId, fanItemId, resultId, rowVersion, tag, qty, location, ...shown } = item;
  const scheduled = duty && [duty.airflow, duty.staticPressure];
  return JSON.stringify([shown, row.configuration, scheduled, building, options, variant]);
}
