import type { MapsSettings } from '@specbuilder/shared-contracts/api';
import { MAP_DEFAULT, REGION_ERRORS } from '@specbuilder/shared-contracts/domain';
import { loadCalledScript } from '../../boot/external-script/load-script.ts';
import type { GeoPoint, Maps } from './places-on-maps.ts';

interface GeocoderResult {
  readonly geometry: { readonly location: { lat(): number; lng(): number } };
}
interface Geocoder {
  geocode(
    request: { readonly address: string },
    response: (results: readonly GeocoderResult[] | null, status: string) => void,
  ): unknown;
}

/** What of the service's script is used. */
interface MapsScript {
  readonly maps?: { readonly Geocoder?: new () => Geocoder };
}

/** The script calls it when its classes are there. */
const CALLBACK = 'specbuilderMapsReady';

declare global {
  interface Window {
    google?: MapsScript;
  }
}

/** An external maps service; its script is loaded with the first address to be found, and once (LOC-028). */
export function createExternalMaps({ key, scriptUrl, embedUrl }: MapsSettings): Maps {
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= loadScript(scriptUrl, key).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    async geocode(address) {
      await load();
      const { Geocoder } = window.google?.maps ?? {};
      if (Geocoder === undefined) throw new Error(REGION_ERRORS.geocoderNotInitialized);
      return findAddress(new Geocoder(), address);
    },
    embedPlaceUrl(place) {
      const { latitude, longitude, zoom } = MAP_DEFAULT;
      const shown = place === null ? `view?center=${latitude},${longitude}&zoom=${zoom}` : `place?q=${place}`;
      return `${embedUrl}/${shown}&key=${encodeURIComponent(key)}`;
    },
  };
}

function findAddress(geocoder: Geocoder, address: string): Promise<GeoPoint> {
  return new Promise((resolve, reject) => {
    geocoder.geocode({ address }, (results, status) => {
      if (status !== 'OK' && status !== 'ZERO_RESULTS')
        return reject(new Error(REGION_ERRORS.geocodingFailed({ status })));
      const [first] = results ?? [];
      if (first === undefined) return reject(new Error(REGION_ERRORS.addressNotFound));
      const { location } = first.geometry;
      resolve({ latitude: location.lat(), longitude: location.lng() });
    });
  });
}

async function loadScript(scriptUrl: string, key: string): Promise<void> {
  const address = new URL(scriptUrl, document.baseURI);
  const parameters = { key, libraries: 'places', loading: 'async', callback: CALLBACK };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  try {
    await loadCalledScript(address, CALLBACK);
  } catch (cause) {
    throw new Error(REGION_ERRORS.mapsApiFailed, { cause });
  }
}
