export const COMMERCE_TEXTS = {
  adding: 'Adding the fan to your cart',
  waiting: 'Waiting for the shop to answer.',
} as const;
