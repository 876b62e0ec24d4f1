import type { ProjectItem } from '@specbuilder/shared-contracts/api';

/** The items that stay; the first alternate of each that goes is chosen in its place, as the server does it. */
export function afterRemoval(items: readonly ProjectItem[], goingIds: readonly string[]): ProjectItem[] {
  const staying = items.filter(({ projectItemId }) => !goingIds.includes(projectItemId));
  const promoted = promotedBy(items, goingIds);
  return staying.map((item) => {
    const first = promoted.get(item.alternateToId ?? '');
    if (first === undefined) return item;
    return { ...item, alternateToId: first === item ? null : first.projectItemId };
  });
}

/** The alternate that is chosen in place of each item that goes, by that one's id. */
export function promotedBy(
  items: readonly ProjectItem[],
  goingIds: readonly string[],
): ReadonlyMap<string, ProjectItem> {
  const promoted = new Map<string, ProjectItem>();
  for (const item of items) {
    const { projectItemId, alternateToId } = item;
    if (alternateToId === null || goingIds.includes(projectItemId) || !goingIds.includes(alternateToId)) continue;
    if (!promoted.has(alternateToId)) promoted.set(alternateToId, item);
  }
  return promoted;
}
