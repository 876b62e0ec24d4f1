import { messageOf, SPECIFICATION_RANGES } from '@specbuilder/shared-contracts/domain';
import { tipSpeed } from '../curve/wheel.ts';
import { BELT_SPEED_RANGE } from '../drive/belt.ts';
import {
  airflowShares,
  ECM_RANGE,
  ecmTopSpeed,
  fixedSpeedFor,
  frequencyShare,
  INDUCTION_SPEEDS,
} from '../drive/direct-speed.ts';
import { isBeyondCurve, type OperatingPoint } from '../duty/speed-search.ts';
import type { Candidate } from '../product-line/line-candidates.ts';
import type { Job } from '../rating/job.ts';
import { rounded } from '../values/rounding.ts';
import { type Admission, pressureBetween, pressureOfSpeed } from './admission.ts';
import { type Failure, failure } from './line-filters.ts';
import { firstPlan } from './planned-point.ts';
import { stalls, steadyPhi } from './wheel-trial.ts';

const { airflowToleranceBelow: AIRFLOW_BELOW, airflowToleranceAbove: AIRFLOW_ABOVE } = SPECIFICATION_RANGES;
const WIDEST_TOLERANCE = airflowShares({ below: AIRFLOW_BELOW.maximum, above: AIRFLOW_ABOVE.maximum });

/** A drive without the speed that a duty needs, with the external pressure at which it has one. */
export function speedFailure(candidate: Candidate, requested: OperatingPoint, job: Job): Failure {
  const { rpm } = requested;
  const value = rounded.speed(rpm);
  const { drive, wheel } = candidate;
  if (drive === 'Direct') {
    const { least: min, most: max } = job.fixedSpeedAirflow;
    const lessPercent = rounded.percent(100 * (1 - min));
    const morePercent = rounded.percent(100 * (max - 1));
    const admission = otherTolerance(candidate, requested, job) ?? lowerFixedSpeed(candidate, requested, job);
    const message = messageOf('exclusion.noFixedSpeed', { rpm, lessPercent, morePercent });
    return failure('speed', message, value, null, admission);
  }
  const bound =
    drive === 'Ecm'
      ? nearerBound(rpm, ECM_RANGE, ecmTopSpeed(wheel.diameterIn))
      : nearerBound(rpm, BELT_SPEED_RANGE, 1);
  const limit = rounded.speed(bound);
  const code = drive === 'Ecm' ? 'exclusion.ecmSpeed' : 'exclusion.beltSpeed';
  return failure(
    'speed',
    messageOf(code, { rpm, limitRpm: limit }),
    value,
    limit,
    atSpeed(candidate, requested, bound, job),
  );
}

/** The end of a range, in units of a speed, that a speed lies beyond, rpm. */
function nearerBound(rpm: number, range: readonly [number, number], unitRpm: number): number {
  const max = range[1] * unitRpm;
  return rpm > max ? max : range[0] * unitRpm;
}

/**
 * A tolerance that admits a fixed speed: rather more air than requested than less, and either rather than another
 * duct.
 */
function otherTolerance(candidate: Candidate, requested: OperatingPoint, job: Job): Admission | null {
  const share = frequencyShare(job.supply.motorFrequency);
  const speed = fixedSpeedFor(requested.rpm, share, WIDEST_TOLERANCE);
  if (speed === undefined || stalls(candidate.wheel, requested)) return null;
  const over = 100 * (speed.rpm / requested.rpm - 1);
  if (over < 0) {
    const percent = Math.ceil(-over);
    return LESS_AIR[percent] ?? lessAir(percent);
  }
  const percent = Math.ceil(over);
  return MORE_AIR[percent] ?? moreAir(percent);
}

function lessAir(percent: number): Admission {
  return { field: 'airflowToleranceBelow', value: percent, message: messageOf('admission.lessAir', { percent }) };
}

function moreAir(percent: number): Admission {
  return { field: 'airflowToleranceAbove', value: percent, message: messageOf('admission.moreAir', { percent }) };
}

/** By their percentage: a few dozen in all, which every eighth model of a large catalogue needs one of. */
const LESS_AIR = Array.from({ length: AIRFLOW_BELOW.maximum + 1 }, (_, percent) => lessAir(percent));
const MORE_AIR = Array.from({ length: AIRFLOW_ABOVE.maximum + 1 }, (_, percent) => moreAir(percent));

/** Down to the fixed speed below the duty's; the one above it would take more pressure than the duct has. */
function lowerFixedSpeed(candidate: Candidate, requested: OperatingPoint, job: Job): Admission | null {
  const share = frequencyShare(job.supply.motorFrequency);
  for (const speed of INDUCTION_SPEEDS) {
    const rpm = speed.rpm * share;
    if (rpm < requested.rpm) return atFixedSpeed(candidate, requested, rpm, job);
  }
  return null;
}

/** The change that brings the duty to a fixed speed, which serves duties within its tolerance, if none stalls. */
function atFixedSpeed(candidate: Candidate, requested: OperatingPoint, rpm: number, job: Job): Admission | null {
  const { wheel } = candidate;
  const phi = requested.cfm / (wheel.area * tipSpeed(wheel, rpm));
  const steady = steadyPhi(wheel);
  if (phi < steady) return atSpeed(candidate, requested, rpm, job);
  const { least: min, most: max } = job.fixedSpeedAirflow;
  const near = Math.max(phi * min, steady);
  const far = Math.max(phi * max, steady);
  return pressureBetween(wheel, requested.staticPressure, { near, far }, job, candidate, turns);
}

function atSpeed(candidate: Candidate, requested: OperatingPoint, rpm: number, job: Job): Admission | null {
  return pressureOfSpeed(candidate.wheel, requested.staticPressure, rpm, job, candidate, turns);
}

function turns(candidate: Candidate, point: OperatingPoint, job: Job): boolean {
  const { wheel } = candidate;
  return !stalls(wheel, point) && !isBeyondCurve(wheel, point.phi) && firstPlan(candidate, point, job) !== null;
}
