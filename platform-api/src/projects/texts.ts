/** Sentences of the project resource that the specification does not fix. */
export const PROJECT_TEXTS = {
  changedMeanwhile: 'Somebody changed this project meanwhile. Please look at its current state and try again.',
  buildingName: (number: number) => `Building ${number}`,
} as const;
