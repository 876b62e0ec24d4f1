import type { UnitPart } from '@specbuilder/shared-contracts/domain';
import type { Wheel } from '../curve/wheel.ts';
import { componentLoss, partOf } from '../duty/component-loss.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import { rounded } from '../values/rounding.ts';
import type { Job } from './job.ts';

/** Static pressure the fan itself must give at a duty, in. w.g.: the duct, the unit's own components, and options. */
export function totalDutyPressure(line: CatalogueLine, wheel: Wheel, job: Job, optionPressure = 0): number {
  return totalPressureAgainst(job.externalPressure, line, wheel, job, optionPressure);
}

/** The same against the external pressure of another duct, in. w.g. */
export function totalPressureAgainst(
  externalPressure: number,
  line: CatalogueLine,
  wheel: Wheel,
  job: Job,
  optionPressure: number,
): number {
  let sum = externalPressure + optionPressure;
  for (const loss of line.internalLosses) sum += componentLoss(loss, wheel, job.cfm, job.densityRatio);
  return sum;
}

export interface UnitLoss {
  readonly part: UnitPart;
  /** in. w.g. */
  readonly staticPressure: number;
}

/** Pressure that the parts of the unit itself take from its fan, at the requested airflow. */
export function unitLosses(line: CatalogueLine, wheel: Wheel, job: Job): UnitLoss[] {
  // Most fans have no cabinet around them.
  if (line.internalLosses.length === 0) return [];
  return line.internalLosses.map((loss) => ({
    part: partOf(loss.component),
    staticPressure: rounded.pressure(componentLoss(loss, wheel, job.cfm, job.densityRatio)),
  }));
}
