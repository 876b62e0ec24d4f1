import { messageOf, plainMessage } from '@specbuilder/shared-contracts/domain';
import type { OperatingPoint } from '../../duty/speed-search.ts';
import { motorOfId } from '../../motor/motor.ts';
import type { MotorVoltage } from '../../motor/voltage.ts';
import { CANADIAN_VOLTAGE } from '../../motor/windings.ts';
import { optionLoadsOf } from '../../options/electrical-load.ts';
import { effectsOf } from '../../options/evaluate-options.ts';
import type { OptionDefinition } from '../../options/option-definition.ts';
import { resolvePicks } from '../../options/resolve-picks.ts';
import { type Checked, type RuleBook, ruleBook } from '../../options/rules.ts';
import { findFanUnit } from '../../product-line/fan-unit.ts';
import { changedJob, type Job, jobOf } from '../../rating/job.ts';
import { motorLoad } from '../../rating/motor-load.ts';
import { motorFacts, unitFacts } from '../../rating/unit-facts.ts';
import { EngineError } from '../../specification/engine-error.ts';
import type { ChosenSections } from '../model/chosen-sections.ts';
import type { ExhaustSupplyConfiguration } from '../model/configuration.ts';
import { chosenSections } from '../model/entries.ts';
import { motorUnderLoad, voltageNear, voltageOfId } from './motor-of-load.ts';
import { asDriven, pointOf } from './run.ts';
import type { Session } from './session.ts';
import type { SizedFan } from './sized-fan.ts';
import { type AirAndCooling, airAndCooling, isSameChoice, type UnitJob, unitJob } from './unit-job.ts';

/** Outdoor air decides on cooling sizes and those on what hangs on cooling; no chain of these is longer. */
const MAX_AIR_ROUNDS = 5;
/** Each round can only call for a larger motor, and there are fewer sizes than this. */
const MAX_ROUNDS = 30;

/**
 * Options change the pressure, the pressure the speed and the motor, and the motor which options there are: rounds of
 * these until nothing moves.
 *
 * @throws EngineError on `fanUnitId`, `motorId` or `motorVoltageId` that the catalogue does not have
 */
export function sizeFan(configuration: ExhaustSupplyConfiguration, session: Session): SizedFan {
  if (session.last?.configuration === configuration) return session.last.sized;
  const sized = newlySized(configuration, session);
  session.last = { configuration, sized };
  return sized;
}

function newlySized(configuration: ExhaustSupplyConfiguration, session: Session): SizedFan {
  const unit = findFanUnit(session.catalogue, configuration.fanUnitId);
  if (unit === undefined)
    throw new EngineError('fanUnitId', messageOf('refusal.unknownFan', { fanUnitId: configuration.fanUnitId }));
  const jobOfSite = jobOf(configuration.specification);
  const chosen = motorOfId(configuration.motorId);
  if (chosen === undefined) throw new EngineError('motorId', plainMessage('refusal.motorNotOffered'));
  const requested = voltageOfId(chosen, configuration.motorVoltageId, jobOfSite);
  if (requested === undefined) throw new EngineError('motorVoltageId', plainMessage('refusal.voltageOfOtherMotor'));

  const job = onVoltage(jobOfSite, requested);
  const sections = chosenSections(configuration);
  const given = { unit, chosen, job, sections };
  let sized = sizeWith(configuration, session, { ...given, motor: chosen, voltage: requested });
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const motor = motorUnderLoad(unit, sized.motor, sized.load, sized.job, configuration.acceptsThinMargin);
    const voltage = voltageNear(motor, requested, sized.job);
    if (motor.id === sized.motor.id && voltage.id === sized.voltage.id) break;
    sized = sizeWith(configuration, session, { ...given, motor, voltage });
  }
  // The options were sized for a winding; its amps are those of the unit that came of them.
  return { ...sized, voltage: voltageNear(sized.motor, sized.voltage, sized.job) };
}

/** An item that has a voltage keeps it, and its list of voltages, even if it is not typical where the item goes. */
function onVoltage(job: Job, { voltage }: MotorVoltage): Job {
  if (voltage !== CANADIAN_VOLTAGE) return job;
  return { ...job, supply: { ...job.supply, lacks575V: false } };
}

interface GivenFan extends Pick<SizedFan, 'unit' | 'chosen' | 'motor' | 'voltage'> {
  /** Of the specification, without heater and coil. */
  readonly job: Job;
  readonly sections: ChosenSections;
}

function sizeWith(configuration: ExhaustSupplyConfiguration, session: Session, given: GivenFan): SizedFan {
  const { unit, chosen, motor, voltage } = given;
  const sized = resolveUnit(configuration, session, given);
  const { book, checked } = sized;
  const effects = effectsOf(book, checked);
  const driven = asDriven(unit, effects);
  const point = pointOf(driven, motor, sized.around.job, effects.staticPressure);
  const around = delivering(configuration, { ...given, unit: driven }, sized, point);
  const job = withOptionLoads(around.job, book, checked);
  const load = motorLoad(unit.wheel, point, unit.variant, job, effects.hasVfd);
  return { unit, chosen, motor, voltage, job, around, book, effects, point, load };
}

/** The job with what the chosen options draw, of which the circuit of the unit is made. */
function withOptionLoads(job: Job, book: RuleBook, checked: Checked): Job {
  const optionLoads = optionLoadsOf(book, checked, job.supply);
  return optionLoads.length === 0 ? job : changedJob(job, { sections: { ...job.sections, optionLoads } });
}

/** The equipment around a fan, rated like its row for all the air that its fixed speed delivers. */
function delivering(
  { specification }: ExhaustSupplyConfiguration,
  { unit, job, sections }: GivenFan,
  { around, book, checked }: ResolvedUnit,
  { cfm }: OperatingPoint,
): UnitJob {
  if (unit.variant !== 'FixedSpeed' || unit.line.supply === undefined) return around;
  const picked = book.visible.filter(({ code }) => checked.has(code));
  return unitJob(unit.line, specification, sections, job, airAndCooling(picked, sections, specification), cfm);
}

interface ResolvedUnit {
  readonly around: UnitJob;
  readonly book: RuleBook;
  readonly checked: Checked;
}

/** Rounds of options and the air and cooling they make, from what was picked until nothing moves. */
function resolveUnit(
  { specification, optionIds }: ExhaustSupplyConfiguration,
  session: Session,
  { unit, motor, voltage, job, sections }: GivenFan,
): ResolvedUnit {
  const choiceOf = (picked: readonly OptionDefinition[]) => airAndCooling(picked, sections, specification);
  const jobOn = (choice: AirAndCooling) => unitJob(unit.line, specification, sections, job, choice);
  const outcomeOf = (around: UnitJob) => {
    const jobAndAir = { ...around, hvacAirMode: around.air?.hvacAirMode ?? null };
    const facts = unitFacts(unit, specification, jobAndAir, motorFacts(motor, voltage.voltage, unit.line));
    const { priceBook, documents } = session.catalogue;
    const book = ruleBook(priceBook, { ...facts, documents: documents[unit.line.code] ?? [] });
    return { around, book, checked: resolvePicks(book, optionIds) };
  };
  let choice = choiceOf(
    session.catalogue.priceBook.options.filter(({ fanOptionId }) => optionIds.includes(fanOptionId)),
  );
  let outcome = outcomeOf(jobOn(choice));
  for (let round = 0; round < MAX_AIR_ROUNDS && unit.line.supply !== undefined; round++) {
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
