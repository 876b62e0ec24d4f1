export const PICKER_TEXTS = {
  find: 'Find a project',
  list: 'Projects',
  itemCount: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  create: 'Create New Project',
  none: 'No projects yet',
  noneText: 'Create one to keep your equipment together.',
  noHit: (text: string) => `Nothing named ${text}`,
  clear: 'Clear',
} as const;
