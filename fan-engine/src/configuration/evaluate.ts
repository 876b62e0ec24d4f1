import { type Message, messageOf, OptionGroup, optionsChecksum } from '@specbuilder/shared-contracts/domain';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { missedLeavingAir } from '../cooling/missed-leaving-air.ts';
import { dimensionsOf } from '../dimensions/dimensions.ts';
import type { HeaterFailure } from '../heating/heater-rating.ts';
import { configuredNumber } from '../model-number/configured-number.ts';
import { motorOfId } from '../motor/motor.ts';
import { type EvaluatedOptions, evaluateOptions } from '../options/evaluate-options.ts';
import type { ValidationResult } from '../options/fan-option.ts';
import { hasCoil } from '../product-line/coil.ts';
import { type FanUnit, unitPrice } from '../product-line/fan-unit.ts';
import { modelName } from '../product-line/model-names.ts';
import { type FanRating, rateFan } from '../rating/fan-rating.ts';
import type { Job } from '../rating/job.ts';
import { thinMotors } from '../rating/motor-choice.ts';
import { type ListedFan, listedMotor, type MotorListPrice, motorList } from '../rating/motor-list.ts';
import { shownCooling, shownHeater } from '../rating/shown-sections.ts';
import { coolingTarget } from '../rating/unit-sections.ts';
import { beltDriveOf } from './belt-drive-of.ts';
import { circuitWarnings } from './circuit-warnings.ts';
import { coolingWarnings } from './cooling-warnings.ts';
import { curbSet } from './curbs.ts';
import { evaluateHvls } from './evaluate-hvls.ts';
import type { Evaluation, ItemMotor } from './evaluation.ts';
import type { Configuration, ExhaustSupplyConfiguration } from './model/configuration.ts';
import { chosenSections } from './model/entries.ts';
import { motorErrors, motorWarnings } from './motor-messages.ts';
import { onChosenGas } from './sections/gas-pressure.ts';
import { type EvaluatedSections, evaluateSections } from './sections/sections.ts';
import { planOf } from './sizing/motor-of-load.ts';
import { asDriven, runErrors, runWarnings } from './sizing/run.ts';
import { openSession, type Session } from './sizing/session.ts';
import { sizeFan } from './sizing/size-fan.ts';
import type { SizedFan } from './sizing/sized-fan.ts';
import type { UnitJob } from './sizing/unit-job.ts';
import { velocitiesOf, velocityWarnings } from './velocity-warnings.ts';

/**
 * Values, options, motors, prices and messages of a configuration. A fan that cannot run with its options is reported
 * by `validation.errors`; nothing is thrown for it.
 *
 * @throws EngineError for ids that the catalogue does not have
 */
export function evaluate(configuration: Configuration, catalogue: Catalogue): Evaluation {
  return evaluateIn(openSession(catalogue), configuration);
}

/** The same as part of a longer call, which may have sized the fan already. */
export function evaluateIn(session: Session, configuration: Configuration): Evaluation {
  if (configuration.kind === 'hvls') return evaluateHvls(configuration, session);
  return evaluateExhaustSupply(configuration, session);
}

function evaluateExhaustSupply(configuration: ExhaustSupplyConfiguration, session: Session): Evaluation {
  const sized = sizeFan(configuration, session);
  const { unit, job, motor, voltage, book, effects, point, around } = sized;
  const options = evaluateOptions(session.catalogue.priceBook, book, configuration.optionIds);
  const rating = rateFan(unit, point, motor, job, effects);
  const motors = itemMotors(sized);
  const selected = motors.find((candidate) => candidate.selected) ?? itemMotor(sized, listedOf(sized));
  const view = {
    definitions: session.catalogue.priceBook.options,
    book,
    options: options.options,
    chosen: chosenSections(configuration),
    air: around.air,
  };
  const sections = evaluateSections(view, around.cooling);
  const heater = runningHeater(sized);
  const price = {
    unit: unitPrice(unit, job.cfm, job.sections.heater),
    motor: selected.price,
    options: options.total,
    extras: sections.extrasPrice,
  };
  return {
    fanUnitId: unit.fanUnitId,
    ...fanIdsOf(unit),
    fanCategoryType: unit.line.category,
    subFanCategoryType: unit.line.subCategory,
    ...modelOf(unit),
    modelNumber: configuredNumber(modelName(unit), book, options.checked),
    shortCircuitKa: unit.line.shortCircuitKa ?? null,
    beltDrive: beltDriveOf(sized, session.catalogue, options.checked),
    options: options.options,
    checksum: optionsChecksum(options.options),
    rating,
    hvls: null,
    motors,
    motor: selected,
    voltage,
    price: { ...price, total: price.unit + price.motor + price.options + price.extras },
    validation: validationOf(configuration, sized, { options, sections, rating }),
    curbs: curbSet(book, options.options, options.checked, configuration.hingeOptionId),
    heater: heater && shownHeater(onChosenGas(heater, options.options)),
    cooling: job.sections.cooling && shownCooling(job.sections.cooling),
    heatPump: sections.sets.coolingHeatPump.heatPump,
    optionLoads: job.sections.optionLoads ?? [],
    sections: sections.sets,
  };
}

interface Evaluated {
  readonly options: EvaluatedOptions;
  readonly sections: EvaluatedSections;
  readonly rating: FanRating;
}

/** What the options, their sections, the heater, the run of the fan and its motor have to say. */
function validationOf(
  configuration: ExhaustSupplyConfiguration,
  sized: SizedFan,
  { options, sections, rating }: Evaluated,
): ValidationResult {
  const { unit, job, motor, effects, point, around } = sized;
  const driven = asDriven(unit, effects);
  return {
    errors: [
      ...options.validation.errors,
      ...sections.messages.errors,
      ...heaterErrors(around),
      ...runErrors(driven, motor, job, point),
      ...motorErrors(sized),
    ],
    warnings: [
      ...options.validation.warnings,
      ...sections.messages.warnings,
      ...dischargeWarnings(sized),
      ...coilWarnings(configuration, sized),
      ...runWarnings(driven, job, point),
      ...circuitWarnings(sized.book, options.checked),
      ...velocityWarnings(velocitiesOf(driven, sized, options.checked)),
      ...motorWarnings(sized),
      ...soundWarnings(rating, job),
    ],
  };
}

function modelOf(unit: FanUnit) {
  const { name: description, pictogram } = unit.line;
  return { modelDisplayAs: modelName(unit), description, pictogram, weightLb: dimensionsOf(unit)?.weightLb ?? null };
}

function fanIdsOf({ line, exhaustFanId }: FanUnit): Pick<Evaluation, 'exhaustFanId' | 'supplyFanId'> {
  return line.supply === undefined
    ? { exhaustFanId, supplyFanId: null }
    : { exhaustFanId: null, supplyFanId: exhaustFanId };
}

function heaterErrors({ failure }: UnitJob): Message[] {
  if (failure === null || failure.section !== 'heating') return [];
  return [heaterMessage(failure.why)];
}

function heaterMessage({ kind, value, limit }: HeaterFailure): Message {
  switch (kind) {
    case 'airflow':
      return messageOf('unit.heaterAirflow', { cfm: value, limitCfm: limit }, OptionGroup.BurnerCoil);
    case 'rise':
      return messageOf('unit.heaterRise', { riseF: value, limitF: limit }, OptionGroup.BurnerCoil);
    case 'discharge':
      return messageOf('unit.heaterDischarge', { dischargeF: value, limitF: limit }, OptionGroup.BurnerCoil);
    case 'capacity':
      return messageOf('unit.heaterCapacity', { mbh: value, limitMbh: limit }, OptionGroup.BurnerCoil);
  }
}

/** The heater with the selected air; a unit whose heater cannot heat it keeps only its price and losses. */
function runningHeater({ around, job }: SizedFan) {
  return around.failure?.section === 'heating' ? null : job.sections.heater;
}

function soundWarnings(
  { soundSones: sones, soundDba: dba }: Pick<FanRating, 'soundSones' | 'soundDba'>,
  { sonesLimit: limitSones, dbaLimit: limitDba }: Job,
): Message[] {
  return [
    ...(limitSones !== null && sones > limitSones ? [messageOf('run.sound', { sones, limitSones })] : []),
    ...(limitDba !== null && dba > limitDba ? [messageOf('run.soundPressure', { dba, limitDba })] : []),
  ];
}

/** Supply air below this is felt as a draught under a diffuser, F. */
const MIN_DISCHARGE_F = 55;

/** A unit with a coil supplies occupied rooms directly; make-up air may be cooler. */
function dischargeWarnings(sized: SizedFan): Message[] {
  const { unit } = sized;
  const discharge = runningHeater(sized)?.dischargeTemperature ?? null;
  if (!hasCoil(unit.line) || discharge === null || discharge >= MIN_DISCHARGE_F) return [];
  const parameters = { dischargeF: discharge, leastF: MIN_DISCHARGE_F };
  return [messageOf('unit.coldDischarge', parameters, OptionGroup.BurnerCoil)];
}

/** Air that leaves the coil warmer or damper than requested, and what hardly anyone builds. */
function coilWarnings({ specification }: ExhaustSupplyConfiguration, { job }: SizedFan): Message[] {
  const { cooling } = job.sections;
  const missed = missedLeavingAir(coolingTarget(specification), cooling);
  const unusual = coolingWarnings(cooling);
  if (missed === null) return unusual;
  return [messageOf('unit.cooling', { problem: missed.message }, OptionGroup.CoolingAndHeatPump), ...unusual];
}

/** Motors that carry the configured fan, by size; those without the requested margin are marked as such. */
function itemMotors(sized: SizedFan): ItemMotor[] {
  const { motor, job, load, unit } = sized;
  const fan = listedFan(sized);
  const listed = motorList(fan);
  const extra = [...thinMotors(unit.line, fan.plan, load, job), motor].filter(
    (candidate, index, all) =>
      !listed.some(({ motorId }) => motorId === candidate.id) &&
      all.findIndex(({ id }) => id === candidate.id) === index,
  );
  return [...listed, ...extra.map((candidate) => listedMotor(fan, candidate))]
    .map((row) => itemMotor(sized, row))
    .sort((a, b) => a.horsepower - b.horsepower || a.price - b.price || a.motorId - b.motorId);
}

/** A row of the list in the enclosure and at the voltage of the configuration. */
function itemMotor(sized: SizedFan, row: MotorListPrice): ItemMotor {
  const { effects, voltage } = sized;
  const motor = motorOfId(row.motorId) ?? sized.motor;
  const hasVoltage = row.voltages.some((offered) => offered.voltage === voltage.voltage);
  const look = { enclosure: effects.enclosure, ...(hasVoltage ? { voltage: voltage.voltage } : {}) };
  const priced = listedMotor(listedFan(sized), motor, look);
  return { ...priced, isRecommended: row.isRecommended, selected: motor.id === sized.motor.id };
}

function listedOf(sized: SizedFan): MotorListPrice {
  return listedMotor(listedFan(sized), sized.motor);
}

function listedFan({ unit, motor, job, load }: SizedFan): ListedFan {
  return { fanUnitId: unit.fanUnitId, line: unit.line, plan: planOf(unit, motor), load, job };
}
