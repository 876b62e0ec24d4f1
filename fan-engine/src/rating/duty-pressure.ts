import type { Wheel } from '../curve/wheel.ts';
import { componentLoss } from '../duty/component-loss.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import type { Job } from './job.ts';

/** Static pressure the fan itself must give at a duty, in. w.g.: the duct, the unit's own components, and options. */
export function totalDutyPressure(line: CatalogueLine, wheel: Wheel, job: Job, optionPressure = 0): number {
  let sum = job.externalPressure + optionPressure;
  for (const loss of line.internalLosses) sum += componentLoss(loss, wheel, job.cfm, job.densityRatio);
  return sum;
}
