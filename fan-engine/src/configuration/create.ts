import { FanCategory, HvacAirMode, messageOf, plainMessage, subCategoryOf } from '@specbuilder/shared-contracts/domain';
import { type Catalogue, versionsOf } from '../catalogue/catalogue.ts';
import { isVoltageOf } from '../motor/voltage.ts';
import { startingPicks } from '../options/default-choices.ts';
import { readFanListId } from '../product-line/fan-id.ts';
import { findFanUnit, findHvlsUnit } from '../product-line/fan-unit.ts';
import { airModeOfPercentage, optionCodeOf, specifiedPercentage } from '../rating/air-mode.ts';
import { coolingOptionCode } from '../rating/cooling-option.ts';
import { jobOf } from '../rating/job.ts';
import { jobOnLine } from '../rating/line-job.ts';
import type { MotorListPrice } from '../rating/motor-list.ts';
import { motorsOf } from '../selection/motors-of.ts';
import { EngineError } from '../specification/engine-error.ts';
import type { ExhaustSupplySpecification, HvlsSpecification } from '../specification/specification.ts';
import type { Configuration, ExhaustSupplyConfiguration, HvlsConfiguration } from './model/configuration.ts';
import { withEntries } from './model/entries.ts';
import { openSession, type Session } from './sizing/session.ts';
import { sizeFan } from './sizing/size-fan.ts';
import { sizeHvls } from './sizing/size-hvls.ts';

/** A row of a result, its motor and voltage: what becomes an item. */
export interface ChosenFan {
  readonly specification: ExhaustSupplySpecification | HvlsSpecification;
  readonly catalogue: Catalogue;
  readonly fanListId: number;
  readonly motorId: number;
  readonly motorVoltageId: number;
  /** Ceiling fans only; 1 without. */
  readonly quantity?: number;
  /** Options that it begins with besides the default ones, by their codes; those that the fan does not have are left out. */
  readonly startingOptions?: readonly string[] | undefined;
}

/**
 * A new configuration with the default options of the fan.
 *
 * @throws EngineError on `fanListId`, `motorId` or `motorVoltageId` that do not belong together or to the specification
 *   and on `quantity` below 1
 */
export function createConfiguration(chosen: ChosenFan): Configuration {
  const { specification, catalogue, fanListId, motorId, motorVoltageId, startingOptions = [] } = chosen;
  const list = readFanListId(fanListId);
  if (list.motorId !== motorId) throw new EngineError('motorId', plainMessage('refusal.motorOfOtherFan'));
  if (!isVoltageOf(motorId, motorVoltageId)) {
    throw new EngineError('motorVoltageId', plainMessage('refusal.voltageOfOtherMotor'));
  }
  rejectOtherCategory(specification, catalogue, list.fanUnitId);
  const row = motorsOf(list.fanUnitId, specification, catalogue).find(({ id }) => id === fanListId);
  if (row === undefined) throw new EngineError('motorId', plainMessage('refusal.motorNotOffered'));
  if (!offers(row, motorVoltageId))
    throw new EngineError('motorVoltageId', plainMessage('refusal.voltageOfOtherMotor'));
  const header = {
    versions: versionsOf(catalogue),
    fanUnitId: list.fanUnitId,
    motorId,
    motorVoltageId,
    acceptsThinMargin: false,
    optionIds: [],
    hingeOptionId: null,
  };
  const session = openSession(catalogue);
  return isHvls(specification)
    ? hvlsWithDefaults(
        { ...header, kind: 'hvls', specification, quantity: quantityOf(chosen) },
        session,
        startingOptions,
      )
    : exhaustWithDefaults({ ...header, kind: 'exhaust-supply', specification }, session, startingOptions);
}

/**
 * A unit starts with what it was sized with: the equipment of its line, the requested cooling and outdoor air; then
 * with the default choice for everything that this leaves open.
 */
function exhaustWithDefaults(
  bare: ExhaustSupplyConfiguration,
  session: Session,
  startingOptions: readonly string[],
): Configuration {
  const sized = sizedWith(bare, session);
  const { book, motor } = sizeFan(sized, session);
  // A motor of the list that the rules would replace was offered without margin, and taken so.
  return { ...sized, optionIds: startingPicks(book, startingOptions), acceptsThinMargin: motor.id !== bare.motorId };
}

function sizedWith(bare: ExhaustSupplyConfiguration, session: Session): ExhaustSupplyConfiguration {
  const { specification } = bare;
  const { unit, book } = sizeFan(bare, session);
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

function hvlsWithDefaults(
  bare: HvlsConfiguration,
  session: Session,
  startingOptions: readonly string[],
): Configuration {
  return { ...bare, optionIds: startingPicks(sizeHvls(bare, session).book, startingOptions) };
}

function offers(row: MotorListPrice, motorVoltageId: number): boolean {
  return row.voltages.some(({ id }) => id === motorVoltageId);
}

function quantityOf({ quantity = 1 }: ChosenFan): number {
  if (!Number.isInteger(quantity) || quantity < 1) throw new EngineError('quantity', plainMessage('refusal.quantity'));
  return quantity;
}

function rejectOtherCategory(
  specification: ExhaustSupplySpecification | HvlsSpecification,
  catalogue: Catalogue,
  fanUnitId: number,
): void {
  if (isHvls(specification)) {
    if (findHvlsUnit(catalogue, fanUnitId) !== undefined) return;
    throw new EngineError('fanListId', messageOf('refusal.unknownFan', { fanUnitId }));
  }
  const line = findFanUnit(catalogue, fanUnitId)?.line;
  if (line === undefined) throw new EngineError('fanListId', messageOf('refusal.unknownFan', { fanUnitId }));
  const subCategory = subCategoryOf(specification);
  if (line.category !== specification.fanCategoryType || (subCategory !== 0 && line.subCategory !== subCategory)) {
    throw new EngineError('fanListId', plainMessage('refusal.fanOfOtherCategory'));
  }
}

/** Ceiling fans have a specification of their own. */
function isHvls(specification: ExhaustSupplySpecification | HvlsSpecification): specification is HvlsSpecification {
  return specification.fanCategoryType === FanCategory.HighVolumeLowSpeed;
}
