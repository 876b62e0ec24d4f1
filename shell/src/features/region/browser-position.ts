export type BrowserPosition =
  | { readonly kind: 'found'; readonly latitude: number; readonly longitude: number }
  /** The visitor or the browser rejects the request. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'notFound' };

/** A region is large: a position of the last hour serves, and the exact one would cost battery. */
const OPTIONS = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 3_600_000 };

/** Requests the browser's position; resolves when the visitor has decided. */
export function browserPosition(
  geolocation: Geolocation | undefined = navigator.geolocation,
): Promise<BrowserPosition> {
  if (geolocation === undefined) return Promise.resolve({ kind: 'blocked' });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ kind: 'found', latitude: coords.latitude, longitude: coords.longitude }),
      ({ code, PERMISSION_DENIED }) => resolve({ kind: code === PERMISSION_DENIED ? 'blocked' : 'notFound' }),
      OPTIONS,
    );
  });
}
