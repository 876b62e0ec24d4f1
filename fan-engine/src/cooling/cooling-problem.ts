import { type Message, messageOf } from '@specbuilder/shared-contracts/domain';
import { enthalpyOf, moistAirOfWetBulb } from '../air/moist-air.ts';
import type { CoilPass, CoilRows } from './coil-leaving-state.ts';
import type { CoolingRequest, CoolingTarget } from './cooling-request.ts';
import { type DxUnit, minAirflowPerTon } from './dx-units.ts';
import type { MixedStream } from './mixed-air.ts';

/** Why a size does not suit a job: the value, its limit and the message for them. */
export interface CoolingProblem {
  /** The unit cannot run at all, misses the request or freezes its coil; a warning only advises against it. */
  readonly weight: 'cannot run' | 'too small' | 'too cold' | 'warning';
  readonly value: number;
  readonly limit: number;
  readonly message: Message;
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
/** Rounding of a requested leaving temperature, F. */
const ROUNDING_F = 0.05;

/** The gravest thing wrong with a size at a job, null when nothing is. */
export function coolingProblem(cooling: CoolingCase): CoolingProblem | null {
  return outdoorProblem(cooling) ?? airflowProblem(cooling) ?? shortfall(cooling) ?? leavingAirProblem(cooling);
}

function outdoorProblem({ request: { outdoor, isHighAmbient = false } }: CoolingCase): CoolingProblem | null {
  const limit = isHighAmbient ? HIGH_AMBIENT_LIMIT_F : STANDARD_OUTDOOR_LIMIT_F;
  const value = outdoor.dryBulb;
  if (value <= limit) return null;
  const code = isHighAmbient ? 'cooling.tooHotForHighAmbient' : 'cooling.tooHotForStandard';
  return { weight: 'cannot run', value, limit, message: messageOf(code, { outdoorF: value, limitF: limit }) };
}

function airflowProblem({ unit, request, cfmPerTon: value }: CoolingCase): CoolingProblem | null {
  const min = minAirflowPerTon(unit, request.outdoorShare);
  const max = unit.maxAirflow;
  if (value < min) {
    return {
      weight: 'cannot run',
      value,
      limit: min,
      message: messageOf('cooling.airflowBelow', { cfmPerTon: value, limitCfmPerTon: min }),
    };
  }
  return value > max
    ? {
        weight: 'cannot run',
        value,
        limit: max,
        message: messageOf('cooling.airflowAbove', { cfmPerTon: value, limitCfmPerTon: max }),
      }
    : null;
}

/** Whether the requested air is reached; by capacity if both dry and wet bulb were provided. */
function shortfall({ request: { target }, pass, entering }: CoolingCase): CoolingProblem | null {
  if (target.kind === 'tons') return null;
  const { leaving } = pass;
  if (target.wetBulb === null) return warmer(leaving.dryBulb, target.dryBulb, 'cooling.shortOnDryBulb');
  if (target.dryBulb === null) return warmer(leaving.wetBulb, target.wetBulb, 'cooling.shortOnWetBulb');
  const needed = (entering.dryAir * (entering.air.enthalpy - leavingEnthalpy(target, entering))) / 1000;
  const value = pass.totalBtus / 1000;
  if (value >= needed) return null;
  return {
    weight: 'too small',
    value,
    limit: needed,
    message: messageOf('cooling.shortOnCapacity', { mbh: value, neededMbh: needed }),
  };
}

function warmer(value: number, limit: number | null, code: 'cooling.shortOnDryBulb' | 'cooling.shortOnWetBulb') {
  if (limit === null || value <= limit + ROUNDING_F) return null;
  return { weight: 'too small', value, limit, message: messageOf(code, { leavingF: value, askedF: limit }) } as const;
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
    const message = messageOf('cooling.tooCold', { leavingF: dryBulb, limitF: COLDEST_LEAVING_F });
    return { weight: 'too cold', value: dryBulb, limit: COLDEST_LEAVING_F, message };
  }
  const percent = leaving.relativeHumidity * 100;
  // Air behind a deep coil of outdoor air is saturated by design, and reheated before the room.
  if (coilRows === 6 || percent <= WETTEST_LEAVING_PERCENT) return null;
  const message = messageOf('cooling.tooWet', { limitPercent: WETTEST_LEAVING_PERCENT });
  return { weight: 'warning', value: percent, limit: WETTEST_LEAVING_PERCENT, message };
}
