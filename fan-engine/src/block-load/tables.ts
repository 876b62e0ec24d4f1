import tables from './tables.json' with { type: 'json' };

/** Wall constructions with conduction time series of their own (fan-engineering section 16). */
export const WALL_CONSTRUCTIONS = ['metal_panel', 'steel_stud', 'brick_stud', 'cmu_ins', 'tiltup', 'cmu_bare'] as const;
export type WallConstruction = (typeof WALL_CONSTRUCTIONS)[number];

export const ROOF_CONSTRUCTIONS = ['metal_roof', 'deck_r20', 'deck_r30', 'conc_r20'] as const;
export type RoofConstruction = (typeof ROOF_CONSTRUCTIONS)[number];

/** How heavy the room is and whether its floor is bare: what it holds back of radiant heat. */
export const ROOM_MASSES = ['light', 'light_bare', 'medium', 'medium_bare', 'heavy', 'heavy_bare'] as const;
export type RoomMass = (typeof ROOM_MASSES)[number];

/** Azimuth of what a wall or window faces, degrees from south, west positive. */
export const FACINGS = { N: 180, NE: -135, E: -90, SE: -45, S: 0, SW: 45, W: 90, NW: 135 } as const;
export type Facing = keyof typeof FACINGS;

/** Percent of what goes in at an hour that is felt in each of the 24 hours from then on. */
export type TimeSeries = readonly number[];

export interface Construction {
  /** Btu/h ft2 F. */
  readonly u: number;
  readonly series: TimeSeries;
}

/** Coefficients of the ASHRAE clear sky for the 21st of a month. */
export interface ClearSky {
  /** Btu/h ft2. */
  readonly extraterrestrial: number;
  readonly extinction: number;
  readonly diffuse: number;
  readonly dayOfYear: number;
}

export const wallConstruction = (name: WallConstruction): Construction => tables.walls[name];
export const roofConstruction = (name: RoofConstruction): Construction => tables.roofs[name];
export const roomSeries = (mass: RoomMass): { readonly solar: TimeSeries; readonly nonSolar: TimeSeries } =>
  tables.radiantTimeSeries[mass];

/** @param month 1 to 12 */
export function clearSkyOf(month: number): ClearSky {
  const sky = (tables.clearSky as Readonly<Record<string, ClearSky>>)[String(month)];
  if (sky === undefined) throw new RangeError(`There is no month ${month}`);
  return sky;
}

/** Part of the daily range that the outdoor temperature lies below its peak, for the hours that end at 1 to 24. */
export const DAILY_RANGE_FRACTION: readonly number[] = tables.dailyRangeFraction;
