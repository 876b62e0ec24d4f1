import type { SalesRegion } from '@specbuilder/shared-contracts/api';

/** A sales office as the server names it. */
export function testOffice(region: number, more: Partial<SalesRegion> = {}): SalesRegion {
  return {
    region,
    description: 'Milwaukee Regional Office',
    displayText: `Region ${region} - Milwaukee, WI`,
    addressLine1: '7200 Demo Park Drive',
    addressLine2: 'Suite 72',
    city: 'Milwaukee',
    state: 'WI',
    zip: '53202',
    zip4: '',
    country: 'US',
    phone: '(555) 555-0172',
    phoneExtension: '',
    fax: '',
    tollFreePhone: '(800) 555-0172',
    email: `region${region}@sales.example.com`,
    isValid: true,
    obsolete: false,
    addressForGoogleMapsUrl: '7200+Demo+Park+Drive%2C+Milwaukee%2C+WI+53202%2C+USA',
    latitude: 43.0443,
    longitude: -87.9006,
    ...more,
  };
}
