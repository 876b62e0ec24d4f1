import { messageOf, plainMessage } from '@specbuilder/shared-contracts/domain';
import { hvlsFacts } from '../../hvls/hvls-facts.ts';
import { hvlsMotorList } from '../../hvls/motor-list.ts';
import type { MotorVoltage } from '../../motor/voltage.ts';
import { type RuleBook, ruleBook } from '../../options/rules.ts';
import { findHvlsUnit, type HvlsUnit } from '../../product-line/fan-unit.ts';
import type { MotorListPrice } from '../../rating/motor-list.ts';
import { EngineError } from '../../specification/engine-error.ts';
import type { HvlsConfiguration } from '../model/configuration.ts';
import type { Session } from './session.ts';

/** A configured ceiling fan with its motor and voltage looked up. */
export interface SizedHvls {
  readonly unit: HvlsUnit;
  readonly motors: readonly MotorListPrice[];
  readonly motor: MotorListPrice;
  readonly voltage: MotorVoltage;
  readonly book: RuleBook;
}

/** @throws EngineError on `fanUnitId`, `motorId` or `motorVoltageId` that the catalogue does not have */
export function sizeHvls(configuration: HvlsConfiguration, session: Session): SizedHvls {
  const unit = findHvlsUnit(session.catalogue, configuration.fanUnitId);
  if (unit === undefined)
    throw new EngineError('fanUnitId', messageOf('refusal.unknownFan', { fanUnitId: configuration.fanUnitId }));
  const motors = hvlsMotorList(unit, configuration.specification);
  const motor = motors.find(({ motorId }) => motorId === configuration.motorId);
  if (motor === undefined) throw new EngineError('motorId', plainMessage('refusal.motorNotOffered'));
  const voltage = motor.voltages.find(({ id }) => id === configuration.motorVoltageId);
  if (voltage === undefined) throw new EngineError('motorVoltageId', plainMessage('refusal.voltageOfOtherMotor'));
  const { priceBook, documents } = session.catalogue;
  const facts = hvlsFacts(unit, configuration.specification, voltage);
  const book = ruleBook(priceBook, { ...facts, documents: documents[unit.line.code] ?? [] });
  return { unit, motors, motor, voltage, book };
}
