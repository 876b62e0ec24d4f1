import { createApiClient, errorMessageOf } from '@specbuilder/shared-contracts/client';
import { createBus } from '@specbuilder/shared-contracts/events';
import { testSettings } from '@specbuilder/shared-contracts/testing';
import { memoryStorage } from '@specbuilder/shared-ui/host';
import * as z from 'zod/mini';
import { remoteStorage, userLocal, userSession } from './browser-storage.ts';
import { clearCookie, readCookie, writeCookie } from './cookies.ts';
import { brandInAddress, pathOfHash } from './page-address.ts';
import { loadSettings } from './settings.ts';
import { hideSplashWhenReady } from './splash.ts';
import { readStored } from './stored-value.ts';

describe('the address of the page', () => {
  it('[SHL-003] a hash address is the path after it, responses of the identity provider are left alone', () => {
    expect(pathOfHash('#/faqs')).toBe('/faqs');
    expect(pathOfHash('#!/start?x=1')).toBe('/start?x=1');
    for (const hash of ['', '#top', '#code=1', '#id_token=2', '#access_token=/x', '#error=no'])
      expect(pathOfHash(hash)).toBeNull();
  });

  it('[BRD-014] [BRD-015] a brand in the query is a positive integer, and the query goes either way', () => {
    const brand = (query: string) => brandInAddress(new URL(`https://a.test/start?${query}`));
    expect(brand('ManufacturerLabelId=17&x=1')).toEqual({ cleanAddress: '/start', manufacturerLabelId: 17 });
    expect(brand('manufacturerlabelid=37')?.manufacturerLabelId).toBe(37);
    for (const value of ['0', '-1', '1.5', 'x', ''])
      expect(brand(`ManufacturerLabelId=${value}`)?.manufacturerLabelId).toBeNull();
    expect(brand('x=1')).toBeUndefined();
  });
});

describe('settings', () => {
  const apiWith = (response: () => Response) =>
    createApiClient({
      serverUrl: 'http://server.test',
      bus: createBus({ source: 'shell' }),
      manufacturerLabelId: () => 5,
      isStoreView: () => false,
      accessToken: async () => null,
      guestKey: () => '',
      userAgent: '',
      fetch: async () => response(),
    });
  const log = { error: jest.fn(), warn: jest.fn() };

  it('are those of the brand', async () => {
    const loaded = await loadSettings(
      apiWith(() => Response.json(testSettings())),
      memoryStorage(),
      log,
    );
    expect(loaded).toEqual({ settings: testSettings(), isFallback: false });
  });

  it('[ERR-007] [BRD-004] fall back to brand 1 with its several regions, Development, 0.0.1', async () => {
    const { settings, isFallback } = await loadSettings(
      apiWith(() => new Response(null, { status: 503 })),
      memoryStorage(),
      log,
    );
    expect([
      settings.manufacturer.manufacturerLabelId,
      settings.app.environment,
      settings.app.version,
      settings.manufacturer.hasMultipleRegions,
      isFallback,
    ]).toEqual([1, 'Development', '0.0.1', true, true]);
  });

  it('are not made up where a proxy gives a page in their place, but where it says that the server is away', async () => {
    const headers = { 'content-type': 'text/html' };
    const read = (status: number) =>
      loadSettings(
        apiWith(() => new Response('<!doctype html>', { status, headers })),
        memoryStorage(),
        log,
      );
    for (const status of [200, 404]) {
      const error: unknown = await read(status).catch((reason: unknown) => reason);
      expect(errorMessageOf(error)).toBe('Unable to connect to the server. Please try again later.');
    }
    expect((await read(502)).isFallback).toBe(true);
  });

  it('forget an unknown brand', async () => {
    const storage = memoryStorage();
    storage.write('manufacturerLabelId', '5');
    await loadSettings(
      apiWith(() => Response.json({ message: 'No' }, { status: 404 })),
      storage,
      log,
    );
    expect(storage.read('manufacturerLabelId')).toBeNull();
  });
});

describe('what the browser keeps', () => {
  it('[CON-008] [CON-009] begins with our prefix and the one of its area', () => {
    userSession().write('a', '1');
    userLocal().write('b', '2');
    remoteStorage({ name: 'mf-sizer', storageArea: 'sizer' }).write('c', '3');
    remoteStorage({ name: 'mf-account' }).write('d', '4');
    expect(Object.keys({ ...window.sessionStorage, ...window.localStorage }).sort()).toEqual([
      'specbuilder-sizerContext.c',
      'specbuilder-userContext.a',
      'specbuilder-userContext.b',
      'specbuilder-userContext.mf-account.d',
    ]);
  });

  it('[A-021] lasts as long as the page where the browser keeps nothing for a frame of a foreign page', () => {
    const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    userSession().write('a', '7');
    expect(userSession().read('a')).toBe('7');
    userSession().remove('a');
    expect(userSession().read('a')).toBeNull();
    expect(readCookie('SB.other')).toBeNull();
    blocked.mockRestore();
  });

  it('[A-020] [CON-008] is stored under our prefix where cookies cannot be set', () => {
    const rejected = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    writeCookie('SB.activeTheme', 'Dark');
    expect(window.sessionStorage.getItem('specbuilder-SB.activeTheme')).toBe('Dark');
    expect(readCookie('SB.activeTheme')).toBe('Dark');
    clearCookie('SB.activeTheme');
    expect(readCookie('SB.activeTheme')).toBeNull();
    rejected.mockRestore();
  });

  it('counts as nothing when it is damaged', () => {
    document.cookie = 'SB.LayoutStyle=%E0%A4%A; path=/';
    expect(readCookie('SB.LayoutStyle')).toBeNull();
    const storage = memoryStorage();
    const shape = z.object({ path: z.string() });
    for (const damaged of ['{oops', '{"path":7}', 'null', '']) {
      storage.write('lastState', damaged);
      expect(readStored(storage, 'lastState', shape)).toBeNull();
    }
    storage.write('lastState', '{"path":"/fans"}');
    expect(readStored(storage, 'lastState', shape)).toEqual({ path: '/fans' });
  });

  it('cookies are kept for the whole site', () => {
    writeCookie('SB.activeTheme', 'Dark blue');
    expect(readCookie('SB.activeTheme')).toBe('Dark blue');
    expect(readCookie('SB.other')).toBeNull();
  });
});

describe('the splash', () => {
  afterEach(() => jest.useRealTimers());

  it('[SHL-061] [SHL-062] [EVT-016] leaves with the first screen; 400 ms later the page says it is loaded', () => {
    jest.useFakeTimers();
    document.body.innerHTML = '<div id="splash"></div>';
    const bus = createBus({ source: 'shell' });
    const broadcasts: boolean[] = [];
    bus.subscribe('splash-hidden', ({ payload }) => broadcasts.push(payload.isLoaded));
    hideSplashWhenReady(bus);
    expect(document.getElementById('splash')).not.toBeNull();
    bus.publish('first-request-completed', { stateName: 'app.home.start', path: '/start', durationMs: 1 });
    expect(document.getElementById('splash')).toBeNull();
    jest.advanceTimersByTime(399);
    expect(broadcasts).toEqual([false]);
    jest.advanceTimersByTime(1);
    expect([broadcasts, document.body.dataset['loaded']]).toEqual([[false, true], 'true']);
  });
});
