import { failure, MILWAUKEE, openPage } from '../../../test/region-page.ts';
import { createLocator } from './locator.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

describe('The sales region of a guest', () => {
  it('[LOC-006] [EVT-044] [EVT-046] is the one closest to the browser, kept for the session', async () => {
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

  it('[EVT-044] [EVT-046] is sent again, with its place, to an area that subscribes afterwards', async () => {
    const { service, platform } = openPage();
    await service.start();
    const received: unknown[] = [];
    platform.bus.subscribe('location-resolved', ({ payload }) => received.push(payload.postalCode));
    platform.bus.subscribe('region-changed', ({ payload }) => received.push(payload.regionNumber));
    expect(received).toEqual(['53202', 72]);
  });

  it('is not looked up again in the same session, so the browser prompts once', async () => {
    const { service, load, request, region } = openPage();
    await service.start();
    await load().start();
    expect(request).toHaveBeenCalledTimes(1);
    expect(region.get()).toEqual({ regionNumber: 72 });
  });

  it('[LOC-008] [LOC-012] [LOC-033] [EVT-044] [EVT-045] is national accounts when the browser rejects, and the user is informed', async () => {
    const { service, platform, facts, region, called } = openPage({ position: { kind: 'blocked' } });
    const failures: unknown[] = [];
    platform.bus.subscribe('location-failed', ({ payload }) => failures.push(payload));
    await service.start();
    expect(platform.shownToasts.map(({ title }) => title)).toEqual([
      'Manually set your region. Location permission may be blocked.',
    ]);
    expect(failures).toEqual([{ reason: 'blocked' }]);
    expect(facts).toContainEqual({ country: 'USA', postalCode: '60606', source: 'address' });
    expect(region.get()).toEqual({ regionNumber: 15 });
    expect(facts).toContainEqual(expect.objectContaining({ regionNumber: 15, reason: 'fallback' }));
    expect(called('/api/regions/unauth')).toEqual([]);
    expect(platform.storage.read('salesRegion')).toBeNull();
  });

  it('can be found by its postal code from the toast that says so', async () => {
    const { host, platform } = openPage({ position: { kind: 'blocked' } });
    const toasts = { show: async () => ({ outcome: 'action', actionId: 'region-searcher' }) as const };
    const locator = createLocator({ ...host, toasts }, async () => ({ kind: 'blocked' }));
    await locator.place();
    expect(platform.openedPanels).toEqual(['region-searcher']);
  });

  it('is informed once in a browser, not in each of its sessions', async () => {
    const { service, load, platform, request } = openPage({ position: { kind: 'blocked' } });
    await service.start();
    platform.storage.remove('locationAsked');
    await load().start();
    expect(request).toHaveBeenCalledTimes(2);
    expect(platform.shownToasts).toHaveLength(1);
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
      responses: { 'GET /api/location/user': failure },
    });
    await service.start();
    expect(region.get()).toEqual({ regionNumber: 15 });
    expect(facts).toContainEqual(expect.objectContaining({ regionNumber: 15, reason: 'fallback' }));
    expect(platform.storage.read('salesRegion')).toBeNull();
  });

  it('[LOC-009] [ERR-017] is national accounts when regions cannot be read, which is logged and not shown', async () => {
    const { service, region, platform } = openPage({ responses: { 'GET /api/regions/unauth': failure } });
    await service.start();
    expect(region.get()).toEqual({ regionNumber: 15 });
    expect(platform.shownToasts).toEqual([]);
    expect(platform.problems).toHaveLength(1);
  });

  it('[ERR-017] [EVT-045] a place that cannot be looked up is logged only, and national accounts stand in', async () => {
    const { service, region, platform, facts } = openPage({
      responses: { 'GET /api/location/by-coordinate': failure },
    });
    await service.start();
    expect(region.get()).toEqual({ regionNumber: 15 });
    expect(platform.shownToasts).toEqual([]);
    expect(facts).toContainEqual({ reason: 'error' });
    expect(platform.problems).toHaveLength(1);
  });

  it('[LOC-007] gives way to the closest one when it is closed', async () => {
    const { service, region, platform, facts } = openPage({
      responses: { 'GET /api/regions/valid': () => ({ isValid: false }) },
    });
    platform.storage.write('salesRegion', '{"regionNumber":91,"isRegionManuallySelected":true}');
    await service.start();
    expect(region.get()).toEqual({ regionNumber: 72 });
    expect(facts).toContainEqual(expect.objectContaining({ regionNumber: 72, reason: 'corrected' }));
  });

  it('[LOC-010] stays when it cannot be checked', async () => {
    const { service, region, platform, request } = openPage({ responses: { 'GET /api/regions/valid': failure } });
    platform.storage.write('salesRegion', '{"regionNumber":42,"isRegionManuallySelected":false}');
    await service.start();
    expect(region.get()).toEqual({ regionNumber: 42 });
    expect(request).not.toHaveBeenCalled();
  });

  it('is looked up again when what was kept cannot be read', async () => {
    const { service, region, platform } = openPage();
    platform.storage.write('salesRegion', '{"regionNumber":');
    await service.start();
    expect(region.get()).toEqual({ regionNumber: 72 });
  });

  it('goes by its state in Mexico, which has no postal table', async () => {
    const mexico = { ...MILWAUKEE, country: 'MEX' as const, postalCode: '', state: 'JAL' };
    const { service, called } = openPage({ responses: { 'GET /api/location/by-coordinate': () => mexico } });
    await service.start();
    const { query } = called('/api/regions/unauth')[0] ?? {};
    expect([query?.get('zip'), query?.get('countryCode')]).toEqual(['JAL', 'MEX']);
  });
});
