import type { FanUnit } from '../catalogue/fan-unit.ts';
import { frequencyShare } from '../drive/direct-speed.ts';
import { operatingPointAt } from '../duty/fixed-speed.ts';
import { maximumSpeed } from '../duty/speed-limit.ts';
import { type OperatingPoint, speedSearch } from '../duty/speed-search.ts';
import type { Motor } from '../motor/motor.ts';
import { driveSpeedLimit } from '../rating/drive-plan.ts';
import { totalDutyPressure } from '../rating/duty-pressure.ts';
import type { Job } from '../rating/job.ts';
import { rounded } from '../rounding.ts';
import { isSlowEnough, isStrongEnough } from '../selection/class-of-construction.ts';
import { stallFailure } from '../selection/wheel-trial.ts';
import { RUN_TEXTS } from './texts.ts';

/**
 * What a fixed speed may fall short of its duty with the options chosen on it, as a share: less than the losses of
 * a system are known to. A rule of this product, not of a standard.
 */
const TOLERATED_SHORTFALL = 0.02;

/** Where a configured fan runs with what its options add to the static pressure. */
export function pointOf(unit: FanUnit, motor: Motor, job: Job, optionPressure: number): OperatingPoint {
  const pressure = totalDutyPressure(unit.line, unit.wheel, job, optionPressure);
  const wanted = speedSearch(unit.wheel, job.cfm, pressure, job.density);
  if (unit.variant !== 'FixedSpeed') return wanted;
  const rpm = motor.rpm * frequencyShare(job.supply.motorFrequency);
  return operatingPointAt(unit.wheel, rpm, wanted, job.density);
}

/** Why a fan cannot run at a point, in plain words; empty when it can. */
export function runErrors(unit: FanUnit, motor: Motor, job: Job, point: OperatingPoint): string[] {
  const { wheel, fanClass, variant } = unit;
  const errors: string[] = [];
  const stall = stallFailure(wheel, point);
  if (stall !== null) errors.push(RUN_TEXTS.stall(point.staticPressure, stall.value ?? 0));
  if (variant === 'FixedSpeed') {
    if (shortfall(job, point) > TOLERATED_SHORTFALL) errors.push(RUN_TEXTS.airflow(point.cfm, job.cfm, point.rpm));
  } else {
    const reach = driveSpeedLimit(variant, motor.poles, wheel);
    if (point.rpm > reach) errors.push(RUN_TEXTS.drive(point.rpm, reach));
  }
  if (!isSlowEnough(wheel, fanClass, point, job)) {
    errors.push(RUN_TEXTS.speed(point.rpm, maximumSpeed(wheel, fanClass, job.temperatureF)));
  } else if (!isStrongEnough(wheel, fanClass, point, job)) {
    errors.push(RUN_TEXTS.fanClass(rounded.pressure(point.staticPressure / job.densityRatio), fanClass ?? ''));
  }
  return errors;
}

/** What a fan that can run at a point does less well than was asked, in plain words. */
export function runWarnings({ variant }: FanUnit, job: Job, point: OperatingPoint): string[] {
  const short = shortfall(job, point);
  const percent = rounded.percent(100 * short);
  if (variant !== 'FixedSpeed' || percent === 0 || short > TOLERATED_SHORTFALL) return [];
  return [RUN_TEXTS.slightlyShort(point.cfm, job.cfm, percent, point.rpm)];
}

/** Share of the duty airflow that is missing, by the whole cfm that are shown; 0 without any. */
function shortfall({ cfm }: Job, point: OperatingPoint): number {
  const wanted = rounded.airflow(cfm);
  return Math.max(0, wanted - rounded.airflow(point.cfm)) / wanted;
}
