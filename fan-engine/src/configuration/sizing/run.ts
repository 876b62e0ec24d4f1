import { type Message, messageOf, TOLERATED_SHORTFALL } from '@specbuilder/shared-contracts/domain';
import { frequencyShare } from '../../drive/direct-speed.ts';
import { speedSetBy } from '../../drive/drive-variant.ts';
import { operatingPointAt } from '../../duty/fixed-speed.ts';
import { maximumSpeed } from '../../duty/speed-limit.ts';
import { isBeyondCurve, type OperatingPoint, speedSearch } from '../../duty/speed-search.ts';
import type { Motor } from '../../motor/motor.ts';
import type { FanUnit } from '../../product-line/fan-unit.ts';
import { driveSpeedLimit } from '../../rating/drive-plan.ts';
import { totalDutyPressure } from '../../rating/duty-pressure.ts';
import type { Job } from '../../rating/job.ts';
import { isSlowEnough, isStrongEnough } from '../../selection/class-of-construction.ts';
import { stallFailure } from '../../selection/wheel-trial.ts';
import { rounded } from '../../values/rounding.ts';

/** A unit with what sets its speed once its options are known: with a frequency drive it runs at the duty. */
export function asDriven(unit: FanUnit, { hasVfd }: { readonly hasVfd: boolean }): FanUnit {
  const variant = speedSetBy(unit.variant, hasVfd);
  return variant === unit.variant ? unit : { ...unit, variant };
}

/** Where a configured fan runs with what its options add to the static pressure. */
export function pointOf(unit: FanUnit, motor: Motor, job: Job, optionPressure: number): OperatingPoint {
  const pressure = totalDutyPressure(unit.line, unit.wheel, job, optionPressure);
  const requested = speedSearch(unit.wheel, job.cfm, pressure, job.density);
  if (unit.variant !== 'FixedSpeed') return requested;
  const rpm = motor.rpm * frequencyShare(job.supply.motorFrequency);
  return operatingPointAt(unit.wheel, rpm, requested, job.density);
}

/** Why a fan cannot run at a point; empty when it can. */
export function runErrors(unit: FanUnit, motor: Motor, job: Job, point: OperatingPoint): Message[] {
  const { wheel, fanClass, variant } = unit;
  const errors: Message[] = [];
  const stall = stallFailure(wheel, point);
  if (stall !== null) errors.push(stallMessage(point.staticPressure, stall.value ?? 0));
  if (isBeyondCurve(wheel, point.phi))
    errors.push(messageOf('run.beyondCurve', { cfm: job.cfm, inWg: point.staticPressure }));
  if (variant === 'FixedSpeed') {
    if (isTooShort(job, point)) {
      errors.push(messageOf('run.airflow', { cfm: point.cfm, dutyCfm: job.cfm, rpm: point.rpm }));
    }
  } else {
    const reach = driveSpeedLimit(variant, motor.poles, wheel);
    if (point.rpm > reach) errors.push(messageOf('run.drive', { rpm: point.rpm, limitRpm: reach }));
  }
  if (!isSlowEnough(wheel, fanClass, point, job)) {
    const limitRpm = maximumSpeed(wheel, fanClass, job.temperatureF);
    errors.push(messageOf('run.speed', { rpm: point.rpm, limitRpm }));
  } else if (!isStrongEnough(wheel, fanClass, point, job)) {
    const inWg = rounded.pressure(point.staticPressure / job.densityRatio);
    errors.push(messageOf('run.fanClass', { inWg, fanClass: fanClass ?? '' }));
  }
  return errors;
}

function stallMessage(inWg: number, percent: number): Message {
  return percent < 0 ? messageOf('run.stall', { inWg }) : messageOf('run.nearStall', { inWg, percent });
}

/** Where a fan that can run at a point falls short of the request. */
export function runWarnings({ variant }: FanUnit, job: Job, point: OperatingPoint): Message[] {
  const percent = rounded.percent(100 * shortfall(job, point));
  if (variant !== 'FixedSpeed' || percent === 0 || isTooShort(job, point)) return [];
  return [messageOf('run.slightlyShort', { cfm: point.cfm, dutyCfm: job.cfm, percent, rpm: point.rpm })];
}

/** Whether more is missing than options may take, and more than the search allowed, by the whole cfm that are shown. */
function isTooShort(job: Job, point: OperatingPoint): boolean {
  const min = rounded.airflow(job.fixedSpeedAirflow.least * job.cfm);
  return shortfall(job, point) > TOLERATED_SHORTFALL && rounded.airflow(point.cfm) < min;
}

/** Share of the duty airflow that is missing, by the whole cfm that are shown; 0 without any. */
function shortfall({ cfm }: Job, point: OperatingPoint): number {
  const requested = rounded.airflow(cfm);
  return Math.max(0, requested - rounded.airflow(point.cfm)) / requested;
}
