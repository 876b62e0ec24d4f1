import { enthalpyOf, moistAirOfWetBulb } from '../air/moist-air.ts';
import type { CoilPass, CoilRows } from './coil-leaving-state.ts';
import type { CoolingRequest, CoolingTarget } from './cooling-request.ts';
import { type DxUnit, leastAirflowPerTon } from './dx-units.ts';
import type { MixedStream } from './mixed-air.ts';
import { COOLING_TEXTS } from './texts.ts';

/** Why a size does not suit a job: the figure, its limit and both in words. */
export interface CoolingProblem {
  /** The unit cannot run at all, does not do what was asked or freezes its coil; else it only should not. */
  readonly weight: 'cannot run' | 'too small' | 'too cold' | 'warning';
  readonly value: number;
  readonly limit: number;
  readonly text: string;
}

export interface CoolingCase {
  readonly unit: DxUnit;
  readonly request: CoolingRequest;
  readonly cfmPerTon: number;
  readonly coilRows: CoilRows;
  readonly pass: CoilPass;
  readonly entering: MixedStream;
}

const STANDARD_OUTDOOR_LIMIT_F = 115;
const HIGH_AMBIENT_LIMIT_F = 125;
/** Colder supply air sweats on ducts and diffusers, and the coil nears frost. */
const COLDEST_LEAVING_F = 45;
const WETTEST_LEAVING_PERCENT = 98;
/** Rounding of a leaving temperature that was asked for, F. */
const ROUNDING_F = 0.05;

/** The gravest thing wrong with a size at a job, null when nothing is. */
export function coolingProblem(cooling: CoolingCase): CoolingProblem | null {
  return outdoorProblem(cooling) ?? airflowProblem(cooling) ?? shortfall(cooling) ?? leavingAirProblem(cooling);
}

function outdoorProblem({ request: { outdoor, isHighAmbient = false } }: CoolingCase): CoolingProblem | null {
  const limit = isHighAmbient ? HIGH_AMBIENT_LIMIT_F : STANDARD_OUTDOOR_LIMIT_F;
  const value = outdoor.dryBulb;
  if (value <= limit) return null;
  return { weight: 'cannot run', value, limit, text: COOLING_TEXTS.tooHot(value, limit, isHighAmbient) };
}

function airflowProblem({ unit, request, cfmPerTon: value }: CoolingCase): CoolingProblem | null {
  const least = leastAirflowPerTon(unit, request.outdoorShare);
  const most = unit.mostAirflow;
  if (value < least) {
    return { weight: 'cannot run', value, limit: least, text: COOLING_TEXTS.airflowBelow(value, least) };
  }
  return value > most
    ? { weight: 'cannot run', value, limit: most, text: COOLING_TEXTS.airflowAbove(value, most) }
    : null;
}

/** Whether the air that was asked for is reached; by capacity where dry and wet bulb were both given. */
function shortfall({ request: { target }, pass, entering }: CoolingCase): CoolingProblem | null {
  if (target.kind === 'tons') return null;
  const { leaving } = pass;
  if (target.wetBulb === null) return warmer(leaving.dryBulb, target.dryBulb, COOLING_TEXTS.shortOnDryBulb);
  if (target.dryBulb === null) return warmer(leaving.wetBulb, target.wetBulb, COOLING_TEXTS.shortOnWetBulb);
  const needed = (entering.dryAir * (entering.air.enthalpy - leavingEnthalpy(target, entering))) / 1000;
  const value = pass.totalBtus / 1000;
  if (value >= needed) return null;
  return { weight: 'too small', value, limit: needed, text: COOLING_TEXTS.shortOnCapacity(value, needed) };
}

function warmer(value: number, limit: number | null, text: (value: number, limit: number) => string) {
  if (limit === null || value <= limit + ROUNDING_F) return null;
  return { weight: 'too small', value, limit, text: text(value, limit) } as const;
}

function leavingEnthalpy(
  { dryBulb, wetBulb }: Extract<CoolingTarget, { kind: 'leaving-air' }>,
  { pressure }: MixedStream,
) {
  const wet = wetBulb ?? dryBulb ?? 0;
  const air = moistAirOfWetBulb(Math.max(wet, dryBulb ?? wet), wet, pressure);
  return enthalpyOf(air.dryBulb, air.humidityRatio);
}

function leavingAirProblem({ pass: { leaving }, coilRows }: CoolingCase): CoolingProblem | null {
  const { dryBulb } = leaving;
  if (dryBulb < COLDEST_LEAVING_F) {
    const text = COOLING_TEXTS.tooCold(dryBulb, COLDEST_LEAVING_F);
    return { weight: 'too cold', value: dryBulb, limit: COLDEST_LEAVING_F, text };
  }
  const percent = leaving.relativeHumidity * 100;
  // Air behind a deep coil of outdoor air is saturated by design, and warmed again before the room.
  if (coilRows === 6 || percent <= WETTEST_LEAVING_PERCENT) return null;
  const text = COOLING_TEXTS.tooWet(WETTEST_LEAVING_PERCENT);
  return { weight: 'warning', value: percent, limit: WETTEST_LEAVING_PERCENT, text };
}
