export const CONFIGURE_TEXTS = {
  failed: (model: string) => `${model} could not be configured`,
} as const;
