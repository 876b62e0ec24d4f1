import { messageOf } from '@specbuilder/shared-contracts/domain';
import { tipSpeed } from '../curve/wheel.ts';
import { BELT_SPEED_RANGE } from '../drive/belt.ts';
import {
  ECM_RANGE,
  ecmTopSpeed,
  FIXED_SPEED_MOST_AIRFLOW,
  frequencyShare,
  INDUCTION_SPEEDS,
} from '../drive/direct-speed.ts';
import type { OperatingPoint } from '../duty/speed-search.ts';
import { rounded } from '../figures/rounding.ts';
import type { Candidate } from '../product-line/line-candidates.ts';
import type { Job } from '../rating/job.ts';
import { type Admission, pressureBetween, pressureOfSpeed } from './admission.ts';
import { type Failure, failure } from './line-filters.ts';
import { firstPlan } from './planned-point.ts';
import { stalls, steadyPhi } from './wheel-trial.ts';

/** A drive without the speed that a duty needs, with the external pressure at which it has one. */
export function speedFailure(candidate: Candidate, requested: OperatingPoint, job: Job): Failure {
  const { rpm } = requested;
  const value = rounded.speed(rpm);
  const { drive, wheel } = candidate;
  if (drive === 'Direct') {
    const admission = lowerFixedSpeed(candidate, requested, job);
    return failure('speed', messageOf('exclusion.fixedSpeed', { rpm }), value, null, admission);
  }
  const [least, most] = drive === 'Ecm' ? ecmSpeeds(wheel.diameterIn) : BELT_SPEED_RANGE;
  const bound = rpm > most ? most : least;
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

function ecmSpeeds(diameterIn: number): readonly [number, number] {
  const top = ecmTopSpeed(diameterIn);
  return [ECM_RANGE[0] * top, ECM_RANGE[1] * top];
}

/** Down to the fixed speed below the duty's; the one above it would take more pressure than the duct has. */
function lowerFixedSpeed(candidate: Candidate, requested: OperatingPoint, job: Job): Admission | null {
  const share = frequencyShare(job.supply.motorFrequency);
  const below = INDUCTION_SPEEDS.map((speed) => speed.rpm * share).filter((rpm) => rpm < requested.rpm);
  return below.length === 0 ? null : atFixedSpeed(candidate, requested, Math.max(...below), job);
}

/** The change that brings the duty to a fixed speed, which serves duties down to a tenth below it, if none stalls. */
function atFixedSpeed(candidate: Candidate, requested: OperatingPoint, rpm: number, job: Job): Admission | null {
  const { wheel } = candidate;
  const phi = requested.cfm / (wheel.area * tipSpeed(wheel, rpm));
  const steady = steadyPhi(wheel);
  if (phi < steady) return atSpeed(candidate, requested, rpm, job);
  const far = Math.max(phi * FIXED_SPEED_MOST_AIRFLOW, steady);
  return pressureBetween(wheel, requested, phi, far, job, 0, candidate, turns);
}

function atSpeed(candidate: Candidate, requested: OperatingPoint, rpm: number, job: Job): Admission | null {
  return pressureOfSpeed(candidate.wheel, requested, rpm, job, candidate, turns);
}

function turns(candidate: Candidate, point: OperatingPoint, job: Job): boolean {
  return !stalls(candidate.wheel, point) && firstPlan(candidate, point, job) !== null;
}
