import { plainMessage } from '@specbuilder/shared-contracts/domain';
import { motorOfId } from '../motor/motor.ts';
import { carries } from '../rating/motor-load.ts';
import { EngineError } from '../specification/engine-error.ts';
import type { Evaluation } from './evaluation.ts';
import type { Configuration, ExhaustSupplyConfiguration } from './model/configuration.ts';
import { voltageNear } from './sizing/motor-of-load.ts';
import type { Session } from './sizing/session.ts';
import { sizeFan } from './sizing/size-fan.ts';

/**
 * The configuration with a motor of its list, at the voltage nearest to the present one. Choosing a motor with less
 * margin than requested is stored as the user's own decision.
 */
export function withMotor(
  configuration: Configuration,
  motorId: number,
  before: Evaluation,
  session: Session,
): Configuration {
  const row = before.motors.find((motor) => motor.motorId === motorId);
  if (row === undefined) throw new EngineError('motorId', plainMessage('refusal.motorNotOffered'));
  if (configuration.kind === 'hvls') {
    const { voltage } = before;
    const nearest =
      row.voltages.find(({ display }) => display === voltage.display) ?? row.voltages.find(({ id }) => id > 0);
    return { ...configuration, motorId, motorVoltageId: nearest?.id ?? configuration.motorVoltageId };
  }
  return withShaftMotor(configuration, motorId, before, session);
}

function withShaftMotor(
  configuration: ExhaustSupplyConfiguration,
  motorId: number,
  before: Evaluation,
  session: Session,
): Configuration {
  const { job, load } = sizeFan(configuration, session);
  const motor = motorOfId(motorId);
  if (motor === undefined) throw new EngineError('motorId', plainMessage('refusal.motorNotOffered'));
  return {
    ...configuration,
    motorId,
    motorVoltageId: voltageNear(motor, before.voltage, job).id,
    acceptsThinMargin: !carries(motor, load, job),
  };
}

/**
 * The configuration at a voltage of its present motor. While a load has called for a larger motor the voltage is kept on
 * the chosen one too, if it has it; otherwise the larger motor becomes the chosen one.
 */
export function withVoltage(
  configuration: Configuration,
  motorVoltageId: number,
  before: Evaluation,
  session: Session,
): Configuration {
  const requested = before.motor.voltages.find(({ id }) => id === motorVoltageId);
  if (requested === undefined) throw new EngineError('motorVoltageId', plainMessage('refusal.voltageOfOtherMotor'));
  if (configuration.kind === 'hvls' || before.motor.motorId === configuration.motorId) {
    return { ...configuration, motorVoltageId };
  }
  const { chosen, job } = sizeFan(configuration, session);
  const kept = voltageNear(chosen, requested, job);
  return kept.display === requested.display && kept.phase === requested.phase
    ? { ...configuration, motorVoltageId: kept.id }
    : { ...configuration, motorId: before.motor.motorId, motorVoltageId };
}
