import { messageOf } from '@specbuilder/shared-contracts/domain';
import { INPUT_RANGES, withinRange } from '../air/input-range.ts';
import { BTUS_PER_KW, heatFactor } from '../air/sensible-heat.ts';
import { EngineError } from '../specification/engine-error.ts';
import { DX_TONNAGES } from './dx-units.ts';

/** A cooling unit that runs backwards on a winter day. */
export interface HeatPumpRating {
  /** Btu/h given to the air; 0 below the cut-out. */
  readonly outputBtus: number;
  readonly inputKw: number;
  /** Heat over electrical input; 0 below the cut-out. */
  readonly cop: number;
  /** F. */
  readonly temperatureRise: number;
  /** The compressor is off, another heater has to carry the load. */
  readonly isBelowCutOut: boolean;
}

/** Rating points of AHRI 340/360, outdoor dry bulb in F, and what the demo units give there. */
const WARM = { outdoor: 47, share: 1, cop: 3.2 } as const;
const COLD = { outdoor: 17, share: 0.58, cop: 2.1 } as const;
const CUT_OUT_F = 10;
/** Above this the expansion valve holds the capacity. */
const WARMEST_F = 60;
const BTUS_PER_TON = 12_000;

/**
 * Heat of a heat pump of a nominal size, straight between its two rating points and on to the cut-out.
 *
 * @throws EngineError on `nominalCoolingTons` for a size that does not exist, and on cfm, altitude or winterTemperature
 *   outside the limits of a site
 */
export function rateHeatPump(
  tons: number,
  site: { readonly cfm: number; readonly altitudeFt: number; readonly winterTemperatureF: number },
): HeatPumpRating {
  if (!DX_TONNAGES.includes(tons))
    throw new EngineError('nominalCoolingTons', messageOf('cooling.unknownTonnage', { tons }));
  const btusPerDegree = heatFactor(site.altitudeFt) * withinRange('cfm', site.cfm, INPUT_RANGES.cfm);
  const winter = withinRange('winterTemperature', site.winterTemperatureF, INPUT_RANGES.winterTemperature);
  if (winter < CUT_OUT_F) return { outputBtus: 0, inputKw: 0, cop: 0, temperatureRise: 0, isBelowCutOut: true };
  const outputBtus = BTUS_PER_TON * tons * between('share', winter);
  const cop = between('cop', winter);
  const inputKw = outputBtus / cop / BTUS_PER_KW;
  return { outputBtus, inputKw, cop, temperatureRise: outputBtus / btusPerDegree, isBelowCutOut: false };
}

function between(each: 'share' | 'cop', outdoor: number): number {
  const slope = (WARM[each] - COLD[each]) / (WARM.outdoor - COLD.outdoor);
  return COLD[each] + slope * (Math.min(WARMEST_F, outdoor) - COLD.outdoor);
}

/** A heat pump on a day, outdoor dry bulb in F. */
export interface HeatPumpPoint extends HeatPumpRating {
  readonly outdoorDryBulb: number;
}

/** What a heat pump of a nominal size gives at its two rating points and on the winter design day. */
export interface HeatPumpValues {
  readonly tonnage: number;
  readonly at47: HeatPumpPoint;
  readonly at17: HeatPumpPoint;
  /** Null while the winter is unknown. */
  readonly atWinter: HeatPumpPoint | null;
  /** Outdoor dry bulb below which the compressor is off, F. */
  readonly cutOutTemperature: number;
}

/**
 * A heat pump at a site.
 *
 * @throws EngineError as `rateHeatPump`
 */
export function heatPumpValues(
  tons: number,
  site: { readonly cfm: number; readonly altitudeFt: number; readonly winterTemperatureF: number | null },
): HeatPumpValues {
  const at = (outdoorDryBulb: number): HeatPumpPoint => ({
    outdoorDryBulb,
    ...rateHeatPump(tons, { ...site, winterTemperatureF: outdoorDryBulb }),
  });
  return {
    tonnage: tons,
    at47: at(WARM.outdoor),
    at17: at(COLD.outdoor),
    atWinter: site.winterTemperatureF === null ? null : at(site.winterTemperatureF),
    cutOutTemperature: CUT_OUT_F,
  };
}
