import type { ApiKey, DeletionOutlook, SecondFactor, Settings, UserDetails } from '@specbuilder/shared-contracts/api';
import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import { NO_COMPANY, testSettings } from '@specbuilder/shared-contracts/testing';

export const DETAILS: UserDetails = {
  userId: '11111111-1111-4111-8111-111111111111',
  userName: 'engineer',
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Lee',
  fullName: 'Ann Lee',
  displayName: 'Ann Lee',
  name: 'Ann Lee',
  company: NO_COMPANY,
  roles: ['user'],
  salesRegions: [24],
  defaultSalesRegion: 24,
  settings: {
    salesRegionNumber: 24,
    selectedSalesRegion: null,
    isRegionManuallySelected: false,
    isRegionAssignedOnServer: true,
    defaultCurrencyCode: null,
    includePreWire: false,
  },
};
export const person = (isExternal: boolean): SignedInUser => ({
  userId: DETAILS.userId,
  userName: DETAILS.userName,
  email: DETAILS.email,
  displayName: DETAILS.displayName,
  roles: ['user'],
  salesRegions: [24],
  defaultSalesRegion: 24,
  isExternal,
});
/** Of a site whose accounts another provider keeps. */
export function settingsOfExternalAccounts(): Settings {
  const settings = testSettings();
  settings.app.appFeatures.localAccountsEnabled = false;
  return settings;
}
export const NO_FACTOR: SecondFactor = {
  authenticatorApp: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  isRequired: false,
};
export const OUTLOOK: DeletionOutlook = { projectCount: 2, isLastAdministrator: false, hasPassword: true };
export const IMPORTER_KEY: ApiKey = {
  apiKeyId: '33333333-3333-4333-8333-333333333333',
  name: 'Importer',
  prefix: 'sbk_0123456789ab',
  scopes: ['size'],
  createdOnUtc: '2026-11-20T10:00:00.000Z',
  lastUsedOnUtc: null,
  expiresOnUtc: null,
  isExpired: false,
};
export const reads = {
  'GET /api/user/details': () => DETAILS,
  'GET /api/user/secondFactor': () => NO_FACTOR,
  'GET /api/user/sessions': () => [],
  'GET /api/account/api-keys': () => [],
  'GET /api/user/deletion': () => OUTLOOK,
  'GET /api/user/data': () => ({ export: null }),
};
