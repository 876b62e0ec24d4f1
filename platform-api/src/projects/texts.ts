/** Sentences of the project resource that the specification does not fix. */
export const PROJECT_TEXTS = {
  changedMeanwhile: 'Somebody changed this project meanwhile. Please look at its current state and try again.',
  itemChangedMeanwhile: 'Somebody changed this item meanwhile. Please look at its current state and try again.',
  otherBrand: 'The item was made under another brand than the project.',
  otherProject: 'The item belongs to another project.',
  incomplete: 'The item is not complete yet.',
  noSuchBuilding: 'The project has no such building.',
  nothingToReplace: 'The project has no such item to replace.',
  buildingName: (number: number) => `Building ${number}`,
} as const;
