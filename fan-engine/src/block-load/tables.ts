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

const WALLS = conserving(tables.walls);
const ROOFS = conserving(tables.roofs);

export const wallConstruction = (name: WallConstruction): Construction => WALLS[name];
export const roofConstruction = (name: RoofConstruction): Construction => ROOFS[name];
export const spaceSeries = (mass: RoomMass): { readonly solar: TimeSeries; readonly nonSolar: TimeSeries } =>
  tables.radiantTimeSeries[mass];

/** The tables have tenths of a percent, whose sum is 99.9 to 100.4: scaled to 100, no heat is lost or made. */
function conserving<Name extends string>(
  constructions: Readonly<Record<Name, Construction>>,
): Readonly<Record<Name, Construction>> {
  const entries = Object.entries<Construction>(constructions).map(([name, { u, series }]) => {
    const sum = series.reduce((total, percent) => total + percent, 0);
    return [name, { u, series: series.map((percent) => (100 * percent) / sum) }];
  });
  return Object.fromEntries(entries) as Readonly<Record<Name, Construction>>;
}

/** @param month 1 to 12 */
export function clearSkyOf(month: number): ClearSky {
  const sky = (tables.clearSky as Readonly<Record<string, ClearSky>>)[String(month)];
  if (sky === undefined) throw new RangeError(`There is no month ${month}`);
  return sky;
}

/** Part of the daily range that the outdoor temperature lies below its peak, for the hours that end at 1 to 24. */
export const DAILY_RANGE_FRACTION: readonly number[] = tables.dailyRangeFraction;
