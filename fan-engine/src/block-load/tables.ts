import type { Facing, RoofConstruction, RoomMass, WallConstruction } from '@specbuilder/shared-contracts/domain';
import tables from './tables.json' with { type: 'json' };

/** Azimuth of what a wall or window faces, degrees from south, west positive. */
export const AZIMUTHS: Readonly<Record<Facing, number>> = {
  N: 180,
  NE: -135,
  E: -90,
  SE: -45,
  S: 0,
  SW: 45,
  W: 90,
  NW: 135,
};

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
export const spaceSeries = (mass: RoomMass): { readonly solar: TimeSeries; readonly nonSolar: TimeSeries } =>
  tables.radiantTimeSeries[mass];

/** @param month 1 to 12 */
export function clearSkyOf(month: number): ClearSky {
  const sky = (tables.clearSky as Readonly<Record<string, ClearSky>>)[String(month)];
  if (sky === undefined) throw new RangeError(`There is no month ${month}`);
  return sky;
}

/** Part of the daily range that the outdoor temperature lies below its peak, for the hours that end at 1 to 24. */
export const DAILY_RANGE_FRACTION: readonly number[] = tables.dailyRangeFraction;
