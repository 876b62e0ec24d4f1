import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { withAlternatesBelow } from '@specbuilder/shared-contracts/domain';

/** Items by their places, alternates below the item that is chosen. */
export function inOrder(items: readonly ProjectItem[]): readonly ProjectItem[] {
  return withAlternatesBelow(
    [...items].sort((a, b) => a.itemIndex - b.itemIndex),
    idOf,
  );
}

/** Items by an order of ids; those that it does not name, added by another user meanwhile, come last. */
export function placed(items: readonly ProjectItem[], order: readonly string[]): ProjectItem[] {
  const places = new Map(order.map((id, index) => [id, index]));
  const placeOf = (item: ProjectItem) => places.get(idOf(item)) ?? order.length + item.itemIndex;
  const sorted = [...items].sort((a, b) => placeOf(a) - placeOf(b));
  return withAlternatesBelow(sorted, idOf).map((item, itemIndex) => ({ ...item, itemIndex }));
}

/** Items that one moves among: all that are offered, or the alternates of the same item. */
export function peersOf(items: readonly ProjectItem[], projectItemId: string): readonly ProjectItem[] {
  const item = items.find((entry) => idOf(entry) === projectItemId);
  return item === undefined ? [] : items.filter((entry) => entry.alternateToId === item.alternateToId);
}

export function idOf({ projectItemId }: ProjectItem): string {
  return projectItemId;
}
