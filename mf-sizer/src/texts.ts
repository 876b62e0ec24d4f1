export const SIZER_TEXTS = {
  pageDidNotLoad: 'This page did not load',
} as const;
