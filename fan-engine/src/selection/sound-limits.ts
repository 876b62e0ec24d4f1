import { messageOf } from '@specbuilder/shared-contracts/domain';
import type { Wheel } from '../curve/wheel.ts';
import type { OperatingPoint } from '../duty/speed-search.ts';
import type { Job } from '../rating/job.ts';
import { dbaOfFan, sonesOfFan } from '../sound/sound-power.ts';
import { rounded } from '../values/rounding.ts';
import { type Failure, failure } from './line-filters.ts';
import type { ExclusionReason } from './result.ts';
import type { WheelTrial } from './wheel-trial.ts';

/** Reasons of fans that do the job and are louder than a limit. */
export type SoundReason = Extract<ExclusionReason, 'sound' | 'soundPressure'>;

export function isTooLoud(missed: Failure | null): missed is Failure & { readonly reason: SoundReason } {
  return missed !== null && (missed.reason === 'sound' || missed.reason === 'soundPressure');
}

/** Whether a fan is quiet enough at a point. */
export function isQuietAt(
  wheel: Wheel,
  point: OperatingPoint,
  { sonesLimit, dbaLimit, soundDistanceFt }: Job,
): boolean {
  if (sonesLimit !== null && rounded.sones(sonesOfFan(wheel, point, soundDistanceFt)) > sonesLimit) return false;
  return dbaLimit === null || rounded.decibel(dbaOfFan(wheel, point, soundDistanceFt)) <= dbaLimit;
}

/**
 * The limit of sound that a plan's point exceeds. Sound is the last test, so a limit that is the only one exceeded is
 * the only obstacle, and its admission is named without a proof; where both are exceeded, raising one admits nothing.
 */
export function soundFailure(
  wheel: Wheel,
  point: OperatingPoint,
  sones: number,
  trial: WheelTrial,
  job: Job,
): Failure | null {
  const { sonesLimit, dbaLimit } = job;
  const dba = dbaLimit === null ? null : rounded.decibel(dbaOfPoint(wheel, point, trial, job));
  const isOverDba = dba !== null && dbaLimit !== null && dba > dbaLimit;
  if (sonesLimit !== null && sones > sonesLimit) {
    const message = messageOf('exclusion.sound', { sones, limitSones: sonesLimit });
    return failure('sound', message, sones, sonesLimit, isOverDba ? null : moreSones(sones));
  }
  if (!isOverDba) return null;
  const admission = {
    field: 'soundPressure',
    value: dba,
    message: messageOf('admission.soundPressure', { dba }),
  } as const;
  return failure(
    'soundPressure',
    messageOf('exclusion.soundPressure', { dba, limitDba: dbaLimit }),
    dba,
    dbaLimit,
    admission,
  );
}

function moreSones(sones: number) {
  return { field: 'sones', value: sones, message: messageOf('admission.sound', { sones }) } as const;
}

/** Loudness of a plan's point, sones: worked out once for all drives that run a wheel at the duty itself. */
export function sonesOfPoint(wheel: Wheel, point: OperatingPoint, trial: WheelTrial, job: Job): number {
  if (point !== trial.requested) return sonesOfFan(wheel, point, job.soundDistanceFt);
  trial.sones ??= sonesOfFan(wheel, point, job.soundDistanceFt);
  return trial.sones;
}

/** The same for its A-weighted level, dBA. */
function dbaOfPoint(wheel: Wheel, point: OperatingPoint, trial: WheelTrial, job: Job): number {
  if (point !== trial.requested) return dbaOfFan(wheel, point, job.soundDistanceFt);
  trial.dba ??= dbaOfFan(wheel, point, job.soundDistanceFt);
  return trial.dba;
}
