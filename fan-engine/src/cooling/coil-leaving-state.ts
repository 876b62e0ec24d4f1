import {
  enthalpyOf,
  type MoistAir,
  moistAirOfEnthalpy,
  saturationHumidityRatio,
  saturationTemperatureOfEnthalpy,
} from '../air/moist-air.ts';
import type { MixedStream } from './mixed-air.ts';

/** What a coil does to air. Btu/h and F. */
export interface CoilPass {
  readonly leaving: MoistAir;
  /** Less than what was put in where the coil would freeze. */
  readonly totalBtus: number;
  readonly sensibleBtus: number;
  /** Temperature that the coil surface acts with. */
  readonly apparatusDewPoint: number;
}

export type CoilRows = 4 | 6;

const RATED_FACE_VELOCITY = 500;
const VELOCITY_EXPONENT = 0.4;
/** Six rows leave what one and a half coils of four rows leave. */
const SIX_ROW_EXPONENT = 1.5;
/** A frost guard stops the compressor before a wet surface freezes. */
const LOWEST_SURFACE_F = 32;

/**
 * Share of the air that passes a coil untouched.
 *
 * @param fourRows share of 4 rows at 500 fpm
 * @param faceVelocity fpm
 */
export function bypassFactor(fourRows: number, rows: CoilRows, faceVelocity: number): number {
  const rated = rows === 6 ? fourRows ** SIX_ROW_EXPONENT : fourRows;
  return rated ** ((RATED_FACE_VELOCITY / faceVelocity) ** VELOCITY_EXPONENT);
}

/** Air behind a coil that takes a heat in Btu/h, by apparatus dew point and bypass factor. */
export function coilPass({ air, dryAir, pressure }: MixedStream, offeredBtus: number, bypass: number): CoilPass {
  const touched = 1 - bypass;
  const lowest = enthalpyOf(LOWEST_SURFACE_F, saturationHumidityRatio(LOWEST_SURFACE_F, pressure));
  const max = Math.max(0, dryAir * touched * (air.enthalpy - lowest));
  const totalBtus = Math.min(offeredBtus, max);
  const apparatusDewPoint = saturationTemperatureOfEnthalpy(air.enthalpy - totalBtus / (dryAir * touched), pressure);
  const surface = saturationHumidityRatio(apparatusDewPoint, pressure);
  // A surface above the dew point takes no water: all of the heat is sensible then.
  const dried =
    surface < air.humidityRatio ? air.humidityRatio - touched * (air.humidityRatio - surface) : air.humidityRatio;
  const leaving = moistAirOfEnthalpy(air.enthalpy - totalBtus / dryAir, dried, pressure);
  const sensibleBtus = dryAir * (enthalpyOf(air.dryBulb, leaving.humidityRatio) - leaving.enthalpy);
  return { leaving, totalBtus, sensibleBtus: Math.min(sensibleBtus, totalBtus), apparatusDewPoint };
}
