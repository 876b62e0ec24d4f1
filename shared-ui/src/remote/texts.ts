export const REMOTE_TEXTS = {
  didNotRender: 'This area ran into a problem',
} as const;
