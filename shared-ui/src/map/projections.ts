import type { Country } from '@specbuilder/shared-contracts/domain';
import type { GeoPermissibleObjects } from 'd3-geo';
import {
  type GeoProjection,
  geoAlbersUsa,
  geoAzimuthalEqualArea,
  geoCircle,
  geoConicEqualArea,
  geoContains,
} from 'd3-geo';
import { NEIGHBOURS, type Outline, US_STATES } from './geometry/outlines.ts';

const US: GeoPermissibleObjects = { type: 'FeatureCollection', features: [...US_STATES] };

export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export interface MapSize {
  readonly width: number;
  readonly height: number;
}

const MARGIN = 24;
/** Half the width, in degrees, of what is shown around a location outside all outlined states. */
const SURROUNDINGS_DEGREES = 4;

/** Where people live: the empty north would make the rest too small. */
const POPULATED_CANADA: GeoPermissibleObjects = {
  type: 'MultiPoint',
  coordinates: [
    [-135, 60],
    [-123.4, 48.2],
    [-66, 43.4],
    [-52.6, 47.5],
    [-64, 58],
  ],
};

/** The state that holds a place of the US. */
export function stateAt({ latitude, longitude }: GeoPoint): Outline | undefined {
  return US_STATES.find((state) => geoContains(state, [longitude, latitude]));
}

/** A place in the middle of its state, or of its surroundings where states are not outlined. */
export function aroundPlace(place: GeoPoint, size: MapSize): GeoProjection {
  const { latitude, longitude } = place;
  const surroundings = geoCircle().center([longitude, latitude]).radius(SURROUNDINGS_DEGREES)();
  return fitted(geoAzimuthalEqualArea().rotate([-longitude, -latitude]), stateAt(place) ?? surroundings, size);
}

/** A whole country; Alaska and Hawaii are shown beside the other states. */
export function ofCountry(country: Country, size: MapSize): GeoProjection {
  // The composite of the states and their insets cuts by itself.
  if (country === 'USA') return geoAlbersUsa().fitSize([size.width, size.height], US);
  if (country === 'CAN') return fitted(geoConicEqualArea().rotate([96, 0]).parallels([49, 77]), POPULATED_CANADA, size);
  const mexico = NEIGHBOURS.find(({ properties }) => properties.name === 'Mexico');
  return fitted(geoConicEqualArea().rotate([102, 0]).parallels([17, 30]), mexico ?? POPULATED_CANADA, size);
}

/** What lies outside the picture is cut off, so that its far side is not drawn at all. */
function fitted(projection: GeoProjection, shown: GeoPermissibleObjects, { width, height }: MapSize): GeoProjection {
  const framed = projection.fitExtent(
    [
      [MARGIN, MARGIN],
      [width - MARGIN, height - MARGIN],
    ],
    shown,
  );
  return framed.clipExtent([
    [-1, -1],
    [width + 1, height + 1],
  ]);
}
