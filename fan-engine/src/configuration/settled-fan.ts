import type { Catalogue } from '../catalogue/catalogue.ts';
import { type FanUnit, findFanUnit } from '../catalogue/fan-unit.ts';
import type { OperatingPoint } from '../duty/speed-search.ts';
import { EngineError } from '../engine-error.ts';
import { type Motor, motorOfId } from '../motor/motor.ts';
import type { MotorVoltage } from '../motor/voltage.ts';
import { effectsOf } from '../options/evaluate-options.ts';
import { type RuleBook, ruleBook } from '../options/rules.ts';
import { settle } from '../options/settle.ts';
import type { OptionEffects } from '../rating/fan-rating.ts';
import { type Job, jobOf } from '../rating/job.ts';
import { type MotorLoad, motorLoad } from '../rating/motor-load.ts';
import type { ExhaustSupplyConfiguration } from './configuration.ts';
import { exhaustFacts } from './fan-facts.ts';
import { motorUnderLoad, voltageNear, voltageOfId } from './motor-of-load.ts';
import { pointOf } from './run.ts';
import { CONFIGURATION_TEXTS } from './texts.ts';

/** A configured exhaust fan with options, motor and duty point in agreement. */
export interface SettledFan {
  readonly unit: FanUnit;
  readonly job: Job;
  readonly chosen: Motor;
  readonly motor: Motor;
  readonly voltage: MotorVoltage;
  readonly book: RuleBook;
  readonly effects: OptionEffects;
  readonly point: OperatingPoint;
  readonly load: MotorLoad;
}

/** Each round can only call for a larger motor, and there are fewer sizes than this. */
const MOST_ROUNDS = 30;

/**
 * Options change the pressure, the pressure the speed and the motor, and the motor which options there are: rounds of
 * these until nothing moves.
 *
 * @throws EngineError on `fanUnitId`, `motorId` or `motorVoltageId` that the catalogue does not have
 */
export function settleFan(configuration: ExhaustSupplyConfiguration, catalogue: Catalogue): SettledFan {
  const unit = findFanUnit(catalogue, configuration.fanUnitId);
  if (unit === undefined) throw new EngineError('fanUnitId', CONFIGURATION_TEXTS.unknownFan(configuration.fanUnitId));
  const job = jobOf(configuration.specification);
  const chosen = motorOfId(configuration.motorId);
  if (chosen === undefined) throw new EngineError('motorId', CONFIGURATION_TEXTS.motorNotOffered);
  const wanted = voltageOfId(chosen, configuration.motorVoltageId, job);
  if (wanted === undefined) throw new EngineError('motorVoltageId', CONFIGURATION_TEXTS.voltageOfOtherMotor);

  let settled = settleWith(configuration, catalogue, { unit, job, chosen, motor: chosen, voltage: wanted });
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const motor = motorUnderLoad(unit, settled.motor, settled.load, job, configuration.acceptsThinMargin);
    if (motor.id === settled.motor.id) break;
    const voltage = voltageNear(motor, wanted, job);
    settled = settleWith(configuration, catalogue, { unit, job, chosen, motor, voltage });
  }
  return settled;
}

type SettledMotor = Pick<SettledFan, 'unit' | 'job' | 'chosen' | 'motor' | 'voltage'>;

function settleWith(configuration: ExhaustSupplyConfiguration, catalogue: Catalogue, given: SettledMotor): SettledFan {
  const { unit, job, motor, voltage } = given;
  const facts = exhaustFacts(unit, configuration.specification, job, motor, voltage.voltage);
  const book = ruleBook(catalogue.options, facts);
  const effects = effectsOf(book, settle(book, configuration.optionIds));
  const point = pointOf(unit, motor, job, effects.staticPressure);
  const load = motorLoad(unit.wheel, point, unit.variant, job, effects.hasVfd);
  return { ...given, book, effects, point, load };
}
