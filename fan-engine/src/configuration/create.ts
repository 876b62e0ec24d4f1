import { FanCategory, HvacAirMode } from '@specbuilder/shared-contracts/domain';
import { type Catalogue, versionsOf } from '../catalogue/catalogue.ts';
import { readFanListId } from '../catalogue/fan-id.ts';
import { findFanUnit, findHvlsUnit } from '../catalogue/fan-unit.ts';
import { EngineError } from '../engine-error.ts';
import { isVoltageOf } from '../motor/voltage.ts';
import { defaultPicks } from '../options/change.ts';
import { jobOf } from '../rating/job.ts';
import { jobOnLine } from '../rating/line-job.ts';
import type { MotorListPrice } from '../rating/motor-list.ts';
import { coolingOptionCode } from '../rating/standard-equipment.ts';
import { subCategoryOf } from '../selection/candidate.ts';
import { motorsOf } from '../selection/motors-of.ts';
import type { ExhaustSupplySpecification, HvlsSpecification } from '../specification.ts';
import type { Configuration, ExhaustSupplyConfiguration, HvlsConfiguration } from './configuration.ts';
import { airModeOfPercentage, optionCodeOf, specifiedPercentage } from './sections/air-mode.ts';
import { withEntries } from './sections/entries.ts';
import { settleFan } from './settled-fan.ts';
import { settleHvls } from './settled-hvls.ts';
import { CONFIGURATION_TEXTS } from './texts.ts';

/** A row of a result, its motor and voltage: what becomes an item. */
export interface ChosenFan {
  readonly specification: ExhaustSupplySpecification | HvlsSpecification;
  readonly catalogue: Catalogue;
  readonly fanListId: number;
  readonly motorId: number;
  readonly motorVoltageId: number;
  /** Ceiling fans only; 1 without. */
  readonly quantity?: number;
}

/**
 * A new configuration with the default options of the fan.
 *
 * @throws EngineError on `fanListId`, `motorId` or `motorVoltageId` that do not belong together or to the specification
 *   and on `quantity` below 1
 */
export function createConfiguration(chosen: ChosenFan): Configuration {
  const { specification, catalogue, fanListId, motorId, motorVoltageId } = chosen;
  const list = readFanListId(fanListId);
  if (list.motorId !== motorId) throw new EngineError('motorId', CONFIGURATION_TEXTS.motorOfOtherFan);
  if (!isVoltageOf(motorId, motorVoltageId)) {
    throw new EngineError('motorVoltageId', CONFIGURATION_TEXTS.voltageOfOtherMotor);
  }
  refuseOtherCategory(specification, catalogue, list.fanUnitId);
  const row = motorsOf(list.fanUnitId, specification, catalogue).find(({ id }) => id === fanListId);
  if (row === undefined) throw new EngineError('motorId', CONFIGURATION_TEXTS.motorNotOffered);
  if (!offers(row, motorVoltageId)) throw new EngineError('motorVoltageId', CONFIGURATION_TEXTS.voltageOfOtherMotor);
  const head = {
    versions: versionsOf(catalogue),
    fanUnitId: list.fanUnitId,
    motorId,
    motorVoltageId,
    acceptsThinMargin: false,
    optionIds: [],
    hingeOptionId: null,
  };
  return isHvls(specification)
    ? hvlsWithDefaults({ ...head, kind: 'hvls', specification, quantity: quantityOf(chosen) }, catalogue)
    : exhaustWithDefaults({ ...head, kind: 'exhaust-supply', specification }, catalogue);
}

/**
 * A unit begins with what it was sized with: the equipment of its line, the cooling and the outdoor air asked for; then
 * with the usual choice of everything that this leaves open.
 */
function exhaustWithDefaults(bare: ExhaustSupplyConfiguration, catalogue: Catalogue): Configuration {
  const sized = sizedWith(bare, catalogue);
  const { book, motor } = settleFan(sized, catalogue);
  // A motor of the list that the rules would replace was offered without margin, and taken so.
  return { ...sized, optionIds: defaultPicks(book), acceptsThinMargin: motor.id !== bare.motorId };
}

function sizedWith(bare: ExhaustSupplyConfiguration, catalogue: Catalogue): ExhaustSupplyConfiguration {
  const { specification } = bare;
  const { unit, book } = settleFan(bare, catalogue);
  if (unit.line.supply === undefined) return bare;
  const outcome = jobOnLine(unit.line, specification, jobOf(specification));
  const cooling = 'job' in outcome ? outcome.job.sections.cooling : null;
  const percentage = specifiedPercentage(specification);
  const hvacAirMode = airModeOfPercentage(percentage);
  const codes = [
    ...book.facts.standardOptions,
    ...(cooling === null ? [] : [coolingOptionCode(cooling.tonnage)]),
    optionCodeOf(hvacAirMode),
  ];
  const optionIds = book.visible.filter(({ code }) => codes.includes(code)).map(({ fanOptionId }) => fanOptionId);
  const sized = { ...bare, optionIds };
  if (hvacAirMode !== HvacAirMode.MixedAir) return sized;
  return withEntries(sized, { returnAir: { returnAirSetMode: 'percentage', outdoorAirPercentage: percentage } });
}

function hvlsWithDefaults(bare: HvlsConfiguration, catalogue: Catalogue): Configuration {
  return { ...bare, optionIds: defaultPicks(settleHvls(bare, catalogue).book) };
}

function offers(row: MotorListPrice, motorVoltageId: number): boolean {
  return row.voltages.some(({ id }) => id === motorVoltageId);
}

function quantityOf({ quantity = 1 }: ChosenFan): number {
  if (!Number.isInteger(quantity) || quantity < 1) throw new EngineError('quantity', CONFIGURATION_TEXTS.quantity);
  return quantity;
}

function refuseOtherCategory(
  specification: ExhaustSupplySpecification | HvlsSpecification,
  catalogue: Catalogue,
  fanUnitId: number,
): void {
  if (isHvls(specification)) {
    if (findHvlsUnit(catalogue, fanUnitId) !== undefined) return;
    throw new EngineError('fanListId', CONFIGURATION_TEXTS.unknownFan(fanUnitId));
  }
  const line = findFanUnit(catalogue, fanUnitId)?.line;
  if (line === undefined) throw new EngineError('fanListId', CONFIGURATION_TEXTS.unknownFan(fanUnitId));
  const subCategory = subCategoryOf(specification);
  if (line.category !== specification.fanCategoryType || (subCategory !== 0 && line.subCategory !== subCategory)) {
    throw new EngineError('fanListId', CONFIGURATION_TEXTS.fanOfOtherCategory);
  }
}

/** Ceiling fans have a specification of their own. */
function isHvls(specification: ExhaustSupplySpecification | HvlsSpecification): specification is HvlsSpecification {
  return specification.fanCategoryType === FanCategory.HighVolumeLowSpeed;
}
