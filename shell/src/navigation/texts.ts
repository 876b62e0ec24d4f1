export const NAVIGATION_TEXTS = {
  label: 'Main navigation',
  fold: 'Fold navigation',
  unfold: 'Keep navigation open',
  open: 'Open navigation',
  close: 'Close navigation',
  sales: 'Sales',
  beta: 'Beta',
} as const;
