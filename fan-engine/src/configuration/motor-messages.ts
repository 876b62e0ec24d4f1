import { type Message, messageOf, OptionGroup, plainMessage } from '@specbuilder/shared-contracts/domain';
import { unitLoadOf } from '../motor/unit-load.ts';
import { isSupplied, unitProblem } from '../motor/voltage.ts';
import { largestMotor } from '../rating/motor-choice.ts';
import { keepsRunning, motorCapacity } from '../rating/motor-load.ts';
import { requestedSupply } from '../selection/supply-admission.ts';
import { rounded } from '../values/rounding.ts';
import { planOf } from './sizing/motor-of-load.ts';
import type { SizedFan } from './sizing/sized-fan.ts';

/** A load that no motor of the fan carries, and a supply that its motor cannot have. */
export function motorErrors(sized: SizedFan): Message[] {
  return [...loadErrors(sized), ...supplyErrors(sized)];
}

function loadErrors({ unit, motor, job, load }: SizedFan): Message[] {
  if (keepsRunning(motor, load, job)) return [];
  const needed = Math.max(load.required, load.starting) / job.motorCapacity;
  const motorHp = largestMotor(unit.line, planOf(unit, motor));
  return [messageOf('run.motor', { neededPower: needed, motorHp }, OptionGroup.FanMotor)];
}

/**
 * What of a unit keeps it from every supply that its motor can have; without any load an electronic motor has no three
 * phases to rectify.
 */
function supplyErrors({ motor, job }: SizedFan): Message[] {
  const load = unitLoadOf(job.sections);
  const problem = unitProblem(motor, job.supply, load);
  if (problem !== null) return [messageOf('run.supply', { problem: problem.message }, OptionGroup.FanMotor)];
  if (isSupplied(motor, job.supply, load)) return [];
  return [messageOf('run.unitSupply', { supply: requestedSupply(job.supply) }, OptionGroup.FanMotor)];
}

/** A motor that carries the load with less margin than is recommended. */
export function motorWarnings({ motor, job, load, unit, effects }: SizedFan): Message[] {
  const capacity = motorCapacity(motor, job);
  if (!keepsRunning(motor, load, job) || capacity >= load.required) return [];
  if (capacity < load.running) {
    const { horsepower: motorHp, serviceFactor } = motor;
    const neededPower = rounded.power((load.running * motorHp) / capacity);
    return [messageOf('run.inServiceFactor', { neededPower, motorHp, serviceFactor }, OptionGroup.FanMotor)];
  }
  if (!job.wantsMotorMargin && !effects.hasVfd && unit.variant !== 'Vfd') {
    return [plainMessage('run.overload', OptionGroup.FanMotor)];
  }
  const percent = rounded.percent((capacity / load.running - 1) * 100);
  return [messageOf('run.thinMargin', { percent }, OptionGroup.FanMotor)];
}
