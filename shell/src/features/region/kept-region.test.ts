import { detailsWith, ENGINEER, failure, openPage } from '../../../test/region-page.ts';
import { testOffice } from '../../../test/test-offices.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

const BROKEN = [
  ['fails', failure],
  ['is slow', () => new Promise<never>(() => {})],
  ['is empty', () => ({})],
  ['is no object', () => []],
  ['has no settings worth the name', () => ({ ...ENGINEER, settings: {} })],
] as const;

/** Long enough for each call that a slow response does not hold up. */
const untilQuiet = () => jest.advanceTimersByTimeAsync(50);

describe.each(BROKEN)('The sales region that a user chose, when a response %s', (_, response) => {
  it('[LOC-010] [LOC-011] is neither replaced on the server nor on the page by one that is assigned', async () => {
    let isBroken = false;
    const chosen = detailsWith({ salesRegionNumber: 24, isRegionManuallySelected: true });
    const { service, region, platform } = openPage({
      user: ENGINEER,
      responses: { 'GET /api/user/details': () => (isBroken ? response() : chosen()) },
    });
    await service.start();
    isBroken = true;
    platform.bus.publish('user-settings-changed', { changed: ['defaultCurrencyCode'] });
    platform.bus.publish('customer-region-changed', { userId: ENGINEER.userId, regionNumber: 24 });
    await untilQuiet();
    expect(region.get()).toEqual({ regionNumber: 24 });
    expect(platform.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('[LOC-010] is not assigned again on a page that opens meanwhile', async () => {
    const { service, platform } = openPage({ user: ENGINEER, responses: { 'GET /api/user/details': response } });
    void service.start();
    await untilQuiet();
    expect(platform.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('[LOC-010] [LOC-011] of a guest is not looked up again', async () => {
    const { service, load, region, called, platform } = openPage({ responses: { 'GET /api/regions/valid': response } });
    await service.choose(testOffice(42));
    const stored = platform.storage.read('salesRegion');
    void load().start();
    await untilQuiet();
    expect(region.get()).toEqual({ regionNumber: 42 });
    expect(called('/api/regions/unauth')).toEqual([]);
    expect(platform.storage.read('salesRegion')).toBe(stored);
  });
});
