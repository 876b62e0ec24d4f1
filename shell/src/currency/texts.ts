export const CURRENCY_TEXTS = {
  button: (code: string) => `Currency: ${code}`,
  menu: 'Currency',
  /** In place of the code of 'No Pricing'. */
  hidden: 'No Pricing',
  notLoaded: 'Currencies could not be loaded',
} as const;
