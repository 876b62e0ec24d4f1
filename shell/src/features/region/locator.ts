import type { Place } from '@specbuilder/shared-contracts/api';
import { REGION_ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { REGION_MESSAGES } from '../../messages/region.generated.ts';
import type { BrowserPosition } from './browser-position.ts';
import { showRegionToast } from './region-toast.ts';

const REQUESTED_KEY = 'locationAsked';
const NOTICED_KEY = 'locationNotGiven';

export type LocatorHost = Pick<Platform, 'api' | 'browserStorage' | 'bus' | 'log' | 'panels' | 'storage' | 'toasts'>;

export interface Locator {
  /**
   * Where the visitor is; null where the server only assumes the place, which is broadcast and is no ground for
   * a sales region. Rejects when neither can be had.
   */
  place(): Promise<Place | null>;
  /** Queries the browser now; null when it provides no position or the server knows no place there. */
  request(): Promise<Place | null>;
}

/** The visitor's place; the browser is queried once a session, unless the visitor requests it. */
export function createLocator(host: LocatorHost, position: () => Promise<BrowserPosition>): Locator {
  const { api, browserStorage, bus, log, storage } = host;
  let known: Place | null = null;
  let isAssumed = false;

  const resolved = (place: Place, source: 'geolocation' | 'address'): Place => {
    known = place;
    isAssumed = source === 'address';
    bus.publish('location-resolved', { country: place.country, postalCode: place.postalCode || null, source });
    return place;
  };
  /** A failed look-up is logged and nothing more (ERR-017). */
  const failed = (error: unknown) => {
    log.error('The location could not be looked up', error);
    bus.publish('location-failed', { reason: 'error' });
  };

  /** Reports it once in a browser, unless the visitor requested the place. */
  function sayNotGiven(kind: Exclude<BrowserPosition['kind'], 'found'>, isRequested: boolean): void {
    bus.publish('location-failed', { reason: kind });
    if (!isRequested && browserStorage.read(NOTICED_KEY) === kind) return;
    browserStorage.write(NOTICED_KEY, kind);
    const title = kind === 'blocked' ? REGION_ERRORS.setRegionManually : REGION_ERRORS.unableToDetermineLocation;
    const actions = [{ id: 'region-searcher' as const, label: REGION_MESSAGES.find }];
    void showRegionToast(host, { kind: 'warning', title, durationMs: TOAST_MS.warning, actions });
  }

  async function request(isRequested: boolean): Promise<Place | null> {
    storage.write(REQUESTED_KEY, 'yes');
    const found = await position();
    if (found.kind !== 'found') {
      sayNotGiven(found.kind, isRequested);
      return null;
    }
    try {
      const { latitude, longitude } = found;
      return resolved(await api.location.byCoordinate({ latitude, longitude, useFallback: true }), 'geolocation');
    } catch (error) {
      failed(error);
      return null;
    }
  }

  return {
    request: () => request(true),
    async place() {
      if (known !== null) return isAssumed ? null : known;
      const requested = storage.read(REQUESTED_KEY) === null ? await request(false) : null;
      if (requested !== null) return requested;
      try {
        resolved(await api.location.ofUser(), 'address');
        return null;
      } catch (error) {
        failed(error);
        throw error;
      }
    },
  };
}
