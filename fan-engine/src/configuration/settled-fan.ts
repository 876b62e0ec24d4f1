import type { Catalogue } from '../catalogue/catalogue.ts';
import { type FanUnit, findFanUnit } from '../catalogue/fan-unit.ts';
import type { OperatingPoint } from '../duty/speed-search.ts';
import { EngineError } from '../engine-error.ts';
import { type Motor, motorOfId } from '../motor/motor.ts';
import type { MotorVoltage } from '../motor/voltage.ts';
import { effectsOf } from '../options/evaluate-options.ts';
import type { OptionDefinition } from '../options/option-definition.ts';
import { type Checked, type RuleBook, ruleBook } from '../options/rules.ts';
import { settle } from '../options/settle.ts';
import type { OptionEffects } from '../rating/fan-rating.ts';
import { type Job, jobOf } from '../rating/job.ts';
import { type MotorLoad, motorLoad } from '../rating/motor-load.ts';
import type { ExhaustSupplyConfiguration } from './configuration.ts';
import { exhaustFacts } from './fan-facts.ts';
import { motorUnderLoad, voltageNear, voltageOfId } from './motor-of-load.ts';
import { pointOf } from './run.ts';
import type { ChosenSections } from './sections/chosen-sections.ts';
import { chosenSections } from './sections/entries.ts';
import { CONFIGURATION_TEXTS } from './texts.ts';
import { type AirAndCooling, airAndCooling, isSameChoice, type UnitJob, unitJob } from './unit-job.ts';

/** A configured exhaust fan with options, motor and duty point in agreement. */
export interface SettledFan {
  readonly unit: FanUnit;
  readonly job: Job;
  readonly chosen: Motor;
  readonly motor: Motor;
  readonly voltage: MotorVoltage;
  /** What stands around the fan, as chosen. */
  readonly around: UnitJob;
  readonly book: RuleBook;
  readonly effects: OptionEffects;
  readonly point: OperatingPoint;
  readonly load: MotorLoad;
}

/** Outdoor air decides on cooling sizes and those on what hangs on cooling; no chain of these is longer. */
const MOST_AIR_ROUNDS = 5;
/** Each round can only call for a larger motor, and there are fewer sizes than this. */
const MOST_ROUNDS = 30;

/**
 * Options change the pressure, the pressure the speed and the motor, and the motor which options there are: rounds of
 * these until nothing moves.
 *
 * @throws EngineError on `fanUnitId`, `motorId` or `motorVoltageId` that the catalogue does not have
 */
export function settleFan(configuration: ExhaustSupplyConfiguration, catalogue: Catalogue): SettledFan {
  if (last?.configuration === configuration && last.catalogue === catalogue) return last.settled;
  const settled = newlySettled(configuration, catalogue);
  last = { configuration, catalogue, settled };
  return settled;
}

interface LastSettled {
  readonly configuration: ExhaustSupplyConfiguration;
  readonly catalogue: Catalogue;
  readonly settled: SettledFan;
}

/**
 * A configuration never changes, and one change asks two or three times in a row for the same one. Only the last is kept:
 * with a weak map of all of them an eighth more survived every short collection of garbage.
 */
let last: LastSettled | null = null;

function newlySettled(configuration: ExhaustSupplyConfiguration, catalogue: Catalogue): SettledFan {
  const unit = findFanUnit(catalogue, configuration.fanUnitId);
  if (unit === undefined) throw new EngineError('fanUnitId', CONFIGURATION_TEXTS.unknownFan(configuration.fanUnitId));
  const job = jobOf(configuration.specification);
  const chosen = motorOfId(configuration.motorId);
  if (chosen === undefined) throw new EngineError('motorId', CONFIGURATION_TEXTS.motorNotOffered);
  const wanted = voltageOfId(chosen, configuration.motorVoltageId, job);
  if (wanted === undefined) throw new EngineError('motorVoltageId', CONFIGURATION_TEXTS.voltageOfOtherMotor);

  const sections = chosenSections(configuration);
  const given = { unit, chosen, job, sections };
  let settled = settleWith(configuration, catalogue, { ...given, motor: chosen, voltage: wanted });
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const motor = motorUnderLoad(unit, settled.motor, settled.load, settled.job, configuration.acceptsThinMargin);
    const voltage = voltageNear(motor, wanted, settled.job);
    if (motor.id === settled.motor.id && voltage.id === settled.voltage.id) break;
    settled = settleWith(configuration, catalogue, { ...given, motor, voltage });
  }
  // The options were settled for a winding; its amps are those of the unit that came of them.
  return { ...settled, voltage: voltageNear(settled.motor, settled.voltage, settled.job) };
}

interface GivenFan extends Pick<SettledFan, 'unit' | 'chosen' | 'motor' | 'voltage'> {
  /** Of the specification, without heater and coil. */
  readonly job: Job;
  readonly sections: ChosenSections;
}

function settleWith(configuration: ExhaustSupplyConfiguration, catalogue: Catalogue, given: GivenFan): SettledFan {
  const { unit, chosen, motor, voltage } = given;
  const settled = settleAround(configuration, catalogue, given);
  const { book, checked } = settled;
  const effects = effectsOf(book, checked);
  const point = pointOf(unit, motor, settled.around.job, effects.staticPressure);
  const around = delivering(configuration, given, settled, point);
  const { job } = around;
  const load = motorLoad(unit.wheel, point, unit.variant, job, effects.hasVfd);
  return { unit, chosen, motor, voltage, job, around, book, effects, point, load };
}

/** What stands around a fan rated for all the air that its fixed speed delivers, as its row was. */
function delivering(
  { specification }: ExhaustSupplyConfiguration,
  { unit, job, sections }: GivenFan,
  { around, book, checked }: SettledAround,
  { cfm }: OperatingPoint,
): UnitJob {
  if (unit.variant !== 'FixedSpeed' || unit.line.supply === undefined) return around;
  const picked = book.visible.filter(({ code }) => checked.has(code));
  return unitJob(unit.line, specification, sections, job, airAndCooling(picked, sections, specification), cfm);
}

interface SettledAround {
  readonly around: UnitJob;
  readonly book: RuleBook;
  readonly checked: Checked;
}

/** Rounds of options and the air and cooling they make, from what was picked until nothing moves. */
function settleAround(
  { specification, optionIds }: ExhaustSupplyConfiguration,
  catalogue: Catalogue,
  { unit, motor, voltage, job, sections }: GivenFan,
): SettledAround {
  const choiceOf = (picked: readonly OptionDefinition[]) => airAndCooling(picked, sections, specification);
  const jobOn = (choice: AirAndCooling) => unitJob(unit.line, specification, sections, job, choice);
  const outcomeOf = (around: UnitJob) => {
    const facts = exhaustFacts(unit, specification, around, motor, voltage.voltage);
    const book = ruleBook(catalogue.options, facts);
    return { around, book, checked: settle(book, optionIds) };
  };
  let choice = choiceOf(catalogue.options.filter(({ fanOptionId }) => optionIds.includes(fanOptionId)));
  let outcome = outcomeOf(jobOn(choice));
  for (let round = 0; round < MOST_AIR_ROUNDS && unit.line.supply !== undefined; round++) {
    const { book, checked, around } = outcome;
    const before = choice;
    choice = choiceOf(book.visible.filter(({ code }) => checked.has(code)));
    // The same choice leads to the same job, and rating its coil again was 3 % of the time of a change.
    if (isSameChoice(choice, before)) break;
    const next = jobOn(choice);
    if (isSame(next, around)) break;
    outcome = outcomeOf(next);
  }
  return outcome;
}

function isSame(one: UnitJob, other: UnitJob): boolean {
  return JSON.stringify([one.air, one.cooling]) === JSON.stringify([other.air, other.cooling]);
}
