import type { Project, ProjectItem } from '@specbuilder/shared-contracts/api';

/**
 * A project as it was read again, merged with the one on the screen. The response may be older than an edit stored
 * meanwhile, and cells being saved are not on the server yet: neither reverts to its old value.
 */
export function mergedProject(shown: Project | undefined, read: Project): Project {
  if (shown === undefined) return read;
  const known = new Map(shown.projectItems.map((item) => [item.projectItemId, item]));
  const projectItems = read.projectItems.map((item) => mergedItem(known.get(item.projectItemId), item));
  return { ...read, rowVersion: Math.max(read.rowVersion, shown.rowVersion), projectItems };
}

function mergedItem(shown: ProjectItem | undefined, read: ProjectItem): ProjectItem {
  if (shown === undefined || shown.rowVersion < read.rowVersion) return read;
  // Its place, and what it is an alternate of, are no part of what the version guards.
  const { itemIndex, alternateToId } = read;
  if (shown.rowVersion > read.rowVersion) return { ...shown, itemIndex, alternateToId };
  const { tag, location, qty, notes } = shown;
  // An alternate has tag and location of its chosen item, so they cannot be edited there.
  return { ...read, ...(alternateToId == null && { tag, location }), qty, notes };
}
