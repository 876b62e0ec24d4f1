import type { GeoPoint } from '@specbuilder/shared-ui/map';

export type { GeoPoint };

/** Places on maps, by an external service or by what the product itself carries. */
export interface Maps {
  /**
   * Where an address is.
   *
   * @throws Error with one of the four map texts of the specification (ERR-019 to ERR-022)
   */
  geocode(address: string): Promise<GeoPoint>;
  /**
   * Address of a page that shows a place in a frame; null when maps are drawn by the product.
   *
   * @param place encoded for an address, as `addressForGoogleMapsUrl`; null shows the default centre
   */
  embedPlaceUrl(place: string | null): string | null;
}
