import type { Customer, SalesRegion, Settings } from '@specbuilder/shared-contracts/api';
import { testSettings } from '@specbuilder/shared-contracts/testing';

export const CUSTOMERS_PATH = '/region-management/regional-users';

export function regionOfTest(region: number, description = 'Chicago Regional Office'): SalesRegion {
  return {
    ...{
      region,
      description,
      displayText: `${description} (${region})`,
      addressLine1: '1 Demo Street',
      addressLine2: '',
    },
    ...{ city: 'Chicago', state: 'IL', zip: '60601', zip4: '', country: 'USA', phone: '(312) 555-0100' },
    ...{ phoneExtension: '', fax: '', tollFreePhone: '', email: 'region@sales.example.com', isValid: true },
    ...{ obsolete: false, addressForGoogleMapsUrl: '', latitude: 41.9, longitude: -87.6 },
  };
}

export const ANN: Customer = {
  userId: '8d1f1f0e-5a44-4f0c-9f43-0000000000a1',
  userName: 'ann',
  fullName: 'Ann Lee',
  email: 'ann@lakeside.example',
  company: {
    name: 'Lakeside Mechanical',
    phoneNumber: '(312) 555-0114',
    address: { streetLine1: '9 Lake Road', city: 'Chicago', state: 'IL', postalCode: '60601' },
  },
  salesRegion: regionOfTest(24),
  createdOnUtc: '2026-11-20T10:00:00Z',
  isInvited: false,
};
export const BOB: Customer = {
  ...ANN,
  userId: '8d1f1f0e-5a44-4f0c-9f43-0000000000b2',
  userName: 'bob',
  fullName: '',
  email: 'bob@lakeside.example',
  salesRegion: null,
  isInvited: true,
};

export const customersPage = (items: readonly Customer[], totalCount = items.length, pageIndex = 0) => ({
  items,
  totalCount,
  pageIndex,
  pageSize: 10,
});

/** A brand that lets its staff delete customers. */
export function withDeletion(isOn = true): Settings {
  const settings = testSettings();
  const appFeatures = { ...settings.app.appFeatures, regionalCustomerDeleteEnabled: isOn };
  return { ...settings, app: { ...settings.app, appFeatures } };
}
