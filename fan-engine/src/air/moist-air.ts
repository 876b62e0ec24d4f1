// Rooms that import this source type-check it too, and find the declaration only by this reference.
/// <reference path="./psychrolib.d.ts" />
import psychrolib from 'psychrolib';
import { EngineError } from '../engine-error.ts';

// The package exports one shared object with a unit switch that anybody may turn. A second object of the same class
// keeps its switch to itself: nobody can turn ours, and we never turn theirs.
const ip = new psychrolib.constructor();
ip.SetUnitSystem(ip.IP);

/** State of moist air in inch-pound units. */
export interface MoistAir {
  /** Dry and wet bulb and dew point, F. */
  readonly dryBulb: number;
  readonly wetBulb: number;
  readonly dewPoint: number;
  /** lb water per lb dry air. */
  readonly humidityRatio: number;
  /** 0 to 1. */
  readonly relativeHumidity: number;
  /** Btu per lb dry air. */
  readonly enthalpy: number;
  /** ft3 per lb dry air. */
  readonly volume: number;
  /** lb of moist air per ft3. */
  readonly density: number;
}

/** Pressure of saturated water vapour at a temperature in F, psia. */
export function saturationPressure(temperatureF: number): number {
  return ip.GetSatVapPres(temperatureF);
}

/**
 * Moist air from dry bulb and humidity ratio.
 *
 * @param dryBulb F
 * @param humidityRatio lb/lb
 * @param pressure psia
 */
export function moistAirOfHumidityRatio(dryBulb: number, humidityRatio: number, pressure: number): MoistAir {
  return {
    dryBulb,
    humidityRatio,
    wetBulb: ip.GetTWetBulbFromHumRatio(dryBulb, humidityRatio, pressure),
    dewPoint: ip.GetTDewPointFromHumRatio(dryBulb, humidityRatio, pressure),
    relativeHumidity: ip.GetRelHumFromHumRatio(dryBulb, humidityRatio, pressure),
    enthalpy: ip.GetMoistAirEnthalpy(dryBulb, humidityRatio),
    volume: ip.GetMoistAirVolume(dryBulb, humidityRatio, pressure),
    density: ip.GetMoistAirDensity(dryBulb, humidityRatio, pressure),
  };
}

/**
 * Moist air from dry and wet bulb in F and pressure in psia.
 *
 * @throws EngineError on `wetBulb` when it lies above the dry bulb
 */
export function moistAirOfWetBulb(dryBulb: number, wetBulb: number, pressure: number): MoistAir {
  if (wetBulb > dryBulb) throw new EngineError('wetBulb', 'The wet bulb cannot be above the dry bulb');
  return moistAirOfHumidityRatio(dryBulb, ip.GetHumRatioFromTWetBulb(dryBulb, wetBulb, pressure), pressure);
}

/**
 * Moist air from dry bulb in F, relative humidity from 0 to 1 and pressure in psia.
 *
 * @throws EngineError on `relativeHumidity` outside 0 to 1
 */
export function moistAirOfRelativeHumidity(dryBulb: number, relativeHumidity: number, pressure: number): MoistAir {
  if (!(relativeHumidity >= 0 && relativeHumidity <= 1)) {
    throw new EngineError('relativeHumidity', 'The relative humidity lies between 0 and 100 %');
  }
  return moistAirOfHumidityRatio(dryBulb, ip.GetHumRatioFromRelHum(dryBulb, relativeHumidity, pressure), pressure);
}
