import type { Wheel } from '../curve/wheel.ts';
import { sizedParts } from '../dimensions/sized-parts.ts';
import { DRIVE_VARIANTS, type DriveVariant } from '../drive/drive-variant.ts';
import { doesFit } from '../options/fitting.ts';
import { dutyKey, openingOf, unitDutyKey } from '../options/opening.ts';
import type { OptionDefinition } from '../options/option-definition.ts';
import type { MotorFacts, OptionFacts } from '../options/option-facts.ts';
import { pressureAt } from '../options/pressure.ts';
import { isPricedBySize, optionPrice } from '../options/price.ts';
import type { Opening, Openings, PriceBook } from '../options/price-book.ts';
import type { SizedParts } from '../product-line/fitted-part.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import { airModeOfPercentage, specifiedPercentage, specifiedShare } from './air-mode.ts';
import type { Job } from './job.ts';
import type { PricedMotor } from './motor-list.ts';
import { dutyFacts, type JobAndAir, motorFacts, unitFacts } from './unit-facts.ts';

/** Options that a unit with a motor is sized and priced with. */
export interface EquipmentOfMotor {
  readonly opening: Opening;
  readonly facts: OptionFacts;
  /** List price of what costs the same on every size, USD, and what does not. */
  readonly sizelessPrice: number;
  readonly pricedBySize: readonly OptionDefinition[];
}

/** Placeholder while the motor is not known: parts that take static pressure do not depend on it. */
const ANY_MOTOR: MotorFacts = {
  horsepower: 0,
  phase: 3,
  isInduction: true,
  isPremium: false,
  voltage: 0,
  price: 0,
};

/** Options that are not made for a wheel size. */
interface Misfits {
  readonly codes: string;
  /** Null where everything fits: wheels of a line then have the same options, and those are looked up once. */
  readonly parts: SizedParts | null;
}

type EquipmentOnLine = EquipmentOfMotor & { readonly key: string };

/** Digits that a voltage takes behind the id of a motor. */
const VOLTAGE_PLACES = 1000;
/** And the code of a drive behind both. */
const VARIANT_PLACES = 10;

/**
 * What a unit of a line is sized and priced with: what belongs to its line, the cooling its duty needs, what a rule
 * requires, and the default of every required choice. A new item starts with the same options. Each part is looked up
 * on demand, since most lines of a selection are excluded before.
 */
export class StandardEquipment {
  readonly #line: CatalogueLine;
  readonly #specification: ExhaustSupplySpecification;
  readonly #job: Job;
  readonly #prices: PriceBook;
  readonly #openings: Openings;
  /** Created on demand: a selection creates equipment of a thousand jobs, and needs this for few of them. */
  #misfits: Map<number, Misfits> | null = null;
  #ofMotors: Map<number, EquipmentOnLine> | null = null;
  #facts: OptionFacts | null = null;
  #opening: Opening | null = null;

  constructor(line: CatalogueLine, specification: ExhaustSupplySpecification, job: Job, prices: PriceBook) {
    this.#line = line;
    this.#specification = specification;
    this.#job = job;
    this.#prices = prices;
    const isPlain = line.supply === undefined && prices.categoryOf(line).sectionConditions.length === 0;
    const key = isPlain ? dutyKey(dutyFacts(specification, job)) : unitDutyKey(prices, this.#anyFacts());
    this.#openings = prices.openingsOf(line, key);
  }

  /** Options that take static pressure on a wheel; none of them depends on the motor. */
  resisting(wheel: Wheel): readonly OptionDefinition[] {
    this.#opening ??= this.#openings.get('') ?? this.#keep('', this.#anyFacts());
    if (!this.#opening.isMadeToSize) return this.#opening.resisting;
    const { codes, parts } = this.#misfitsOf(wheel);
    const known = this.#openings.get(codes) ?? this.#keep(codes, { ...this.#anyFacts(), parts });
    return known.resisting;
  }

  /** All of them with a motor, which the rules may depend on. */
  withMotor(wheel: Wheel, variant: DriveVariant, priced: PricedMotor): EquipmentOfMotor {
    const ofLine = this.#onLine(variant, priced);
    if (!ofLine.opening.isMadeToSize) return ofLine;
    const { codes, parts } = this.#misfitsOf(wheel);
    const facts = { ...ofLine.facts, parts };
    const key = `${ofLine.key} ${codes}`;
    return equipmentOf(this.#openings.get(key) ?? this.#keep(key, facts), facts);
  }

  #onLine(variant: DriveVariant, { motor, voltage }: PricedMotor): EquipmentOnLine {
    this.#ofMotors ??= new Map();
    const place = motor.id * VOLTAGE_PLACES + voltage;
    const ofDrive = place * VARIANT_PLACES + DRIVE_VARIANTS[variant].code;
    const before = this.#ofMotors.get(ofDrive);
    if (before !== undefined) return before;
    const found = this.#newOnLine(variant, motorFacts(motor, voltage, this.#line), place);
    this.#ofMotors.set(ofDrive, found);
    return found;
  }

  #newOnLine(variant: DriveVariant, motor: MotorFacts, place: number): EquipmentOnLine {
    const key = this.#prices.motorKey(variant, place, motor);
    const known = this.#openings.get(key);
    // Most exhaust fans start without options, so there is nothing to compute.
    if (known?.options.length === 0) return withKey(key, equipmentOf(known, this.#anyFacts()));
    const facts = { ...this.#anyFacts(), variant, motor };
    return withKey(key, equipmentOf(known ?? this.#keep(key, facts), facts));
  }

  #keep(key: string, facts: OptionFacts): Opening {
    return this.#prices.keepOpening(this.#openings, key, openingOf(this.#prices, facts));
  }

  #anyFacts(): OptionFacts {
    if (this.#facts !== null) return this.#facts;
    const around = jobAndAir(this.#line, this.#specification, this.#job);
    const fan = { line: this.#line, wheel: null, variant: 'FixedSpeed' } as const;
    this.#facts = unitFacts(fan, this.#specification, around, ANY_MOTOR);
    return this.#facts;
  }

  #misfitsOf(wheel: Wheel): Misfits {
    this.#misfits ??= new Map();
    const before = this.#misfits.get(wheel.diameterIn);
    if (before !== undefined) return before;
    const parts = sizedParts({ line: this.#line, wheel });
    const { fitted } = this.#prices.categoryOf(this.#line);
    const codes = fitted.filter((option) => !doesFit(option, parts, this.#job.cfm)).map(({ code }) => code);
    const found = { codes: codes.join(' '), parts: codes.length === 0 ? null : parts };
    this.#misfits.set(wheel.diameterIn, found);
    return found;
  }
}

function withKey(key: string, { opening, facts, sizelessPrice, pricedBySize }: EquipmentOfMotor): EquipmentOnLine {
  return { opening, facts, sizelessPrice, pricedBySize, key };
}

const NO_OPTIONS: readonly OptionDefinition[] = [];

function equipmentOf(opening: Opening, facts: OptionFacts): EquipmentOfMotor {
  if (opening.options.length === 0) return { opening, facts, sizelessPrice: 0, pricedBySize: NO_OPTIONS };
  let sizelessPrice = 0;
  for (const option of opening.options) if (!isPricedBySize(option)) sizelessPrice += optionPrice(option, facts);
  return { opening, facts, sizelessPrice, pricedBySize: opening.options.filter(isPricedBySize) };
}

function jobAndAir(line: CatalogueLine, specification: ExhaustSupplySpecification, job: Job): JobAndAir {
  const hvacAirMode = line.supply === undefined ? null : airModeOfPercentage(specifiedPercentage(specification));
  return { job, outdoorShare: specifiedShare(specification), hvacAirMode };
}

/** Static pressure of options at the duty, in. w.g. */
export function equipmentPressure(resisting: readonly OptionDefinition[], wheel: Wheel, job: Job): number {
  let sum = 0;
  // A loop, since a callback would have its scope made for every wheel, and most of them have nothing to add up.
  for (const option of resisting) sum += pressureAt(option, { wheel, cfm: job.cfm, densityRatio: job.densityRatio });
  return sum;
}

/** List price of the options of a unit with a motor on one of its wheels, USD. */
export function equipmentPrice({ facts, sizelessPrice, pricedBySize }: EquipmentOfMotor, wheel: Wheel): number {
  if (pricedBySize.length === 0) return sizelessPrice;
  const onWheel = { ...facts, wheel, diameterIn: wheel.diameterIn };
  return pricedBySize.reduce((sum, option) => sum + optionPrice(option, onWheel), sizelessPrice);
}
