import { messageOf, plainMessage } from '@specbuilder/shared-contracts/domain';
import type { CatalogueLine } from '../product-line/line.ts';
import type { DrivePlan } from '../rating/drive-plan.ts';
import type { Job } from '../rating/job.ts';
import { fittingMotors, largestMotor } from '../rating/motor-choice.ts';
import type { MotorLoad } from '../rating/motor-load.ts';
import { rounded } from '../values/rounding.ts';
import { withoutPreference } from './admission.ts';
import { type Failure, failure } from './line-filters.ts';
import { supplyFailure } from './supply-admission.ts';

/** Why no motor of a line carries a plan: none for the supply, none of premium efficiency, or none that is large enough. */
export function motorFailure(line: CatalogueLine, plan: DrivePlan, load: MotorLoad, job: Job): Failure {
  const unsupplied = supplyFailure(line, plan, load, job);
  if (unsupplied !== null) return unsupplied;
  if (job.wantsPremiumMotor && fittingMotors(line, plan, load, { ...job, wantsPremiumMotor: false }).length > 0) {
    const admission = withoutPreference('isPremiumEfficiency');
    return failure('motor', plainMessage('exclusion.premiumMotor'), null, null, admission);
  }
  const largest = rounded.motorSize(largestMotor(line, plan));
  const needed = Math.max(load.required, load.starting) / job.motorCapacity;
  const message = messageOf('exclusion.motor', { neededPower: needed, motorHp: largest });
  return failure('motor', message, rounded.power(needed), largest);
}
