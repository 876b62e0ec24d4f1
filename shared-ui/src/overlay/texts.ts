export const OVERLAY_TEXTS = {
  dismiss: 'Dismiss',
} as const;
