export const NEW_PROJECT_TEXTS = {
  form: 'New project',
  name: 'Project name',
  nameHint: 'Letters, digits and ! @ # $ , * & -',
  postalCode: 'Site postal code',
  postalCodeHint: 'Optional. US: 53202, Canada: A1A 1A1',
  place: (city: string, state: string) => `${city}, ${state}`,
  create: 'Create project',
  cancel: 'Cancel',
  signInNote: 'You will sign in first; the project is created when you are back.',
} as const;
