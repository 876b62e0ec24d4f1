import { type HeatBasis, type Message, messageOf, plainMessage } from '@specbuilder/shared-contracts/domain';
import { INPUT_RANGES, withinRange } from '../air/input-range.ts';
import { BTUS_PER_KW, heatFactor } from '../air/sensible-heat.ts';
import { EngineError } from '../specification/engine-error.ts';
import { roundTo } from '../values/rounding.ts';
import { basisTemperature } from './heat-basis.ts';
import { HEATERS, type HeaterType } from './heater-types.ts';
import { requiredHeat } from './required-heat.ts';
import { type BrokenLimit, brokenLimit } from './rise-limits.ts';
import { mixedWinterAir, type WinterMixing } from './winter-air.ts';

/** Heat of a job while the user types it; null for a value that was not provided. */
export interface EnergyRequest {
  readonly heater: HeaterType;
  readonly cfm: number;
  readonly altitudeFt: number;
  /** F. */
  readonly winterTemperatureF: number;
  /** Room air that returns to the heater; absent if it takes outdoor air alone. */
  readonly mixing?: WinterMixing | null;
  /** What the airflow of a direct-fired heater is counted at; standard air where nothing is said. */
  readonly heatBasis?: HeatBasis;
  /** F. */
  readonly temperatureRise: number | null;
  /** Heater output, Btu/h. */
  readonly btus: number | null;
  /** Heater output, kW. */
  readonly kWs: number | null;
}

/** The same heat in every unit. Output is what the air gets, input what the heater takes. */
export interface EnergyValues {
  readonly outputBtus: number;
  readonly outputKws: number;
  /** F. */
  readonly temperatureRise: number;
  readonly inputBtus: number;
  /** Air behind the heater on the winter design day, and what its type may give, F. */
  readonly dischargeTemperature: number;
  readonly maximumDischargeTemperature: number;
  /** The limit that the heat breaks, or that it was reduced to; null when there is none. */
  readonly message: Message | null;
}

/**
 * Btu/h and kW of a temperature rise.
 *
 * @throws EngineError on `temperatureRise` when it is missing, and on any value outside its limits
 */
export function energyOfRise(request: EnergyRequest): EnergyValues {
  if (request.temperatureRise === null) throw new EngineError('temperatureRise', plainMessage('heating.riseMissing'));
  return valuesOf(request, riseOf(request), null);
}

/**
 * Temperature rise of Btu/h or, where those are missing, of kW.
 *
 * @throws EngineError on `btus` when both are missing, and on any value outside its limits
 */
export function riseOfEnergy(request: EnergyRequest): EnergyValues {
  if (request.btus === null && request.kWs === null) throw new EngineError('btus', plainMessage('heating.heatMissing'));
  return valuesOf(request, riseOf({ ...request, temperatureRise: null }), null);
}

/**
 * Heat provided as rise, Btu/h or kW (in this order), clamped to what the type of heater can do.
 *
 * @throws EngineError on `temperatureRise` when none is provided, and on any value outside its limits
 */
export function energyWithinLimits(request: EnergyRequest): EnergyValues {
  const requested = givenRise(request);
  const limit = brokenBy(request, requested);
  return limit === null ? valuesOf(request, requested, null) : valuesOf(request, limit.rise, limitMessage(limit));
}

/**
 * Air behind the heater on the winter design day.
 *
 * @throws EngineError as `energyWithinLimits`
 */
export function heaterDischarge(request: EnergyRequest): EnergyValues {
  return valuesOf(request, givenRise(request), null);
}

function givenRise(request: EnergyRequest): number {
  const { temperatureRise, btus, kWs } = request;
  if (temperatureRise === null && btus === null && kWs === null) {
    throw new EngineError('temperatureRise', plainMessage('heating.anyHeatMissing'));
  }
  return riseOf(request);
}

function riseOf(request: EnergyRequest): number {
  return requiredHeat({ ...request, basisF: basisOf(request) })?.temperatureRise ?? 0;
}

/** The message for a broken limit; a rise below the minimum is the only value under its limit. */
function limitMessage({ kind, value, limit }: BrokenLimit): Message {
  switch (kind) {
    case 'rise':
      return messageOf(value < limit ? 'heating.leastRise' : 'heating.rise', { riseF: value, limitF: limit });
    case 'discharge':
      return messageOf('heating.discharge', { dischargeF: value, limitF: limit });
    case 'capacity':
      return messageOf('heating.capacity', { mbh: value, limitMbh: limit });
  }
}

function brokenBy(request: EnergyRequest, rise: number): BrokenLimit | null {
  const { heater, cfm, altitudeFt } = request;
  const site = { cfm, altitudeFt, basisF: basisOf(request), winterTemperatureF: enteringTemperature(request) };
  return brokenLimit(HEATERS[heater], rise, site);
}

function basisOf(request: EnergyRequest): number {
  return basisTemperature(request.heater, request.heatBasis, enteringTemperature(request));
}

/** Air before the heater on the winter design day, F. */
function enteringTemperature({ winterTemperatureF, mixing = null }: EnergyRequest): number {
  const winter = withinRange('winterTemperature', winterTemperatureF, INPUT_RANGES.winterTemperature);
  if (mixing === null) return winter;
  withinRange('returnAirDryBulbTemp', mixing.returnDryBulb, INPUT_RANGES.airTemperature);
  return mixedWinterAir(winter, mixing);
}

function valuesOf(request: EnergyRequest, rise: number, reduced: Message | null): EnergyValues {
  const { heater, cfm, altitudeFt } = request;
  const entering = enteringTemperature(request);
  const { efficiency, maximumDischarge } = HEATERS[heater];
  const outputBtus = heatFactor(altitudeFt, basisOf(request)) * cfm * rise;
  const broken = reduced === null ? brokenBy(request, rise) : null;
  return {
    outputBtus: roundTo(outputBtus, 0),
    outputKws: roundTo(outputBtus / BTUS_PER_KW, 3),
    temperatureRise: roundTo(rise, 2),
    inputBtus: roundTo(outputBtus / efficiency, 0),
    dischargeTemperature: roundTo(entering + rise, 2),
    maximumDischargeTemperature: maximumDischarge,
    message: broken === null ? reduced : limitMessage(broken),
  };
}
