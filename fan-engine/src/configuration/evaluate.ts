import { FanCategory, optionsChecksum } from '@specbuilder/shared-contracts/domain';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type FanUnit, modelName, unitPrice } from '../catalogue/fan-unit.ts';
import { motorOfId } from '../motor/motor.ts';
import { unitLoadOf } from '../motor/unit-load.ts';
import { unitProblem } from '../motor/voltage.ts';
import { evaluateOptions } from '../options/evaluate-options.ts';
import { rateFan } from '../rating/fan-rating.ts';
import { largestMotor, thinMotors } from '../rating/motor-choice.ts';
import { type ListedFan, listedMotor, type MotorListPrice, motorList } from '../rating/motor-list.ts';
import { keepsRunning, motorCapacity } from '../rating/motor-load.ts';
import { shownCooling, shownHeater } from '../rating/shown-sections.ts';
import { rounded } from '../rounding.ts';
import type { Configuration, ExhaustSupplyConfiguration } from './configuration.ts';
import { curbSet } from './curbs.ts';
import { evaluateHvls } from './evaluate-hvls.ts';
import type { Evaluation, ItemMotor } from './evaluation.ts';
import { planOf } from './motor-of-load.ts';
import { runErrors, runWarnings } from './run.ts';
import { chosenSections } from './sections/entries.ts';
import { onChosenGas } from './sections/gas-pressure.ts';
import { evaluateSections } from './sections/sections.ts';
import { SECTION_TEXTS } from './sections/texts.ts';
import { type SettledFan, settleFan } from './settled-fan.ts';
import { RUN_TEXTS } from './texts.ts';
import type { UnitJob } from './unit-job.ts';

/**
 * Figures, options, motors, prices and messages of a configuration. A fan that cannot run with its options is told by
 * `validation.errors`; nothing is thrown for it.
 *
 * @throws EngineError for ids that the catalogue does not have
 */
export function evaluate(configuration: Configuration, catalogue: Catalogue): Evaluation {
  if (configuration.kind === 'hvls') return evaluateHvls(configuration, catalogue);
  return evaluateExhaustSupply(configuration, catalogue);
}

function evaluateExhaustSupply(configuration: ExhaustSupplyConfiguration, catalogue: Catalogue): Evaluation {
  const settled = settleFan(configuration, catalogue);
  const { unit, job, motor, voltage, book, effects, point, around } = settled;
  const options = evaluateOptions(catalogue.options, book, configuration.optionIds);
  const rating = rateFan(unit, point, motor, job, effects);
  const motors = itemMotors(settled);
  const selected = motors.find((candidate) => candidate.selected) ?? itemMotor(settled, listedOf(settled));
  const view = {
    definitions: catalogue.options,
    book,
    options: options.options,
    chosen: chosenSections(configuration),
    air: around.air,
  };
  const sections = evaluateSections(view, around.cooling);
  const price = {
    unit: unitPrice(unit, job.cfm, job.sections.heater),
    motor: selected.price,
    options: options.total,
    extras: sections.extrasPrice,
  };
  const loud = job.sonesLimit !== null && rating.soundSones > job.sonesLimit;
  return {
    fanUnitId: unit.fanUnitId,
    ...fanIdsOf(unit),
    fanCategoryType: unit.line.category,
    subFanCategoryType: unit.line.subCategory,
    modelDisplayAs: modelName(unit),
    description: unit.line.name,
    pictogram: unit.line.pictogram,
    options: options.options,
    checksum: optionsChecksum(options.options),
    rating,
    hvls: null,
    motors,
    motor: selected,
    voltage,
    price: { ...price, total: price.unit + price.motor + price.options + price.extras },
    validation: {
      errors: [
        ...options.validation.errors,
        ...sections.messages.errors,
        ...heaterErrors(around),
        ...runErrors(unit, motor, job, point),
        ...motorErrors(settled),
        ...supplyErrors(settled),
      ],
      warnings: [
        ...options.validation.warnings,
        ...sections.messages.warnings,
        ...dischargeWarnings(settled),
        ...runWarnings(unit, job, point),
        ...motorWarnings(settled),
        ...(loud ? [RUN_TEXTS.sound(rating.soundSones, job.sonesLimit ?? 0)] : []),
      ],
    },
    curbs: curbSet(book, options.options, options.checked, configuration.hingeOptionId),
    heater: job.sections.heater && shownHeater(onChosenGas(job.sections.heater, options.options)),
    cooling: job.sections.cooling && shownCooling(job.sections.cooling),
    heatPump: sections.sets.coolingHeatPump.heatPump,
    sections: sections.sets,
  };
}

function fanIdsOf({ line, exhaustFanId }: FanUnit): Pick<Evaluation, 'exhaustFanId' | 'supplyFanId'> {
  return line.supply === undefined
    ? { exhaustFanId, supplyFanId: null }
    : { exhaustFanId: null, supplyFanId: exhaustFanId };
}

function heaterErrors({ failure }: UnitJob): string[] {
  if (failure === null || failure.section !== 'heating') return [];
  return [SECTION_TEXTS.heater[failure.why.kind](failure.why.value, failure.why.limit)];
}

/** Supply air below this is felt as a draught under a diffuser, F. */
const LEAST_DISCHARGE_F = 55;

/** An HVAC unit supplies occupied rooms directly; make-up air may be cooler. */
function dischargeWarnings({ unit, job: { sections } }: SettledFan): string[] {
  const discharge = sections.heater?.dischargeTemperature ?? null;
  if (unit.line.category !== FanCategory.HvacUnit || discharge === null || discharge >= LEAST_DISCHARGE_F) return [];
  return [SECTION_TEXTS.coldDischarge(discharge, LEAST_DISCHARGE_F)];
}

/** What of a unit keeps it from every supply that its motor can have. */
function supplyErrors({ motor, job }: SettledFan): string[] {
  const problem = unitProblem(motor, job.supply, unitLoadOf(job.sections));
  return problem === null ? [] : [RUN_TEXTS.supply(problem.text)];
}

/** Motors that carry the configured fan, by size; those without the margin asked for are listed as such. */
function itemMotors(settled: SettledFan): ItemMotor[] {
  const { motor, job, load, unit } = settled;
  const fan = listedFan(settled);
  const listed = motorList(fan);
  const extra = [...thinMotors(unit.line, fan.plan, load, job), motor].filter(
    (candidate, place, all) =>
      !listed.some(({ motorId }) => motorId === candidate.id) &&
      all.findIndex(({ id }) => id === candidate.id) === place,
  );
  return [...listed, ...extra.map((candidate) => listedMotor(fan, candidate))]
    .map((row) => itemMotor(settled, row))
    .sort((a, b) => a.horsepower - b.horsepower || a.price - b.price || a.motorId - b.motorId);
}

/** A row of the list in the enclosure and at the voltage of the configuration. */
function itemMotor(settled: SettledFan, row: MotorListPrice): ItemMotor {
  const { effects, voltage } = settled;
  const motor = motorOfId(row.motorId) ?? settled.motor;
  const hasVoltage = row.voltages.some((offered) => offered.voltage === voltage.voltage);
  const look = { enclosure: effects.enclosure, ...(hasVoltage ? { voltage: voltage.voltage } : {}) };
  const priced = listedMotor(listedFan(settled), motor, look);
  return { ...priced, isRecommended: row.isRecommended, selected: motor.id === settled.motor.id };
}

function listedOf(settled: SettledFan): MotorListPrice {
  return listedMotor(listedFan(settled), settled.motor);
}

function listedFan({ unit, motor, job, load }: SettledFan): ListedFan {
  return { fanUnitId: unit.fanUnitId, line: unit.line, plan: planOf(unit, motor), load, job };
}

function motorErrors(settled: SettledFan): string[] {
  const { unit, motor, job, load } = settled;
  if (keepsRunning(motor, load, job)) return [];
  const needed = Math.max(load.required, load.starting) / job.motorCapacity;
  return [RUN_TEXTS.motor(needed, largestMotor(unit.line, planOf(unit, motor)))];
}

function motorWarnings({ motor, job, load, unit, effects }: SettledFan): string[] {
  const capacity = motorCapacity(motor, job);
  if (!keepsRunning(motor, load, job) || capacity >= load.required) return [];
  if (capacity < load.running) return [RUN_TEXTS.serviceFactor];
  if (!job.wantsMotorMargin && !effects.hasVfd && unit.variant !== 'Vfd') return [RUN_TEXTS.overload];
  return [RUN_TEXTS.thinMargin(rounded.percent((capacity / load.running - 1) * 100))];
}
