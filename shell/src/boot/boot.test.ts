import { createApiClient } from '@specbuilder/shared-contracts/client';
import { createBus } from '@specbuilder/shared-contracts/events';
import { testSettings } from '@specbuilder/shared-contracts/testing';
import { memoryStorage } from '@specbuilder/shared-ui/host';
import { remoteStorage, userLocal, userSession } from './browser-storage.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { brandInAddress, pathOfHash } from './page-address.ts';
import { loadSettings } from './settings.ts';
import { hideSplashWhenReady } from './splash.ts';

describe('the address of the page', () => {
  it('[SHL-003] a hash address is the path after it, answers of the identity provider are left alone', () => {
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
  const apiWith = (answer: () => Response) =>
    createApiClient({
      serverUrl: 'http://server.test',
      bus: createBus({ source: 'shell' }),
      manufacturerLabelId: () => 5,
      isStoreView: () => false,
      accessToken: async () => null,
      guestKey: '',
      userAgent: '',
      fetch: async () => answer(),
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

  it('[ERR-007] fall back to brand 1, Development, 0.0.1', async () => {
    const { settings, isFallback } = await loadSettings(
      apiWith(() => new Response(null, { status: 503 })),
      memoryStorage(),
      log,
    );
    expect([
      settings.manufacturer.manufacturerLabelId,
      settings.app.environment,
      settings.app.version,
      isFallback,
    ]).toEqual([1, 'Development', '0.0.1', true]);
  });

  it('forget a brand that nobody knows', async () => {
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
    const told: boolean[] = [];
    bus.subscribe('splash-hidden', ({ payload }) => told.push(payload.isLoaded));
    hideSplashWhenReady(bus);
    expect(document.getElementById('splash')).not.toBeNull();
    bus.publish('first-request-completed', { stateName: 'app.home.start', path: '/start', durationMs: 1 });
    expect(document.getElementById('splash')).toBeNull();
    jest.advanceTimersByTime(399);
    expect(told).toEqual([false]);
    jest.advanceTimersByTime(1);
    expect([told, document.body.dataset['loaded']]).toEqual([[false, true], 'true']);
  });
});
