import type { Catalogue } from '../catalogue/catalogue.ts';
import { EngineError } from '../engine-error.ts';
import { motorOfId } from '../motor/motor.ts';
import { carries } from '../rating/motor-load.ts';
import type { Configuration, ExhaustSupplyConfiguration } from './configuration.ts';
import type { Evaluation } from './evaluation.ts';
import { voltageNear } from './motor-of-load.ts';
import { settleFan } from './settled-fan.ts';
import { CONFIGURATION_TEXTS } from './texts.ts';

/**
 * The configuration with a motor of its list, at the voltage nearest to the present one. Taking a motor with less margin
 * than asked for is remembered as the user's own decision.
 */
export function withMotor(
  configuration: Configuration,
  motorId: number,
  before: Evaluation,
  catalogue: Catalogue,
): Configuration {
  const row = before.motors.find((motor) => motor.motorId === motorId);
  if (row === undefined) throw new EngineError('motorId', CONFIGURATION_TEXTS.motorNotOffered);
  if (configuration.kind === 'hvls') {
    const { voltage } = before;
    const nearest =
      row.voltages.find(({ display }) => display === voltage.display) ?? row.voltages.find(({ id }) => id > 0);
    return { ...configuration, motorId, motorVoltageId: nearest?.id ?? configuration.motorVoltageId };
  }
  return withShaftMotor(configuration, motorId, before, catalogue);
}

function withShaftMotor(
  configuration: ExhaustSupplyConfiguration,
  motorId: number,
  before: Evaluation,
  catalogue: Catalogue,
): Configuration {
  const { job, load } = settleFan(configuration, catalogue);
  const motor = motorOfId(motorId);
  if (motor === undefined) throw new EngineError('motorId', CONFIGURATION_TEXTS.motorNotOffered);
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
  catalogue: Catalogue,
): Configuration {
  const wanted = before.motor.voltages.find(({ id }) => id === motorVoltageId);
  if (wanted === undefined) throw new EngineError('motorVoltageId', CONFIGURATION_TEXTS.voltageOfOtherMotor);
  if (configuration.kind === 'hvls' || before.motor.motorId === configuration.motorId) {
    return { ...configuration, motorVoltageId };
  }
  const { chosen, job } = settleFan(configuration, catalogue);
  const kept = voltageNear(chosen, wanted, job);
  return kept.display === wanted.display && kept.phase === wanted.phase
    ? { ...configuration, motorVoltageId: kept.id }
    : { ...configuration, motorId: before.motor.motorId, motorVoltageId };
}
