export const SPECIFICATION_TEXTS = {
  otherCategory: 'This category has a specification of its own',
  unknownSubCategory: 'The category has no such sub-category',
} as const;
