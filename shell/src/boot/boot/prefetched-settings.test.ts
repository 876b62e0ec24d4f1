import { PAGE_KEYS, userSession } from './browser-storage.ts';
import { fetchOrPrefetched, prefetchSettings } from './prefetched-settings.ts';

const SETTINGS = 'http://localhost/api/settings?manufacturerLabelId=7';

/** The page at an address; framed by another where that is said. */
const pageAt = (path: string, isFramed = false) => {
  const page = { location: { href: `http://localhost${path}` } } as Window;
  return Object.assign(page, { parent: isFramed ? ({} as Window) : page });
};

describe('the settings, requested early', () => {
  const requested: Request[] = [];
  let response: () => Promise<Response>;
  beforeEach(() => {
    requested.length = 0;
    userSession().write(PAGE_KEYS.brand, '7');
    response = async () => Response.json({ call: requested.length });
    jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
      requested.push(input as Request);
      return response();
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const callOf = async (url: string) => (await fetchOrPrefetched(new Request(url))).json();

  it('[BRD-013] [API-001] name the brand and guest of the request, and serve only the first call for them', async () => {
    await prefetchSettings(pageAt('/start'));
    expect(requested.map(({ url }) => url)).toEqual([SETTINGS]);
    expect(requested[0]?.headers.get('X-Manufacturer-Id')).toBe('7');
    expect(requested[0]?.headers.get('X-Guest-Key')).toMatch(/^[\da-f]{32}$/);
    expect(await callOf('http://localhost/api/catalog/topCategories')).toEqual({ call: 2 });
    expect(await callOf(SETTINGS)).toEqual({ call: 1 });
    expect(await callOf(SETTINGS)).toEqual({ call: 3 });
  });

  it('[TRN-001] are requested in the language of the cookie, whose messages are still loading', async () => {
    document.cookie = 'googtrans=/en/es';
    await prefetchSettings(pageAt('/start'));
    document.cookie = 'googtrans=; max-age=0';
    expect(requested[0]?.headers.get('Accept-Language')).toBe('es');
  });

  it('fail only for the call that needs them', async () => {
    response = () => Promise.reject(new TypeError('Failed to fetch'));
    await prefetchSettings(pageAt('/start'));
    await expect(callOf(SETTINGS)).rejects.toThrow('Failed to fetch');
  });

  it('[BRD-015] [COM-001] are not requested in a frame or with a brand in the address', async () => {
    await prefetchSettings(pageAt('/commerce-landing', true));
    await prefetchSettings(pageAt('/start?ManufacturerLabelId=214'));
    expect(requested).toEqual([]);
    expect(await callOf(SETTINGS)).toEqual({ call: 1 });
  });
});
