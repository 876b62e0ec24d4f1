import type { Place, SalesRegion, UserSettings } from '@specbuilder/shared-contracts/api';
import { type RegionState, type SignedInUser, writable } from '@specbuilder/shared-contracts/platform';
import {
  createTestPlatform,
  NO_COMPANY,
  type TestResponses,
  testSettings,
} from '@specbuilder/shared-contracts/testing';
import type { BrowserPosition } from '../src/features/region/browser-position.ts';
import { RegionService } from '../src/features/region/region-service.ts';
import { createUserDetails } from '../src/features/user-details/user-details.ts';
import { testOffice } from './test-offices.ts';

export const MILWAUKEE: Place = {
  postalCode: '53202',
  city: 'Milwaukee',
  state: 'WI',
  country: 'USA',
  latitude: 43.05,
  longitude: -87.9,
  elevation: 617,
  salesRegion: 72,
};
export const HERE: BrowserPosition = { kind: 'found', latitude: 43.05, longitude: -87.9 };
export const ENGINEER: SignedInUser = {
  userId: '7d1f4c1e-58a1-4a3e-9d59-111111111111',
  userName: 'engineer',
  displayName: 'Maya Lindqvist',
  email: 'maya@example.com',
  roles: ['user'],
  salesRegions: [],
  defaultSalesRegion: null,
  isExternal: false,
};
export const failure = () => Response.json({ message: 'no', errors: {}, modelState: {} }, { status: 500 });

export const detailsWith = (settings: Partial<UserSettings>) => () => ({
  ...ENGINEER,
  firstName: 'Maya',
  lastName: 'Lindqvist',
  fullName: 'Maya Lindqvist',
  name: 'Maya Lindqvist',
  company: NO_COMPANY,
  settings: {
    salesRegionNumber: null,
    selectedSalesRegion: null,
    isRegionManuallySelected: false,
    isRegionAssignedOnServer: false,
    defaultCurrencyCode: null,
    includePreWire: false,
    ...settings,
  },
});

const RESPONSES: TestResponses = {
  'GET /api/location/by-coordinate': () => MILWAUKEE,
  'GET /api/location/user': () => ({ ...MILWAUKEE, postalCode: '60606', city: 'Chicago', state: 'IL' }),
  'GET /api/regions/unauth': ({ query }) => testOffice(query.get('zip') === '60606' ? 24 : 72),
  'GET /api/regions/valid': () => ({ isValid: true }),
  'GET /api/regions/sales': () => [testOffice(15, { description: 'National Accounts' })],
  'PUT /api/regions/assignFromZip': () => testOffice(72),
  'PUT /api/regions/assign/:regionId': ({ params }) => testOffice(Number(params['regionId'])),
  'GET /api/user/details': detailsWith({}),
};

interface PageOptions {
  readonly responses?: TestResponses;
  readonly user?: SignedInUser | null;
  readonly position?: BrowserPosition;
  readonly hasMultipleRegions?: boolean;
}

/** A page with its region service, the responses of a server and a browser's position. */
export function openPage({
  responses = {},
  user = null,
  position = HERE,
  hasMultipleRegions = true,
}: PageOptions = {}) {
  const platform = createTestPlatform({ responses: { ...responses, ...without(RESPONSES, responses) }, user });
  const settings = testSettings();
  const host = {
    ...platform,
    settings: writable({ ...settings, manufacturer: { ...settings.manufacturer, hasMultipleRegions } }),
  };
  const region = writable<RegionState>({ regionNumber: null });
  const salesOffice = writable<SalesRegion | null>(null);
  const request = jest.fn(async () => position);
  const facts: unknown[] = [];
  platform.bus.subscribe('region-changed', ({ payload }) => facts.push(payload));
  platform.bus.subscribe('location-resolved', ({ payload }) => facts.push(payload));
  platform.bus.subscribe('location-failed', ({ payload }) => facts.push(payload));
  const load = () =>
    new RegionService({ host, details: createUserDetails(platform), region, salesOffice, position: request });
  const called = (path: string) => platform.calls.filter((call) => call.path === path);
  return { platform, host, region, salesOffice, request, facts, load, service: load(), called };
}

const without = (all: TestResponses, some: TestResponses): TestResponses =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !(key in some)));
