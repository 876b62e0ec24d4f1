import type { CatalogueLine } from '../catalogue/line.ts';
import { unitLoadOf } from '../motor/unit-load.ts';
import { unitProblem } from '../motor/voltage.ts';
import type { DrivePlan } from '../rating/drive-plan.ts';
import type { Job } from '../rating/job.ts';
import { fittingMotors } from '../rating/motor-choice.ts';
import type { MotorLoad } from '../rating/motor-load.ts';
import type { ElectricalSupply } from '../specification.ts';
import { type Admission, anyOf } from './admission.ts';
import { type Failure, failure } from './line-filters.ts';
import { EXCLUSION_TEXTS } from './texts.ts';

const CRITERIA: readonly (readonly [field: keyof ElectricalSupply, choice: string])[] = [
  ['motorVoltage', 'motor voltage'],
  ['motorPhase', 'motor phase'],
  ['motorFrequency', 'motor frequency'],
];

/** The one electrical criterion without which a plan has a motor; null where several stand in the way together. */
function otherSupply(line: CatalogueLine, plan: DrivePlan, load: MotorLoad, job: Job): Admission | null {
  for (const [field, choice] of CRITERIA) {
    // Another frequency turns a motor without a drive at another speed, which is another duty.
    if (job.supply[field] === 0 || (field === 'motorFrequency' && plan.variant === 'FixedSpeed')) continue;
    const supply = { ...job.supply, [field]: 0 };
    if (fittingMotors(line, plan, load, { ...job, supply }).length > 0) return anyOf(field, choice);
  }
  return null;
}

/** A plan that has motors, but none for the supply that is asked for, or none whose supply carries the unit. */
export function supplyFailure(line: CatalogueLine, plan: DrivePlan, load: MotorLoad, job: Job): Failure | null {
  const motors = fittingMotors(line, plan, load, job, { supply: true });
  if (motors.length === 0) return null;
  const unit = unitLoadOf(job.sections);
  const problems = motors.flatMap((motor) => unitProblem(motor, job.supply, unit) ?? []);
  const { text = EXCLUSION_TEXTS.voltage(supplyText(job.supply)), value = null, limit = null } = problems[0] ?? {};
  return failure('voltage', text, value, limit, otherSupply(line, plan, load, job));
}

/** '460 V, three phase, 60 Hz', naming only what was asked for. */
export function supplyText(supply: ElectricalSupply): string {
  const parts = [
    supply.motorVoltage > 0 && `${supply.motorVoltage} V`,
    supply.motorPhase === 1 && 'single phase',
    supply.motorPhase === 3 && 'three phase',
    supply.motorFrequency > 0 && `${supply.motorFrequency} Hz`,
  ].filter((part) => part !== false);
  return parts.join(', ') || 'this supply';
}
