import { INPUT_RANGES, withinRange } from '../air/input-range.ts';
import { BTUS_PER_KW, heatFactor } from '../air/sensible-heat.ts';
import { EngineError } from '../engine-error.ts';
import { roundTo } from '../rounding.ts';
import { HEATERS, type HeaterFacts, type HeaterType } from './heater-types.ts';
import { requiredHeat } from './required-heat.ts';
import { HEATING_TEXTS } from './texts.ts';

/** Heat of a job while somebody types it; null where a figure was not given. */
export interface EnergyRequest {
  readonly heater: HeaterType;
  readonly cfm: number;
  readonly altitudeFt: number;
  /** F. */
  readonly winterTemperatureF: number;
  /** F. */
  readonly temperatureRise: number | null;
  /** Heater output, Btu/h. */
  readonly btus: number | null;
  /** Heater output, kW. */
  readonly kWs: number | null;
}

/** The same heat in every unit. Output is what the air gets, input what the heater takes. */
export interface EnergyFigures {
  readonly outputBtus: number;
  readonly outputKws: number;
  /** F. */
  readonly temperatureRise: number;
  readonly inputBtus: number;
  /** Air behind the heater on the winter design day, and what its type may give, F. */
  readonly dischargeTemperature: number;
  readonly maximumDischargeTemperature: number;
  /** The limit that the heat breaks, or that it was reduced to; null when there is none. */
  readonly message: string | null;
}

/**
 * Btu/h and kW of a temperature rise.
 *
 * @throws EngineError on `temperatureRise` when it is missing, and on any figure outside its limits
 */
export function energyOfRise(request: EnergyRequest): EnergyFigures {
  if (request.temperatureRise === null) throw new EngineError('temperatureRise', HEATING_TEXTS.enterRise);
  return figuresOf(request, riseOf(request), null);
}

/**
 * Temperature rise of Btu/h or, where those are missing, of kW.
 *
 * @throws EngineError on `btus` when both are missing, and on any figure outside its limits
 */
export function riseOfEnergy(request: EnergyRequest): EnergyFigures {
  if (request.btus === null && request.kWs === null) throw new EngineError('btus', HEATING_TEXTS.enterHeat);
  return figuresOf(request, riseOf({ ...request, temperatureRise: null }), null);
}

/**
 * Heat that was given as rise, Btu/h or kW (in this order), brought inside what the type of heater can do.
 *
 * @throws EngineError on `temperatureRise` when none is there, and on any figure outside its limits
 */
export function energyWithinLimits(request: EnergyRequest): EnergyFigures {
  const wanted = givenRise(request);
  const limit = brokenLimit(request, wanted);
  return limit === null ? figuresOf(request, wanted, null) : figuresOf(request, limit.rise, limit.text);
}

/**
 * Air behind the heater on the winter design day.
 *
 * @throws EngineError as `energyWithinLimits`
 */
export function heaterDischarge(request: EnergyRequest): EnergyFigures {
  return figuresOf(request, givenRise(request), null);
}

function givenRise(request: EnergyRequest): number {
  const { temperatureRise, btus, kWs } = request;
  if (temperatureRise === null && btus === null && kWs === null) {
    throw new EngineError('temperatureRise', HEATING_TEXTS.enterAnyHeat);
  }
  return riseOf(request);
}

function riseOf(request: EnergyRequest): number {
  return requiredHeat(request)?.temperatureRise ?? 0;
}

/** A limit that a rise breaks, with the rise it leaves. */
interface BrokenLimit {
  readonly rise: number;
  readonly text: string;
}

/** The tightest of the limits that a rise breaks, null when it breaks none; no heat at all is always allowed. */
function brokenLimit(request: EnergyRequest, rise: number): BrokenLimit | null {
  const facts = HEATERS[request.heater];
  const above = upperLimits(request, facts, rise).filter((limit) => rise > limit.rise);
  const tightest = above.sort((one, other) => one.rise - other.rise)[0];
  if (tightest !== undefined) return { ...tightest, rise: Math.max(0, tightest.rise) };
  if (rise === 0 || rise >= facts.minimumRise) return null;
  // Where the least rise is too much for the winter air, the rise stays as it was asked for.
  const isLeastAllowed = upperLimits(request, facts, rise).every((limit) => facts.minimumRise <= limit.rise);
  return isLeastAllowed ? { rise: facts.minimumRise, text: HEATING_TEXTS.leastRise(rise, facts.minimumRise) } : null;
}

function upperLimits({ cfm, altitudeFt, winterTemperatureF }: EnergyRequest, facts: HeaterFacts, rise: number) {
  const largestMbh = largestInput(facts);
  const btusPerDegree = cfm * heatFactor(altitudeFt);
  const { maximumRise, maximumDischarge, efficiency } = facts;
  const mbh = (rise * btusPerDegree) / efficiency / 1000;
  return [
    { rise: maximumRise, text: HEATING_TEXTS.rise(rise, maximumRise) },
    {
      rise: maximumDischarge - winterTemperatureF,
      text: HEATING_TEXTS.discharge(winterTemperatureF + rise, maximumDischarge),
    },
    { rise: (largestMbh * 1000 * efficiency) / btusPerDegree, text: HEATING_TEXTS.capacity(mbh, largestMbh) },
  ];
}

/** 1000 Btu/h. */
function largestInput({ maximumInputMbh, furnaceSizesMbh, kwSteps }: HeaterFacts): number {
  const largestStep = ((kwSteps?.at(-1) ?? 0) * BTUS_PER_KW) / 1000;
  return maximumInputMbh ?? furnaceSizesMbh?.at(-1) ?? largestStep;
}

function figuresOf(request: EnergyRequest, rise: number, reduced: string | null): EnergyFigures {
  const { heater, cfm, altitudeFt } = request;
  const winter = withinRange('winterTemperature', request.winterTemperatureF, INPUT_RANGES.winterTemperature);
  const { efficiency, maximumDischarge } = HEATERS[heater];
  const outputBtus = heatFactor(altitudeFt) * cfm * rise;
  return {
    outputBtus: roundTo(outputBtus, 0),
    outputKws: roundTo(outputBtus / BTUS_PER_KW, 3),
    temperatureRise: roundTo(rise, 2),
    inputBtus: roundTo(outputBtus / efficiency, 0),
    dischargeTemperature: roundTo(winter + rise, 2),
    maximumDischargeTemperature: maximumDischarge,
    message: reduced ?? brokenLimit(request, rise)?.text ?? null,
  };
}
