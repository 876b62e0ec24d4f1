export const OVERLAY_TEXTS = {
  dismiss: 'Dismiss',
  close: 'Close',
} as const;
