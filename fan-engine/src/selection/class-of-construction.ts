import type { CatalogueLine } from '../catalogue/line.ts';
import type { FanClass } from '../curve/family.ts';
import { speedOfTip, type Wheel } from '../curve/wheel.ts';
import { amcaClass } from '../duty/amca-class.ts';
import { outletVelocity } from '../duty/efficiency.ts';
import { maximumTipSpeed } from '../duty/speed-limit.ts';
import type { OperatingPoint } from '../duty/speed-search.ts';
import type { Job } from '../rating/job.ts';
import { rounded } from '../rounding.ts';
import { type Failure, failure } from './line-filters.ts';
import { EXCLUSION_TEXTS } from './texts.ts';

const ORDER: readonly FanClass[] = ['I', 'II', 'III'];

/** Lowest class of a line that a point needs (null for unclassed lines), or why there is none. */
export type ClassOutcome =
  | { readonly fanClass: FanClass | null; readonly failure: null }
  | { readonly fanClass: null; readonly failure: Failure };

export function classOfConstruction(line: CatalogueLine, wheel: Wheel, point: OperatingPoint, job: Job): ClassOutcome {
  const classes: readonly (FanClass | null)[] = line.classes.length > 0 ? line.classes : [null];
  const fast = classes.filter((fanClass) => isSlowEnough(wheel, fanClass, point, job));
  if (fast.length === 0) {
    const limit = speedOfTip(wheel, maximumTipSpeed(wheel, classes.at(-1) ?? null, job.temperatureF));
    const text = EXCLUSION_TEXTS.tipSpeed(point.rpm, limit);
    return failed(failure('tip-speed', text, rounded.speed(point.rpm), rounded.speed(limit)));
  }
  const fanClass = fast.find((candidate) => isStrongEnough(wheel, candidate, point, job));
  if (fanClass !== undefined) return { fanClass, failure: null };
  const standard = point.staticPressure / job.densityRatio;
  const velocity = outletVelocity(wheel, point.cfm);
  return failed(failure('tip-speed', EXCLUSION_TEXTS.fanClass(standard, velocity), rounded.pressure(standard)));
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

function failed(why: Failure): ClassOutcome {
  return { fanClass: null, failure: why };
}
