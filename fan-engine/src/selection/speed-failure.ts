import { BELT_SPEED_RANGE } from '../drive/belt.ts';
import {
  ECM_RANGE,
  ecmTopSpeed,
  FIXED_SPEED_MOST_AIRFLOW,
  frequencyShare,
  INDUCTION_SPEEDS,
} from '../drive/direct-speed.ts';
import type { OperatingPoint } from '../duty/speed-search.ts';
import type { Job } from '../rating/job.ts';
import { rounded } from '../rounding.ts';
import { type Admission, pressureOfSpeed } from './admission.ts';
import type { Candidate } from './candidate.ts';
import { type Failure, failure } from './line-filters.ts';
import { firstPlan } from './planned-point.ts';
import { EXCLUSION_TEXTS } from './texts.ts';
import { stalls } from './wheel-trial.ts';

/** A drive without the speed that a duty needs, with the external pressure at which it has one. */
export function speedFailure(candidate: Candidate, wanted: OperatingPoint, job: Job): Failure {
  const { rpm } = wanted;
  const value = rounded.speed(rpm);
  const { drive, wheel } = candidate;
  if (drive === 'Direct') {
    return failure('speed', EXCLUSION_TEXTS.fixedSpeed(rpm), value, null, nearestFixedSpeed(candidate, wanted, job));
  }
  const [least, most] = drive === 'Ecm' ? ecmSpeeds(wheel.diameterIn) : BELT_SPEED_RANGE;
  const bound = rpm > most ? most : least;
  const limit = rounded.speed(bound);
  const text = drive === 'Ecm' ? EXCLUSION_TEXTS.ecmSpeed(rpm, limit) : EXCLUSION_TEXTS.beltSpeed(rpm, limit);
  return failure('speed', text, value, limit, atSpeed(candidate, wanted, bound, job));
}

function ecmSpeeds(diameterIn: number): readonly [number, number] {
  const top = ecmTopSpeed(diameterIn);
  return [ECM_RANGE[0] * top, ECM_RANGE[1] * top];
}

/** The smaller of the two changes: down to the fixed speed below the duty's, or up to the one above it. */
function nearestFixedSpeed(candidate: Candidate, wanted: OperatingPoint, job: Job): Admission | null {
  const share = frequencyShare(job.supply.motorFrequency);
  const speeds = INDUCTION_SPEEDS.map(([, fullLoad]) => fullLoad * share);
  const below = Math.max(...speeds.filter((rpm) => rpm < wanted.rpm));
  const above = Math.min(...speeds.filter((rpm) => rpm > wanted.rpm)) / FIXED_SPEED_MOST_AIRFLOW;
  return [below, above]
    .filter(Number.isFinite)
    .map((rpm) => atSpeed(candidate, wanted, rpm, job))
    .reduce((nearest, next) => (distance(next, job) < distance(nearest, job) ? next : nearest), null);
}

function distance(admission: Admission | null, job: Job): number {
  return admission === null ? Number.POSITIVE_INFINITY : Math.abs((admission.value ?? 0) - job.externalPressure);
}

function atSpeed(candidate: Candidate, wanted: OperatingPoint, rpm: number, job: Job): Admission | null {
  const { wheel } = candidate;
  const turns = (point: OperatingPoint) => !stalls(wheel, point) && firstPlan(candidate, point, job) !== null;
  return pressureOfSpeed(wheel, wanted, rpm, job, turns);
}
