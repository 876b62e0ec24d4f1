export const NEW_FAN_TEXTS = {
  goesInto: (project: string) => `Goes into ${project}`,
  noProject: 'Choose what to size.',
  searchAll: (category: string) => `Search all ${category}`,
  notLoaded: 'Products did not load',
} as const;
