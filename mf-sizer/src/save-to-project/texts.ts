export const SAVE_TEXTS = {
  addToCart: 'Add to Cart',
  save: 'Save to project',
  saving: 'Saving',
  done: 'Done',
  chooseProject: 'Save to which project?',
} as const;
