import type { Wheel } from '../curve/wheel.ts';
import type { DriveVariant } from '../drive/drive-variant.ts';
import type { Motor } from '../motor/motor.ts';
import { unitLoadOf } from '../motor/unit-load.ts';
import { firstVoltage } from '../motor/voltage.ts';
import type { OptionDefinition } from '../options/option-definition.ts';
import type { MotorFacts, OptionFacts } from '../options/option-facts.ts';
import { pressureAt } from '../options/pressure.ts';
import { isIncluded, optionPrice } from '../options/price.ts';
import type { PriceBook } from '../options/price-book.ts';
import { ruleBook } from '../options/rules.ts';
import { openingOptions } from '../options/usual-choices.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import { airModeOfPercentage, specifiedPercentage, specifiedShare } from './air-mode.ts';
import type { Job } from './job.ts';
import { type JobAndAir, motorFacts, unitFacts } from './unit-facts.ts';

/**
 * What a unit of a line is sized and priced with: what belongs to its line, the cooling its duty asks for, what a rule
 * requires, and the usual one of every choice that has to be made. A new item begins with the same options.
 */
export interface StandardEquipment {
  /** Those that take static pressure; none of them depends on the motor. */
  readonly resisting: readonly OptionDefinition[];
  /** All of them with a motor that the rules may ask about. */
  readonly withMotor: (variant: DriveVariant, motor: Motor, around: Job) => EquipmentOfMotor;
}

export interface EquipmentOfMotor {
  readonly options: readonly OptionDefinition[];
  readonly facts: OptionFacts;
}

/** Stands in while the motor is not known: nothing that takes static pressure asks about it. */
const ANY_MOTOR: MotorFacts = {
  horsepower: 0,
  phase: 3,
  isInduction: true,
  isPremium: false,
  voltage: 0,
  price: 0,
};

export function standardEquipment(
  line: CatalogueLine,
  specification: ExhaustSupplySpecification,
  job: Job,
  prices: PriceBook,
): StandardEquipment {
  const around = jobAndAir(line, specification, job);
  const anyFacts = unitFacts({ line, wheel: null, variant: 'FixedSpeed' }, specification, around, ANY_MOTOR);
  const known = new Map<string, readonly OptionDefinition[]>();
  return {
    resisting: openingOptions(ruleBook(prices, anyFacts)).filter(
      (option) => option.pressure !== undefined && !isIncluded(option, anyFacts),
    ),
    withMotor: (variant, motor, { supply, sections }) => {
      const voltage = firstVoltage(motor, supply, unitLoadOf(sections));
      const facts = unitFacts({ line, wheel: null, variant }, specification, around, motorFacts(motor, voltage, line));
      const key = [variant, prices.motorKey(facts.motor)].join(' ');
      const options = known.get(key) ?? openingOptions(ruleBook(prices, facts));
      known.set(key, options);
      return { options, facts };
    },
  };
}

function jobAndAir(line: CatalogueLine, specification: ExhaustSupplySpecification, job: Job): JobAndAir {
  const hvacAirMode = line.supply === undefined ? null : airModeOfPercentage(specifiedPercentage(specification));
  return { job, outdoorShare: specifiedShare(specification), hvacAirMode };
}

/** Static pressure of options at the duty, in. w.g. */
export function equipmentPressure(resisting: readonly OptionDefinition[], wheel: Wheel, job: Job): number {
  const air = { wheel, cfm: job.cfm, densityRatio: job.densityRatio };
  return resisting.reduce((sum, option) => sum + pressureAt(option, air), 0);
}

/** List price of the options of a unit with a motor on one of its wheels, USD. */
export function equipmentPrice({ options, facts }: EquipmentOfMotor, wheel: Wheel): number {
  const onWheel = { ...facts, wheel, diameterIn: wheel.diameterIn };
  return options.reduce((sum, option) => sum + optionPrice(option, onWheel), 0);
}
