import { messageOf } from '@specbuilder/shared-contracts/domain';
import type { FanClass } from '../curve/family.ts';
import { speedOfTip, type Wheel } from '../curve/wheel.ts';
import { frequencyShare, INDUCTION_SPEEDS } from '../drive/direct-speed.ts';
import { amcaClass, classPressure } from '../duty/amca-class.ts';
import { outletVelocity } from '../duty/efficiency.ts';
import { maximumTipSpeed } from '../duty/speed-limit.ts';
import type { OperatingPoint } from '../duty/speed-search.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import type { Candidate } from '../product-line/line-candidates.ts';
import type { Job } from '../rating/job.ts';
import { rounded } from '../values/rounding.ts';
import { type Admission, otherPressure, pressureOfSpeed } from './admission.ts';
import { type Failure, failure } from './line-filters.ts';
import { firstPlan } from './planned-point.ts';

const ORDER: readonly FanClass[] = ['I', 'II', 'III'];

const UNCLASSED: readonly (FanClass | null)[] = [null];

/** Lowest class of a line that a point needs, null for unclassed lines; undefined when none is strong enough. */
export function lowestClass(
  line: CatalogueLine,
  wheel: Wheel,
  point: OperatingPoint,
  job: Job,
): FanClass | null | undefined {
  const classes = classesOf(line);
  for (let index = 0; index < classes.length; index++) {
    const fanClass = classes[index] as FanClass | null;
    if (isSlowEnough(wheel, fanClass, point, job) && isStrongEnough(wheel, fanClass, point, job)) return fanClass;
  }
  return undefined;
}

/**
 * Why no class of a line takes a point: too fast for all of them, or beyond their pressure and velocity.
 *
 * @param point where the drive would run the wheel
 * @param requested the duty itself
 */
export function classFailure(
  candidate: Candidate,
  point: OperatingPoint,
  requested: OperatingPoint,
  job: Job,
): Failure {
  const { line, wheel } = candidate;
  const classes = classesOf(line);
  const highest = classes.at(-1) ?? null;
  if (!classes.some((fanClass) => isSlowEnough(wheel, fanClass, point, job))) {
    const limit = speedOfTip(wheel, maximumTipSpeed(wheel, highest, job.temperatureF));
    const { rpm } = point;
    const overRpm = Math.max(1, rpm - limit);
    const message =
      highest === null
        ? messageOf('exclusion.wheelSpeed', { rpm, overRpm })
        : messageOf('exclusion.classSpeed', { rpm, overRpm, fanClass: highest });
    const admission = slowerDuty(candidate, requested, limit, job);
    return failure('tip-speed', message, rounded.speed(point.rpm), rounded.speed(limit), admission);
  }
  const standard = point.staticPressure / job.densityRatio;
  const velocity = outletVelocity(wheel, point.cfm);
  const admission = highest === null ? null : lighterDuty(candidate, requested, highest, job);
  const message = messageOf('exclusion.fanClass', { inWg: standard, fpm: velocity });
  return failure('tip-speed', message, rounded.pressure(standard), null, admission);
}

/** Pressure at which a wheel turns no faster than its limit, in rpm; a fixed speed above it must be out of reach. */
function slowerDuty(candidate: Candidate, requested: OperatingPoint, limit: number, job: Job): Admission | null {
  const atLimit = pressureOfSpeed(candidate.wheel, requested.staticPressure, limit, job, candidate, isBuilt);
  if (atLimit !== null || candidate.drive !== 'Direct') return atLimit;
  const share = frequencyShare(job.supply.motorFrequency);
  for (const speed of INDUCTION_SPEEDS) {
    const rpm = (speed.rpm * share) / job.fixedSpeedAirflow.most;
    if (rpm >= limit) continue;
    const slower = pressureOfSpeed(candidate.wheel, requested.staticPressure, rpm, job, candidate, isBuilt);
    if (slower !== null) return slower;
  }
  return null;
}

/** Pressure that a class covers at the duty's outlet velocity; a fixed speed may give both a little more. */
function lighterDuty(candidate: Candidate, requested: OperatingPoint, fanClass: FanClass, job: Job): Admission | null {
  const { wheel } = candidate;
  const overs = candidate.drive === 'Direct' ? [1, job.fixedSpeedAirflow.most] : [1];
  return firstAdmission(overs, (over) => {
    const covered = classPressure(fanClass, over * outletVelocity(wheel, requested.cfm)) * job.densityRatio;
    return otherPressure(wheel, requested.staticPressure, covered / over ** 2, job, candidate, isBuilt);
  });
}

function firstAdmission(values: readonly number[], admit: (value: number) => Admission | null): Admission | null {
  for (const value of values) {
    const found = admit(value);
    if (found !== null) return found;
  }
  return null;
}

/** Whether the first way of running a duty finds a class that takes it. */
function isBuilt(candidate: Candidate, requested: OperatingPoint, job: Job): boolean {
  const plan = firstPlan(candidate, requested, job);
  return plan !== null && lowestClass(candidate.line, candidate.wheel, plan.point, job) !== undefined;
}

function classesOf({ classes }: CatalogueLine): readonly (FanClass | null)[] {
  return classes.length > 0 ? classes : UNCLASSED;
}

/** Whether a class lets a wheel turn as fast as a point does. */
export function isSlowEnough(wheel: Wheel, fanClass: FanClass | null, point: OperatingPoint, job: Job): boolean {
  return point.tipSpeed <= maximumTipSpeed(wheel, fanClass, job.temperatureF);
}

/** Whether a class of a housed centrifugal fan covers pressure and outlet velocity of a point (AMCA 99-2408). */
export function isStrongEnough(wheel: Wheel, fanClass: FanClass | null, point: OperatingPoint, job: Job): boolean {
  if (!wheel.family.hasAmcaClasses || fanClass === null) return true;
  const needed = amcaClass(point.staticPressure / job.densityRatio, outletVelocity(wheel, point.cfm));
  return needed !== null && ORDER.indexOf(needed) <= ORDER.indexOf(fanClass);
}
