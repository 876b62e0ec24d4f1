export const REGION_TEXTS = {
  notOpen: (region: number) => `Sales region ${region} is not open for this brand`,
  nothingToSearch: 'Enter a state or a postal code',
} as const;
