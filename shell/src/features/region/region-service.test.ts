import type { Place } from '@specbuilder/shared-contracts/api';
import { detailsWith, ENGINEER, failure, HERE, MILWAUKEE, openPage } from '../../../test/region-page.ts';
import { testOffice } from '../../../test/test-offices.ts';
import { createUserDetails } from '../user-details/user-details.ts';
import { RegionService } from './region-service.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

describe('The sales region of a signed-in user', () => {
  it('[LOC-005] is assigned on the server when there was none', async () => {
    const { service, region, called, facts } = openPage({ user: ENGINEER });
    await service.start();
    expect(called('/api/regions/assignFromZip')[0]).toMatchObject({ method: 'PUT' });
    expect(region.get()).toEqual({ regionNumber: 72 });
    expect(facts).toContainEqual(expect.objectContaining({ reason: 'closest', isAssignedOnServer: true }));
  });

  it('is the one of the profile, and the position is not requested from the browser', async () => {
    const { service, region, request, platform } = openPage({
      user: ENGINEER,
      responses: { 'GET /api/user/details': detailsWith({ salesRegionNumber: 24, isRegionManuallySelected: true }) },
    });
    await service.start();
    expect(region.get()).toEqual({ regionNumber: 24 });
    expect(request).not.toHaveBeenCalled();
    jest.advanceTimersByTime(10_000);
    expect(platform.shownToasts).toEqual([]);
  });

  it('[LOC-007] is corrected on the server when it is closed or not of the brand', async () => {
    const { service, region, called } = openPage({
      user: ENGINEER,
      responses: {
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
    '[LOC-008] with %s is national accounts where their place is only assumed, and nothing is written',
    async (_, chosen) => {
      const { service, region, platform } = openPage({
        user: ENGINEER,
        position: { kind: 'blocked' },
        responses: {
          'GET /api/user/details': detailsWith({ salesRegionNumber: chosen }),
          'GET /api/regions/valid': () => ({ isValid: false }),
        },
      });
      await service.start();
      expect(region.get()).toEqual({ regionNumber: 15 });
      expect(platform.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    },
  );

  it('takes over what was chosen as a guest', async () => {
    const { service, region, platform, request, called } = openPage({ user: ENGINEER });
    platform.storage.write('salesRegion', '{"regionNumber":42,"isRegionManuallySelected":true}');
    await service.start();
    expect(called('/api/regions/assign/42')).toHaveLength(1);
    expect(region.get()).toEqual({ regionNumber: 42 });
    expect(request).not.toHaveBeenCalled();
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

  it('[LOC-024] [EVT-040] [EVT-046] as a user is sent to the server', async () => {
    const { service, region, called, facts, platform } = openPage({ user: ENGINEER });
    const changed = jest.fn();
    platform.bus.subscribe('user-settings-changed', ({ payload }) => changed(payload));
    await service.choose(testOffice(42));
    expect(called('/api/regions/assign/42')[0]).toMatchObject({ method: 'PUT' });
    expect(region.get()).toEqual({ regionNumber: 42 });
    expect(facts).toContainEqual(
      expect.objectContaining({ reason: 'manual', isManuallySelected: true, isAssignedOnServer: true }),
    );
    expect(changed).toHaveBeenCalledWith({ changed: ['salesRegionNumber', 'isRegionManuallySelected'] });
  });

  it('[LOC-011] is not undone by a look-up that was still under way', async () => {
    let response: (place: Place) => void = () => undefined;
    const place = new Promise<Place>((resolve) => {
      response = resolve;
    });
    const { service, region } = openPage({ responses: { 'GET /api/location/by-coordinate': () => place } });
    const started = service.start();
    await service.choose(testOffice(42));
    response(MILWAUKEE);
    await started;
    expect(region.get()).toEqual({ regionNumber: 42 });
  });

  it('keeps the old region when the server rejects the new one', async () => {
    const { service, region } = openPage({
      user: ENGINEER,
      responses: { 'PUT /api/regions/assign/:regionId': failure },
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

  it('that is found again in the next session of the same browser is not announced again', async () => {
    const { service, load, platform } = openPage();
    await service.start();
    jest.advanceTimersByTime(2000);
    platform.storage.remove('salesRegion');
    await load().start();
    jest.advanceTimersByTime(2000);
    expect(platform.shownToasts).toHaveLength(1);
  });

  it('is announced each time the visitor chooses one', async () => {
    const { service, platform } = openPage();
    await service.start();
    await service.choose(testOffice(42));
    jest.advanceTimersByTime(2000);
    await service.choose(testOffice(72));
    jest.advanceTimersByTime(2000);
    await service.choose(testOffice(42));
    jest.advanceTimersByTime(2000);
    expect(platform.shownToasts.map(({ title }) => title).filter((title) => title.includes('Region 42'))).toHaveLength(
      2,
    );
  });

  it('is announced when the visitor chooses the one that was announced last', async () => {
    const { service, platform } = openPage();
    await service.start();
    jest.advanceTimersByTime(2000);
    await service.choose(testOffice(72));
    jest.advanceTimersByTime(2000);
    expect(platform.shownToasts).toHaveLength(2);
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
  it('works in national accounts and requests no position', async () => {
    const { service, region, salesOffice, request } = openPage({ hasMultipleRegions: false });
    await service.start();
    expect(region.get()).toEqual({ regionNumber: 15 });
    expect(salesOffice.get()?.description).toBe('National Accounts');
    expect(request).not.toHaveBeenCalled();
  });
});

describe('The frame of a shop', () => {
  it('neither requests a position nor sets a region', async () => {
    const { service, region, request, platform } = openPage();
    platform.bus.publish('layout-changed', { layout: 'contentOnly', isCommerceView: true });
    await service.start();
    expect(request).not.toHaveBeenCalled();
    expect(region.get()).toEqual({ regionNumber: null });
  });
});
