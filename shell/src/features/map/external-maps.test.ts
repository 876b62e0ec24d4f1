import { createExternalMaps } from './external-maps.ts';

const SETTINGS = { key: 'k 1', scriptUrl: 'https://maps.example/api/js', embedUrl: 'https://maps.example/embed/v1' };

type Results = readonly { readonly geometry: { readonly location: { lat(): number; lng(): number } } }[];
const result = (latitude: number, longitude: number): Results => [
  { geometry: { location: { lat: () => latitude, lng: () => longitude } } },
];

const script = () => document.head.querySelector<HTMLScriptElement>('script[src^="https://maps.example/"]');

/** What the service's script does once the browser has run it. */
function scriptArrives(status: string, results: Results | null, requested: string[] = []): void {
  window.google = {
    maps: {
      Geocoder: class {
        geocode({ address }: { address: string }, response: (results: Results | null, status: string) => void): void {
          requested.push(address);
          response(results, status);
        }
      },
    },
  };
  (window as unknown as { specbuilderMapsReady: () => void }).specbuilderMapsReady();
}

afterEach(() => {
  document.head.replaceChildren();
  delete window.google;
});

describe('An external maps service', () => {
  it('[LOC-028] loads its script with key and places library at the first address, and once', async () => {
    const maps = createExternalMaps(SETTINGS);
    maps.embedPlaceUrl('x');
    expect(script()).toBeNull();
    const both = Promise.all([maps.geocode('A'), maps.geocode('B')]);
    const { origin, pathname, searchParams } = new URL(script()?.src ?? '');
    expect(origin + pathname).toBe(SETTINGS.scriptUrl);
    expect(searchParams.get('key')).toBe('k 1');
    expect(searchParams.get('libraries')).toBe('places');
    const requested: string[] = [];
    scriptArrives('OK', result(43.05, -87.9), requested);
    await both;
    await maps.geocode('C');
    expect(requested).toEqual(['A', 'B', 'C']);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
  });

  it('[LOC-029] finds the coordinate of an address', async () => {
    const found = createExternalMaps(SETTINGS).geocode('7200 Demo Park Drive, Milwaukee');
    scriptArrives('OK', result(43.05, -87.9));
    await expect(found).resolves.toEqual({ latitude: 43.05, longitude: -87.9 });
  });

  it('[ERR-019] says that the script did not load, and tries again with the next address', async () => {
    const maps = createExternalMaps(SETTINGS);
    const rejected = maps.geocode('A');
    script()?.dispatchEvent(new Event('error'));
    await expect(rejected).rejects.toThrow('Failed to load Google Maps API');
    expect(script()).toBeNull();
    const found = maps.geocode('A');
    scriptArrives('OK', result(1, 2));
    await expect(found).resolves.toEqual({ latitude: 1, longitude: 2 });
  });

  it('[ERR-019] reports a script that does not respond as well', async () => {
    jest.useFakeTimers();
    const rejected = createExternalMaps(SETTINGS).geocode('A');
    jest.advanceTimersByTime(15_000);
    await expect(rejected).rejects.toThrow('Failed to load Google Maps API');
    jest.useRealTimers();
  });

  it('keeps the query that the script’s address has already', () => {
    const scriptUrl = `${SETTINGS.scriptUrl}?v=weekly`;
    void createExternalMaps({ ...SETTINGS, scriptUrl }).geocode('A');
    const { searchParams } = new URL(script()?.src ?? '');
    expect([searchParams.get('v'), searchParams.get('libraries')]).toEqual(['weekly', 'places']);
    scriptArrives('OK', result(1, 2));
  });

  it('[ERR-020] says that the script came without a geocoder', async () => {
    const rejected = createExternalMaps(SETTINGS).geocode('A');
    (window as unknown as { specbuilderMapsReady: () => void }).specbuilderMapsReady();
    await expect(rejected).rejects.toThrow('Geocoder not initialized');
  });

  it('[ERR-021] says with which status an address was rejected', async () => {
    const rejected = createExternalMaps(SETTINGS).geocode('A');
    scriptArrives('OVER_QUERY_LIMIT', null);
    await expect(rejected).rejects.toThrow('Geocoding failed: OVER_QUERY_LIMIT');
  });

  it.each(['OK', 'ZERO_RESULTS'])('[ERR-022] says that there is no such address (%s)', async (status) => {
    const rejected = createExternalMaps(SETTINGS).geocode('A');
    scriptArrives(status, []);
    await expect(rejected).rejects.toThrow('Address not found');
  });

  it('[LOC-030] [LOC-031] names the page that shows a place, else the middle of the US', () => {
    const { embedPlaceUrl } = createExternalMaps(SETTINGS);
    expect(embedPlaceUrl('7200+Demo+Park+Drive%2C+Milwaukee')).toBe(
      'https://maps.example/embed/v1/place?q=7200+Demo+Park+Drive%2C+Milwaukee&key=k%201',
    );
    expect(embedPlaceUrl(null)).toBe('https://maps.example/embed/v1/view?center=39.8283,-98.5795&zoom=13&key=k%201');
  });
});
