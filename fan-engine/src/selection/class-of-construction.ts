import type { CatalogueLine } from '../catalogue/line.ts';
import type { FanClass } from '../curve/family.ts';
import { speedOfTip, type Wheel } from '../curve/wheel.ts';
import { amcaClass } from '../duty/amca-class.ts';
import { outletVelocity } from '../duty/efficiency.ts';
import { maximumTipSpeed } from '../duty/speed-limit.ts';
import type { OperatingPoint } from '../duty/speed-search.ts';
import type { Job } from '../rating/job.ts';
import { rounded } from '../rounding.ts';
import { lowerPressure } from './admission.ts';
import { type Failure, failure } from './line-filters.ts';
import { EXCLUSION_TEXTS } from './texts.ts';

const ORDER: readonly FanClass[] = ['I', 'II', 'III'];

const UNCLASSED: readonly (FanClass | null)[] = [null];

/** Lowest class of a line that a point needs, null for unclassed lines; undefined when none is strong enough. */
export function lowestClass(
  line: CatalogueLine,
  wheel: Wheel,
  point: OperatingPoint,
  job: Job,
): FanClass | null | undefined {
  for (const fanClass of classesOf(line)) {
    if (isSlowEnough(wheel, fanClass, point, job) && isStrongEnough(wheel, fanClass, point, job)) return fanClass;
  }
  return undefined;
}

/** Why no class of a line takes a point: too fast for all of them, or beyond their pressure and velocity. */
export function classFailure(line: CatalogueLine, wheel: Wheel, point: OperatingPoint, job: Job): Failure {
  const classes = classesOf(line);
  if (!classes.some((candidate) => isSlowEnough(wheel, candidate, point, job))) {
    const highest = classes.at(-1) ?? null;
    const limit = speedOfTip(wheel, maximumTipSpeed(wheel, highest, job.temperatureF));
    const text = EXCLUSION_TEXTS.tipSpeed(point.rpm, limit, highest);
    const admission = lowerPressure(wheel, point, limit, job);
    return failure('tip-speed', text, rounded.speed(point.rpm), rounded.speed(limit), admission);
  }
  const standard = point.staticPressure / job.densityRatio;
  const velocity = outletVelocity(wheel, point.cfm);
  return failure('tip-speed', EXCLUSION_TEXTS.fanClass(standard, velocity), rounded.pressure(standard));
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
