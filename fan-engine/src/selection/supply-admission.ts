import { type Message, type MessageList, messageOf, plainMessage } from '@specbuilder/shared-contracts/domain';
import type { Motor } from '../motor/motor.ts';
import { unitLoadOf } from '../motor/unit-load.ts';
import { servedVoltages, unitProblem } from '../motor/voltage.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import type { DrivePlan } from '../rating/drive-plan.ts';
import type { Job } from '../rating/job.ts';
import { fittingMotors } from '../rating/motor-choice.ts';
import type { MotorLoad } from '../rating/motor-load.ts';
import type { ElectricalSupply, SiteSupply } from '../specification/specification.ts';
import { type Admission, anyOf } from './admission.ts';
import { type Failure, failure } from './line-filters.ts';

const CRITERIA: readonly (keyof ElectricalSupply)[] = ['motorVoltage', 'motorPhase', 'motorFrequency'];

/** The one electrical criterion without which a plan has a motor; null if several together prevent it. */
function otherSupply(line: CatalogueLine, plan: DrivePlan, load: MotorLoad, job: Job): Admission | null {
  for (const field of CRITERIA) {
    // Another frequency turns a motor without a drive at another speed, which is another duty.
    if (job.supply[field] === 0 || (field === 'motorFrequency' && plan.variant === 'FixedSpeed')) continue;
    const supply = { ...job.supply, [field]: 0 };
    if (fittingMotors(line, plan, load, { ...job, supply }).length > 0) return anyOf(field, field);
  }
  return null;
}

/** A plan that has motors, but none for the requested supply, or none whose supply carries the unit. */
export function supplyFailure(line: CatalogueLine, plan: DrivePlan, load: MotorLoad, job: Job): Failure | null {
  const motors = fittingMotors(line, plan, load, job, { supply: true });
  if (motors.length === 0) return null;
  const unit = unitLoadOf(job.sections);
  const problems = motors.flatMap((motor) => unitProblem(motor, job.supply, unit) ?? []);
  const { message = noneOf(motors, job.supply), value = null, limit = null } = problems[0] ?? {};
  return failure('voltage', message, value, limit, otherSupply(line, plan, load, job));
}

/** The same with the supplies that the motors take, where it is the voltage that none of them takes. */
function noneOf(motors: readonly Motor[], supply: SiteSupply): Message {
  const served = servedVoltages(motors, supply);
  if (supply.motorVoltage === 0 || served.length === 0) return noMotorFor(supply);
  const items = served.map((volts) => messageOf('supply.volts', { volts }));
  return messageOf('exclusion.voltageServed', { supply: requestedSupply(supply), served: { join: 'comma', items } });
}

/** No motor for '460 V, three phase, 60 Hz'. */
export function noMotorFor(supply: ElectricalSupply): Message {
  return messageOf('exclusion.voltage', { supply: requestedSupply(supply) });
}

/** '460 V, three phase, 60 Hz', naming only what was requested. */
export function requestedSupply({ motorVoltage, motorPhase, motorFrequency }: ElectricalSupply): MessageList {
  const requested: Message[] = [
    ...(motorVoltage > 0 ? [messageOf('supply.volts', { volts: motorVoltage })] : []),
    ...(motorPhase > 0 ? [messageOf('supply.phase', { phase: motorPhase })] : []),
    ...(motorFrequency > 0 ? [messageOf('supply.frequency', { hertz: motorFrequency })] : []),
  ];
  const items = requested.length === 0 ? [plainMessage('supply.any')] : requested;
  return { join: 'comma', items };
}
