import type { Place, SalesRegion, UserSettings } from '@specbuilder/shared-contracts/api';
import { type RegionState, type SignedInUser, writable } from '@specbuilder/shared-contracts/platform';
import { createTestPlatform, type TestAnswers, testSettings } from '@specbuilder/shared-contracts/testing';
import { createUserDetails } from '../session/user-details.ts';
import { testOffice } from '../testing/test-offices.ts';
import type { BrowserPosition } from './browser-position.ts';
import { RegionService } from './region-service.ts';

const MILWAUKEE: Place = {
  postalCode: '53202',
  city: 'Milwaukee',
  state: 'WI',
  country: 'USA',
  latitude: 43.05,
  longitude: -87.9,
  elevation: 617,
  salesRegion: 72,
};
const HERE: BrowserPosition = { kind: 'found', latitude: 43.05, longitude: -87.9 };
const ENGINEER: SignedInUser = {
  userId: '7d1f4c1e-58a1-4a3e-9d59-111111111111',
  userName: 'engineer',
  displayName: 'Maya Lindqvist',
  email: 'maya@example.com',
  roles: ['user'],
  salesRegions: [],
  defaultSalesRegion: null,
  isExternal: false,
};
const failure = () => Response.json({ message: 'no', errors: {}, modelState: {} }, { status: 500 });

const detailsWith = (settings: Partial<UserSettings>) => () => ({
  ...ENGINEER,
  firstName: 'Maya',
  lastName: 'Lindqvist',
  fullName: 'Maya Lindqvist',
  name: 'Maya Lindqvist',
  company: { name: null, phoneNumber: null },
  settings: {
    salesRegionNumber: null,
    isRegionManuallySelected: false,
    isRegionAssignedOnServer: false,
    defaultCurrencyCode: null,
    includePreWire: false,
    ...settings,
  },
});

const ANSWERS: TestAnswers = {
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
  readonly answers?: TestAnswers;
  readonly user?: SignedInUser | null;
  readonly position?: BrowserPosition;
  readonly hasMultipleRegions?: boolean;
}

function openPage({ answers = {}, user = null, position = HERE, hasMultipleRegions = true }: PageOptions = {}) {
  const platform = createTestPlatform({ answers: { ...answers, ...without(ANSWERS, answers) }, user });
  const settings = testSettings();
  const host = {
    ...platform,
    settings: writable({ ...settings, manufacturer: { ...settings.manufacturer, hasMultipleRegions } }),
  };
  const region = writable<RegionState>({ regionNumber: null });
  const salesOffice = writable<SalesRegion | null>(null);
  const ask = jest.fn(async () => position);
  const facts: unknown[] = [];
  platform.bus.subscribe('region-changed', ({ payload }) => facts.push(payload));
  platform.bus.subscribe('location-resolved', ({ payload }) => facts.push(payload));
  platform.bus.subscribe('location-failed', ({ payload }) => facts.push(payload));
  const load = () =>
    new RegionService({ host, details: createUserDetails(platform), region, salesOffice, position: ask });
  const called = (path: string) => platform.calls.filter((call) => call.path === path);
  return { platform, host, region, salesOffice, ask, facts, load, service: load(), called };
}

const without = (all: TestAnswers, some: TestAnswers): TestAnswers =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !(key in some)));

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

describe('The sales region of a guest', () => {
  it('[LOC-006] is the one closest to the browser, kept for the session', async () => {
    const { service, region, facts, platform, called } = openPage();
    await service.start();
    expect(region.get()).toEqual({ regionNumber: 72 });
    expect(called('/api/location/by-coordinate')[0]?.query.get('useFallback')).toBe('true');
    expect(called('/api/regions/unauth')[0]?.query.get('zip')).toBe('53202');
    expect(JSON.parse(platform.storage.read('salesRegion') ?? '')).toEqual({
      regionNumber: 72,
      isRegionManuallySelected: false,
    });
    expect(facts).toEqual([
      { country: 'USA', postalCode: '53202', source: 'geolocation' },
      {
        regionNumber: 72,
        previousRegionNumber: null,
        isManuallySelected: false,
        isAssignedOnServer: false,
        reason: 'closest',
      },
    ]);
  });

  it('[EVT-044] [EVT-046] is told again, with its place, to an area that comes later', async () => {
    const { service, platform } = openPage();
    await service.start();
    const heard: unknown[] = [];
    platform.bus.subscribe('location-resolved', ({ payload }) => heard.push(payload.postalCode));
    platform.bus.subscribe('region-changed', ({ payload }) => heard.push(payload.regionNumber));
    expect(heard).toEqual(['53202', 72]);
  });

  it('is not looked up again in the same session, so the browser asks once', async () => {
    const { service, load, ask, region } = openPage();
    await service.start();
    await load().start();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(region.get()).toEqual({ regionNumber: 72 });
  });

  it('[LOC-008] [LOC-012] [LOC-033] [EVT-044] [EVT-045] is national accounts when the browser refuses, and the user is told', async () => {
    const { service, platform, facts, region, called } = openPage({ position: { kind: 'blocked' } });
    await service.start();
    expect(platform.shownToasts.map(({ title }) => title)).toEqual([
      'Manually set your region. Location permission may be blocked.',
    ]);
    expect(facts).toContainEqual({ reason: 'blocked' });
    expect(facts).toContainEqual({ country: 'USA', postalCode: '60606', source: 'address' });
    expect(region.get()).toEqual({ regionNumber: 15 });
    expect(facts).toContainEqual(expect.objectContaining({ regionNumber: 15, reason: 'fallback' }));
    expect(called('/api/regions/unauth')).toEqual([]);
    expect(platform.storage.read('salesRegion')).toBeNull();
  });

  it('[LOC-008] [LOC-013] [EVT-045] is national accounts when the browser has no position', async () => {
    const { service, platform, facts, region } = openPage({ position: { kind: 'notFound' } });
    await service.start();
    expect(platform.shownToasts[0]?.title).toBe('Unable to determine location');
    expect(facts).toContainEqual({ reason: 'notFound' });
    expect(region.get()).toEqual({ regionNumber: 15 });
  });

  it('[LOC-008] [LOC-009] [EVT-046] is national accounts when every look-up fails', async () => {
    const { service, region, facts, platform } = openPage({
      position: { kind: 'blocked' },
      answers: { 'GET /api/location/user': failure },
    });
    await service.start();
    expect(region.get()).toEqual({ regionNumber: 15 });
    expect(facts).toContainEqual(expect.objectContaining({ regionNumber: 15, reason: 'fallback' }));
    expect(platform.storage.read('salesRegion')).toBeNull();
  });

  it('[LOC-009] [ERR-017] is national accounts when regions cannot be read, which is logged and not shown', async () => {
    const { service, region, platform } = openPage({ answers: { 'GET /api/regions/unauth': failure } });
    await service.start();
    expect(region.get()).toEqual({ regionNumber: 15 });
    expect(platform.shownToasts).toEqual([]);
    expect(platform.problems).toHaveLength(1);
  });

  it('[ERR-017] [EVT-045] a place that cannot be looked up is logged only, and national accounts stand in', async () => {
    const { service, region, platform, facts } = openPage({ answers: { 'GET /api/location/by-coordinate': failure } });
    await service.start();
    expect(region.get()).toEqual({ regionNumber: 15 });
    expect(platform.shownToasts).toEqual([]);
    expect(facts).toContainEqual({ reason: 'error' });
    expect(platform.problems).toHaveLength(1);
  });

  it('[LOC-007] gives way to the closest one when it is closed', async () => {
    const { service, region, platform, facts } = openPage({
      answers: { 'GET /api/regions/valid': () => ({ isValid: false }) },
    });
    platform.storage.write('salesRegion', '{"regionNumber":91,"isRegionManuallySelected":true}');
    await service.start();
    expect(region.get()).toEqual({ regionNumber: 72 });
    expect(facts).toContainEqual(expect.objectContaining({ regionNumber: 72, reason: 'corrected' }));
  });

  it('[LOC-010] stays when it cannot be checked', async () => {
    const { service, region, platform, ask } = openPage({ answers: { 'GET /api/regions/valid': failure } });
    platform.storage.write('salesRegion', '{"regionNumber":42,"isRegionManuallySelected":false}');
    await service.start();
    expect(region.get()).toEqual({ regionNumber: 42 });
    expect(ask).not.toHaveBeenCalled();
  });

  it('is looked up anew when what was kept cannot be read', async () => {
    const { service, region, platform } = openPage();
    platform.storage.write('salesRegion', '{"regionNumber":');
    await service.start();
    expect(region.get()).toEqual({ regionNumber: 72 });
  });

  it('goes by its state in Mexico, which has no postal table', async () => {
    const mexico = { ...MILWAUKEE, country: 'MEX' as const, postalCode: '', state: 'JAL' };
    const { service, called } = openPage({ answers: { 'GET /api/location/by-coordinate': () => mexico } });
    await service.start();
    const { query } = called('/api/regions/unauth')[0] ?? {};
    expect([query?.get('zip'), query?.get('countryCode')]).toEqual(['JAL', 'MEX']);
  });
});

describe('The sales region of a signed-in user', () => {
  it('[LOC-005] is assigned on the server when there was none', async () => {
    const { service, region, called, facts } = openPage({ user: ENGINEER });
    await service.start();
    expect(called('/api/regions/assignFromZip')[0]).toMatchObject({ method: 'PUT' });
    expect(region.get()).toEqual({ regionNumber: 72 });
    expect(facts).toContainEqual(expect.objectContaining({ reason: 'closest', isAssignedOnServer: true }));
  });

  it('is the one of the profile, and the browser is not asked', async () => {
    const { service, region, ask, platform } = openPage({
      user: ENGINEER,
      answers: { 'GET /api/user/details': detailsWith({ salesRegionNumber: 24, isRegionManuallySelected: true }) },
    });
    await service.start();
    expect(region.get()).toEqual({ regionNumber: 24 });
    expect(ask).not.toHaveBeenCalled();
    jest.advanceTimersByTime(10_000);
    expect(platform.shownToasts).toEqual([]);
  });

  it('[LOC-007] is corrected on the server when it is closed or not of the brand', async () => {
    const { service, region, called } = openPage({
      user: ENGINEER,
      answers: {
        'GET /api/user/details': detailsWith({ salesRegionNumber: 91 }),
        'GET /api/regions/valid': ({ query }) => ({ isValid: query.get('regionNumber') !== '91' }),
      },
    });
    await service.start();
    const [correction] = called('/api/regions/assign/72');
    expect(correction).toMatchObject({ method: 'PUT', body: { fixLabelRegionMismatch: true } });
    expect(region.get()).toEqual({ regionNumber: 72 });
  });

  it.each([
    ['none', null],
    ['a closed one', 91],
  ])(
    '[LOC-008] with %s is national accounts where his place is only assumed, and nothing is written',
    async (_, own) => {
      const { service, region, platform } = openPage({
        user: ENGINEER,
        position: { kind: 'blocked' },
        answers: {
          'GET /api/user/details': detailsWith({ salesRegionNumber: own }),
          'GET /api/regions/valid': () => ({ isValid: false }),
        },
      });
      await service.start();
      expect(region.get()).toEqual({ regionNumber: 15 });
      expect(platform.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    },
  );

  it('takes over what was chosen as a guest', async () => {
    const { service, region, platform, ask, called } = openPage({ user: ENGINEER });
    platform.storage.write('salesRegion', '{"regionNumber":42,"isRegionManuallySelected":true}');
    await service.start();
    expect(called('/api/regions/assign/42')).toHaveLength(1);
    expect(region.get()).toEqual({ regionNumber: 42 });
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('Choosing a sales region', () => {
  it('[LOC-011] [LOC-024] as a guest is kept for the session and no look-up replaces it', async () => {
    const { service, load, region, called } = openPage();
    await service.start();
    await service.choose(testOffice(42));
    expect(region.get()).toEqual({ regionNumber: 42 });
    await load().start();
    expect(region.get()).toEqual({ regionNumber: 42 });
    expect(called('/api/regions/unauth')).toHaveLength(1);
  });

  it('[LOC-024] [EVT-046] as a user is sent to the server', async () => {
    const { service, region, called, facts } = openPage({ user: ENGINEER });
    await service.choose(testOffice(42));
    expect(called('/api/regions/assign/42')[0]).toMatchObject({ method: 'PUT' });
    expect(region.get()).toEqual({ regionNumber: 42 });
    expect(facts).toContainEqual(
      expect.objectContaining({ reason: 'manual', isManuallySelected: true, isAssignedOnServer: true }),
    );
  });

  it('[LOC-011] is not undone by a look-up that was still under way', async () => {
    let answer: (place: Place) => void = () => undefined;
    const place = new Promise<Place>((resolve) => {
      answer = resolve;
    });
    const { service, region } = openPage({ answers: { 'GET /api/location/by-coordinate': () => place } });
    const started = service.start();
    await service.choose(testOffice(42));
    answer(MILWAUKEE);
    await started;
    expect(region.get()).toEqual({ regionNumber: 42 });
  });

  it('keeps the old region when the server refuses the new one', async () => {
    const { service, region } = openPage({
      user: ENGINEER,
      answers: { 'PUT /api/regions/assign/:regionId': failure },
    });
    await service.start();
    await expect(service.choose(testOffice(42))).rejects.toThrow();
    expect(region.get()).toEqual({ regionNumber: 72 });
  });
});

describe('A new sales region', () => {
  it('[LOC-014] is announced after two seconds for twelve, with details and change', async () => {
    const { service, platform } = openPage();
    await service.start();
    jest.advanceTimersByTime(1999);
    expect(platform.shownToasts).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(platform.shownToasts).toEqual([
      expect.objectContaining({
        title: 'Your sales region has been set to Region 72 - Milwaukee, WI.',
        durationMs: 12_000,
        actions: [expect.objectContaining({ label: 'Details' }), expect.objectContaining({ label: 'Change' })],
      }),
    ]);
  });

  it.each(['sales-office', 'region-searcher'] as const)('[LOC-014] its toast leads to %s', async (actionId) => {
    const { host, platform, region, salesOffice } = openPage();
    const toasts = { show: async () => ({ outcome: 'action', actionId }) as const };
    const details = createUserDetails(platform);
    const position = async () => HERE;
    const service = new RegionService({ host: { ...host, toasts }, details, region, salesOffice, position });
    await service.start();
    await jest.advanceTimersByTimeAsync(2000);
    expect(platform.openedPanels).toEqual([actionId]);
  });
});

describe('A brand with one region', () => {
  it('works in national accounts and asks nobody for a place', async () => {
    const { service, region, salesOffice, ask } = openPage({ hasMultipleRegions: false });
    await service.start();
    expect(region.get()).toEqual({ regionNumber: 15 });
    expect(salesOffice.get()?.description).toBe('National Accounts');
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('The frame of a shop', () => {
  it('neither asks for a place nor sets a region', async () => {
    const { service, region, ask, platform } = openPage();
    platform.bus.publish('layout-changed', { layout: 'contentOnly', isCommerceView: true });
    await service.start();
    expect(ask).not.toHaveBeenCalled();
    expect(region.get()).toEqual({ regionNumber: null });
  });
});
