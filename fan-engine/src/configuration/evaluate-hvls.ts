import { FanCategory, optionsChecksum } from '@specbuilder/shared-contracts/domain';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { findHvlsUnit, type HvlsUnit, hvlsModelName } from '../catalogue/fan-unit.ts';
import { EngineError } from '../engine-error.ts';
import { hvlsMotorList } from '../hvls/motor-list.ts';
import { hvlsCoverage, hvlsPerformance } from '../hvls/performance.ts';
import type { MotorVoltage } from '../motor/voltage.ts';
import { evaluateOptions } from '../options/evaluate-options.ts';
import { type RuleBook, ruleBook } from '../options/rules.ts';
import type { MotorListPrice } from '../rating/motor-list.ts';
import type { HvlsConfiguration } from './configuration.ts';
import { curbSet } from './curbs.ts';
import type { Evaluation, HvlsRating } from './evaluation.ts';
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

export function evaluateHvls(configuration: HvlsConfiguration, catalogue: Catalogue): Evaluation {
  const { unit, motors, motor, voltage, book } = settleHvls(configuration, catalogue);
  const options = evaluateOptions(catalogue.options, book, configuration.optionIds);
  const unitPrice = hvlsPerformance(unit.line, unit.size).listPrice;
  return {
    fanUnitId: unit.fanUnitId,
    exhaustFanId: unit.exhaustFanId,
    fanCategoryType: FanCategory.HighVolumeLowSpeed,
    subFanCategoryType: configuration.specification.hvlsFanCategoryType,
    modelDisplayAs: hvlsModelName(unit),
    description: unit.line.name,
    pictogram: unit.line.pictogram,
    options: options.options,
    checksum: optionsChecksum(options.options),
    rating: null,
    hvls: ratingOf(unit, configuration),
    motors: motors.map((row) => ({ ...row, selected: row.motorId === motor.motorId })),
    motor: { ...motor, selected: true },
    voltage,
    price: {
      unit: unitPrice,
      motor: motor.price,
      options: options.total,
      total: unitPrice + motor.price + options.total,
    },
    validation: options.validation,
    curbs: curbSet(book, options.options, options.checked, null),
  };
}

function ratingOf(unit: HvlsUnit, { specification }: HvlsConfiguration): HvlsRating {
  const { cfm, inputKw, cfei, noise } = hvlsPerformance(unit.line, unit.size);
  return {
    diameter: unit.size.diameterFt,
    blades: unit.line.blades,
    rpm: unit.size.maximumRpm,
    cfm,
    inputKw,
    cfei,
    noise,
    coveredSquareFootage: hvlsCoverage(unit.line, unit.size, specification.hvlsFanCategoryType),
  };
}
