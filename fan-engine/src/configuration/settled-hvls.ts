import type { Catalogue } from '../catalogue/catalogue.ts';
import { findHvlsUnit, type HvlsUnit } from '../catalogue/fan-unit.ts';
import { EngineError } from '../engine-error.ts';
import { hvlsMotorList } from '../hvls/motor-list.ts';
import type { MotorVoltage } from '../motor/voltage.ts';
import { type RuleBook, ruleBook } from '../options/rules.ts';
import type { MotorListPrice } from '../rating/motor-list.ts';
import type { HvlsConfiguration } from './configuration.ts';
import { hvlsFacts } from './fan-facts.ts';
import { CONFIGURATION_TEXTS } from './texts.ts';

/** A configured ceiling fan with its motor and voltage looked up. */
export interface SettledHvls {
  readonly unit: HvlsUnit;
  readonly motors: readonly MotorListPrice[];
  readonly motor: MotorListPrice;
  readonly voltage: MotorVoltage;
  readonly book: RuleBook;
}

/** @throws EngineError on `fanUnitId`, `motorId` or `motorVoltageId` that the catalogue does not have */
export function settleHvls(configuration: HvlsConfiguration, catalogue: Catalogue): SettledHvls {
  const unit = findHvlsUnit(catalogue, configuration.fanUnitId);
  if (unit === undefined) throw new EngineError('fanUnitId', CONFIGURATION_TEXTS.unknownFan(configuration.fanUnitId));
  const motors = hvlsMotorList(unit, configuration.specification);
  const motor = motors.find(({ motorId }) => motorId === configuration.motorId);
  if (motor === undefined) throw new EngineError('motorId', CONFIGURATION_TEXTS.motorNotOffered);
  const voltage = motor.voltages.find(({ id }) => id === configuration.motorVoltageId);
  if (voltage === undefined) throw new EngineError('motorVoltageId', CONFIGURATION_TEXTS.voltageOfOtherMotor);
  const book = ruleBook(catalogue.options, hvlsFacts(unit, configuration.specification, voltage));
  return { unit, motors, motor, voltage, book };
}
