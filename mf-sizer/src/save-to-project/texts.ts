export const SAVE_TEXTS = {
  save: 'Save to project',
  saving: 'Saving',
  done: 'Done',
  chooseProject: 'Save to which project?',
} as const;
