/** Items and panels of the shell, in the specification's words. */
export const OWN_AREA_TEXTS = {
  assistance: 'Request Project Assistance',
  feedback: 'Tell us what you think!',
} as const;
