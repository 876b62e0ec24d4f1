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
import { pressureAtSpeed } from '../duty/fixed-speed.ts';
import type { OperatingPoint } from '../duty/speed-search.ts';
import { rounded } from '../figures/rounding.ts';
import type { Candidate } from '../product-line/line-candidates.ts';
import type { Job } from '../rating/job.ts';
import { type Admission, pressureBetween, pressureOfSpeed, roundedPressure } from './admission.ts';
import { type Failure, failure } from './line-filters.ts';
import { firstPlan } from './planned-point.ts';
import { stalls, steadyPhi } from './wheel-trial.ts';

/** A drive without the speed that a duty needs, with the external pressure at which it has one. */
export function speedFailure(candidate: Candidate, requested: OperatingPoint, job: Job): Failure {
  const { rpm } = requested;
  const value = rounded.speed(rpm);
  const { drive, wheel } = candidate;
  if (drive === 'Direct') {
    const admission = nearestFixedSpeed(candidate, requested, job);
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

/** The smaller of the two changes: down to the fixed speed below the duty's, or up to the one above it. */
function nearestFixedSpeed(candidate: Candidate, requested: OperatingPoint, job: Job): Admission | null {
  const share = frequencyShare(job.supply.motorFrequency);
  let below = 0;
  let above = Number.POSITIVE_INFINITY;
  for (const speed of INDUCTION_SPEEDS) {
    const rpm = speed.rpm * share;
    if (rpm < requested.rpm) below = Math.max(below, rpm);
    else above = Math.min(above, rpm / FIXED_SPEED_MOST_AIRFLOW);
  }
  const down = below > 0 ? below : null;
  const up = Number.isFinite(above) ? above : null;
  const [first, second] =
    change(candidate, requested, down, job) <= change(candidate, requested, up, job) ? [down, up] : [up, down];
  return atFixedSpeed(candidate, requested, first, down, job) ?? atFixedSpeed(candidate, requested, second, down, job);
}

/** The change that brings the duty to a fixed speed: a speed serves duties down to a tenth below it, if none stalls. */
function atFixedSpeed(
  candidate: Candidate,
  requested: OperatingPoint,
  rpm: number | null,
  below: number | null,
  job: Job,
): Admission | null {
  if (rpm === null) return null;
  const { wheel } = candidate;
  const phi = requested.cfm / (wheel.area * tipSpeed(wheel, rpm));
  const far = rpm === below ? phi * FIXED_SPEED_MOST_AIRFLOW : phi / FIXED_SPEED_MOST_AIRFLOW;
  const steady = steadyPhi(wheel);
  if (phi < steady) return atSpeed(candidate, requested, rpm, job);
  return pressureBetween(wheel, requested, phi, Math.max(far, steady), job, 0, candidate, turns);
}

/** By how much the external pressure would have to move for a speed, in. w.g. */
function change({ wheel }: Candidate, requested: OperatingPoint, rpm: number | null, job: Job): number {
  const total = rpm === null ? null : pressureAtSpeed(wheel, rpm, requested.cfm, requested.density);
  const value = roundedPressure(requested, total, job);
  return value === null ? Number.POSITIVE_INFINITY : Math.abs(value - job.externalPressure);
}

function atSpeed(candidate: Candidate, requested: OperatingPoint, rpm: number, job: Job): Admission | null {
  return pressureOfSpeed(candidate.wheel, requested, rpm, job, candidate, turns);
}

function turns(candidate: Candidate, point: OperatingPoint, job: Job): boolean {
  return !stalls(candidate.wheel, point) && firstPlan(candidate, point, job) !== null;
}
