import type { Customer, SalesRegion } from '@specbuilder/shared-contracts/api';

/** First and last name, which an account that staff made does not have yet. */
export function nameOf({ fullName, userName }: Pick<Customer, 'fullName' | 'userName'>): string {
  return fullName || userName;
}

/** 'Chicago, IL'. */
export function placeOf({ address: { city, state } }: Customer['company']): string {
  return [city, state].filter(Boolean).join(', ');
}

/** '24 Chicago Regional Office'. */
export function regionOf(region: Pick<SalesRegion, 'region' | 'description'>): string {
  return [region.region, region.description].filter(Boolean).join(' ');
}
