import type { Wheel } from '../curve/wheel.ts';
import { sizedParts } from '../dimensions/sized-parts.ts';
import type { DriveVariant } from '../drive/drive-variant.ts';
import type { Motor } from '../motor/motor.ts';
import { unitLoadOf } from '../motor/unit-load.ts';
import { firstVoltage } from '../motor/voltage.ts';
import { doesFit } from '../options/fitting.ts';
import type { OptionDefinition } from '../options/option-definition.ts';
import type { MotorFacts, OptionFacts } from '../options/option-facts.ts';
import { pressureAt } from '../options/pressure.ts';
import { isIncluded, optionPrice } from '../options/price.ts';
import type { Openings, PriceBook } from '../options/price-book.ts';
import { ruleBook } from '../options/rules.ts';
import { openingOptions } from '../options/usual-choices.ts';
import type { SizedParts } from '../product-line/fitted-part.ts';
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
  readonly resisting: (wheel: Wheel) => readonly OptionDefinition[];
  /** All of them with a motor that the rules may ask about. */
  readonly withMotor: (driven: DrivenWheel, motor: Motor, around: Job) => EquipmentOfMotor;
}

interface DrivenWheel {
  readonly wheel: Wheel;
  readonly variant: DriveVariant;
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
  const partsThatMatter = misfits(line, job, prices);
  const known: Openings = line.supply === undefined ? prices.openingsOf(line, dutyKey(anyFacts)) : new Map();
  const opening = (facts: OptionFacts, key: string) => {
    const options = known.get(key) ?? openingOptions(ruleBook(prices, facts));
    known.set(key, options);
    return options;
  };
  const takesPressure = (options: readonly OptionDefinition[]) =>
    options.filter((option) => option.pressure !== undefined && !isIncluded(option, anyFacts));
  const resistingByCodes = new Map<string, readonly OptionDefinition[]>();
  const resistingAll = takesPressure(opening(anyFacts, ''));
  // Of 3,000 sizes most are exhaust fans that begin with nothing made to size: a third of a selection went into their parts.
  const isMadeToSize = hasFitted(opening(anyFacts, ''));
  const ofMotors = new Map<string, EquipmentOfMotor & { readonly key: string }>();
  const onLine = (variant: DriveVariant, motor: Motor, voltage: number) => {
    const name = `${variant} ${motor.id} ${voltage}`;
    const before = ofMotors.get(name);
    if (before !== undefined) return before;
    const facts = unitFacts({ line, wheel: null, variant }, specification, around, motorFacts(motor, voltage, line));
    const key = `${variant} ${prices.motorKey(facts.motor)} `;
    const found = { key, facts, options: opening(facts, key) };
    ofMotors.set(name, found);
    return found;
  };
  return {
    resisting: (wheel) => {
      if (!isMadeToSize) return resistingAll;
      const { codes, parts } = partsThatMatter(wheel);
      const options = resistingByCodes.get(codes) ?? takesPressure(opening({ ...anyFacts, parts }, codes));
      resistingByCodes.set(codes, options);
      return options;
    },
    withMotor: ({ wheel, variant }, motor, { supply, sections }) => {
      const ofLine = onLine(variant, motor, firstVoltage(motor, supply, unitLoadOf(sections)));
      if (!hasFitted(ofLine.options)) return ofLine;
      const { codes, parts } = partsThatMatter(wheel);
      const facts = { ...ofLine.facts, parts };
      return { options: opening(facts, `${ofLine.key} ${codes}`), facts };
    },
  };
}

/** What of a job decides which options a unit begins with that neither heats nor cools. */
function dutyKey({ isGrease, isHighHeat, isWindRated }: OptionFacts): string {
  return `${isGrease} ${isHighHeat} ${isWindRated}`;
}

function hasFitted(options: readonly OptionDefinition[]): boolean {
  return options.some(({ fits }) => fits !== undefined);
}

/** Options that are not made for a wheel size. */
interface Misfits {
  readonly codes: string;
  /** Null where everything fits: wheels of a line then have the same options, and those are looked up once. */
  readonly parts: SizedParts | null;
}

function misfits(line: CatalogueLine, { cfm }: Job, prices: PriceBook): (wheel: Wheel) => Misfits {
  const fitted = prices.ofCategory(line).filter(({ fits }) => fits !== undefined);
  const known = new Map<number, Misfits>();
  return (wheel) => {
    const before = known.get(wheel.diameterIn);
    if (before !== undefined) return before;
    const parts = sizedParts({ line, wheel });
    const codes = fitted.filter((option) => !doesFit(option, parts, cfm)).map(({ code }) => code);
    const found = { codes: codes.join(' '), parts: codes.length === 0 ? null : parts };
    known.set(wheel.diameterIn, found);
    return found;
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
