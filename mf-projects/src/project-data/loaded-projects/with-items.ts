import type { Project, ProjectItem } from '@specbuilder/shared-contracts/api';

/** Items that were added stand behind those that are there, selected as a loaded item is. */
export function withItems(project: Project, items: readonly ProjectItem[]): Project {
  const ids = items.map((item) => item.projectItemId);
  const others = project.projectItems.filter((item) => !ids.includes(item.projectItemId));
  return {
    ...project,
    projectItems: [...others, ...items],
    selectedProjectItemIds: [...project.selectedProjectItemIds.filter((id) => !ids.includes(id)), ...ids],
  };
}
