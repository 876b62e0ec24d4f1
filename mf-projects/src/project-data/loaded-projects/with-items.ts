import type { Project, ProjectItem } from '@specbuilder/shared-contracts/api';

/** Added items come after the existing ones, selected like a loaded item. */
export function withItems(project: Project, items: readonly ProjectItem[]): Project {
  const ids = items.map((item) => item.projectItemId);
  const others = project.projectItems.filter((item) => !ids.includes(item.projectItemId));
  return {
    ...project,
    projectItems: [...others, ...items],
    selectedProjectItemIds: [...project.selectedProjectItemIds.filter((id) => !ids.includes(id)), ...ids],
  };
}
