export const CORE_TEXTS = {
  tryAgain: 'Try again',
  loading: 'Loading',
} as const;
