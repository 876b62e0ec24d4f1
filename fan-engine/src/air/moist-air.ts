// Packages that import this source type-check it too, and find the declaration only by this reference.
/// <reference path="./psychrolib.d.ts" />
import { plainMessage } from '@specbuilder/shared-contracts/domain';
import psychrolib from 'psychrolib';
import { EngineError } from '../specification/engine-error.ts';
import { withinRange } from './input-range.ts';

// The package exports one shared object with a unit switch that any code may change. A second object of the same class
// has its own switch: other code cannot change ours, and we never change theirs.
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

/** Where the formulas below describe air: the vapour of warmer air would be most of it. */
const FORMULA_LIMITS = {
  dryBulb: { minimum: -100, maximum: 200, unit: '°F' },
  humidityRatio: { minimum: 0, maximum: 1, unit: 'lb/lb' },
  pressure: { minimum: 5, maximum: 20, unit: 'psia' },
} as const;

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
 * @throws EngineError on the value that is physically impossible
 */
export function moistAirOfHumidityRatio(dryBulb: number, humidityRatio: number, pressure: number): MoistAir {
  rejectBoilingAir(dryBulb, pressure);
  withinRange('humidityRatio', humidityRatio, FORMULA_LIMITS.humidityRatio);
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
  rejectBoilingAir(dryBulb, pressure);
  withinRange('wetBulb', wetBulb, FORMULA_LIMITS.dryBulb);
  if (wetBulb > dryBulb) throw new EngineError('wetBulb', plainMessage('air.wetBulbAboveDryBulb'));
  return moistAirOfHumidityRatio(dryBulb, ip.GetHumRatioFromTWetBulb(dryBulb, wetBulb, pressure), pressure);
}

/**
 * Moist air from dry bulb in F, relative humidity from 0 to 1 and pressure in psia.
 *
 * @throws EngineError on `relativeHumidity` outside 0 to 1
 */
export function moistAirOfRelativeHumidity(dryBulb: number, relativeHumidity: number, pressure: number): MoistAir {
  rejectBoilingAir(dryBulb, pressure);
  if (!(relativeHumidity >= 0 && relativeHumidity <= 1)) {
    throw new EngineError('relativeHumidity', plainMessage('air.relativeHumidity'));
  }
  return moistAirOfHumidityRatio(dryBulb, ip.GetHumRatioFromRelHum(dryBulb, relativeHumidity, pressure), pressure);
}

/** lb of water that a lb of dry air holds at most, at a temperature in F and a pressure in psia. */
export function saturationHumidityRatio(temperatureF: number, pressure: number): number {
  return ip.GetSatHumRatio(temperatureF, pressure);
}

/** Enthalpy of moist air, Btu per lb of dry air, from dry bulb in F and humidity ratio in lb/lb. */
export function enthalpyOf(dryBulb: number, humidityRatio: number): number {
  return ip.GetMoistAirEnthalpy(dryBulb, humidityRatio);
}

/** Dry bulb in F of moist air with an enthalpy in Btu/lb and a humidity ratio in lb/lb. */
export function dryBulbOfEnthalpy(enthalpy: number, humidityRatio: number): number {
  return ip.GetTDryBulbFromEnthalpyAndHumRatio(enthalpy, humidityRatio);
}

/** Temperature of saturated air is found to a ten-millionth of a degree. */
const BISECTIONS = 32;

/**
 * Temperature in F at which saturated air has an enthalpy in Btu/lb, at a pressure in psia.
 *
 * @throws EngineError on `enthalpy` that no saturated air between -100 F and 160 F has
 */
export function saturationTemperatureOfEnthalpy(enthalpy: number, pressure: number): number {
  const saturated = (temperatureF: number) => enthalpyOf(temperatureF, saturationHumidityRatio(temperatureF, pressure));
  let [low, high] = [-100, 160];
  if (!(enthalpy >= saturated(low) && enthalpy <= saturated(high))) {
    throw new EngineError('enthalpy', plainMessage('air.noSaturatedAir'));
  }
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2;
    if (saturated(middle) < enthalpy) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Moist air from enthalpy in Btu/lb, humidity ratio in lb/lb and pressure in psia. Water that the air cannot hold falls
 * out as fog, at the same enthalpy.
 *
 * @throws EngineError on a state that no air has
 */
export function moistAirOfEnthalpy(enthalpy: number, humidityRatio: number, pressure: number): MoistAir {
  withinRange('humidityRatio', humidityRatio, FORMULA_LIMITS.humidityRatio);
  const dryBulb = dryBulbOfEnthalpy(enthalpy, humidityRatio);
  rejectBoilingAir(dryBulb, pressure);
  if (humidityRatio <= saturationHumidityRatio(dryBulb, pressure)) {
    return moistAirOfHumidityRatio(dryBulb, humidityRatio, pressure);
  }
  const saturated = saturationTemperatureOfEnthalpy(enthalpy, pressure);
  return moistAirOfHumidityRatio(saturated, saturationHumidityRatio(saturated, pressure), pressure);
}

/** lb/h of dry air in an airflow in cfm of a given state. */
export function dryAirPerHour(cfm: number, air: Pick<MoistAir, 'volume'>): number {
  return (60 * cfm) / air.volume;
}

function rejectBoilingAir(dryBulb: number, pressure: number): void {
  withinRange('dryBulb', dryBulb, FORMULA_LIMITS.dryBulb);
  withinRange('pressure', pressure, FORMULA_LIMITS.pressure);
  if (saturationPressure(dryBulb) >= pressure) {
    throw new EngineError('dryBulb', plainMessage('air.boiling'));
  }
}
