import { browserPosition } from './browser-position.ts';

/** The browser's own interface, responding immediately. */
function geolocation(response: Pick<GeolocationCoordinates, 'latitude' | 'longitude'> | number): Geolocation {
  return {
    getCurrentPosition(found, failed) {
      if (typeof response === 'number') {
        failed?.({ code: response, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' });
      } else {
        found({ coords: response as GeolocationCoordinates, timestamp: 0, toJSON: () => '' });
      }
    },
    watchPosition: () => 0,
    clearWatch: () => undefined,
  };
}

describe('The position of the browser', () => {
  it('is a coordinate', async () => {
    const here = { latitude: 43.05, longitude: -87.9 };
    await expect(browserPosition(geolocation(here))).resolves.toEqual({ kind: 'found', ...here });
  });

  it('[LOC-012] [LOC-013] is blocked or cannot be found', async () => {
    await expect(browserPosition(geolocation(1))).resolves.toEqual({ kind: 'blocked' });
    await expect(browserPosition(geolocation(2))).resolves.toEqual({ kind: 'notFound' });
    await expect(browserPosition(geolocation(3))).resolves.toEqual({ kind: 'notFound' });
  });

  it('counts as blocked in a browser that has none', async () => {
    await expect(browserPosition(undefined)).resolves.toEqual({ kind: 'blocked' });
  });
});
