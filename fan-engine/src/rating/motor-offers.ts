import type { DriveVariant } from '../drive/drive-variant.ts';
import { type Motor, motorsOfKind } from '../motor/motor.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import type { Job } from './job.ts';
import { isPreferred, isStocked, type MotorPlan, smallestOf } from './motor-choice.ts';
import { compareMotors, type PricedMotor, pricedMotor } from './motor-list.ts';
import { carries, type MotorLoad } from './motor-load.ts';

/** Motors of one kind, and each one's price with a drive; null if the job's requests or supply exclude it. */
interface Offers {
  readonly motors: readonly Motor[];
  /** By their indexes; undefined while not computed. */
  readonly priced: (PricedMotor | null | undefined)[];
  /** Place of the smallest that the last load allowed: the next size of the line needs the same, or the next one. */
  from: number;
}

/**
 * Motors of a line for one job. Thousands of sizes need the same few, so each is evaluated once: whether the supply
 * carries it, at which voltage, and what it costs. A list is found by the number of poles and a motor by its index:
 * maps by motor were a tenth of a selection over 30,000 sizes.
 */
export class MotorOffers {
  /** Created on demand: a selection has a thousand jobs to check, and few of them get as far as a motor. */
  #ofVariants: Map<DriveVariant, (readonly Offers[] | undefined)[]> | null = null;

  constructor(
    private readonly line: CatalogueLine,
    private readonly job: Job,
  ) {}

  /** What `recommendedMotor` finds: the cheapest motor that carries a load; null when none does. */
  recommended(plan: MotorPlan, load: MotorLoad): PricedMotor | null {
    let best: PricedMotor | null = null;
    const ofKinds = this.#offersOf(plan);
    // By index, since each candidate runs this: an iterator and its results are objects.
    for (let kind = 0; kind < ofKinds.length; kind++) {
      const smallest = this.#smallestOf(ofKinds[kind] as Offers, plan, load);
      if (smallest !== null && (best === null || compareMotors(smallest, best) < 0)) best = smallest;
    }
    return best;
  }

  /** One list for each kind of motor that a plan takes. */
  #offersOf({ variant, poles, motorKinds }: MotorPlan): readonly Offers[] {
    this.#ofVariants ??= new Map();
    let byPoles = this.#ofVariants.get(variant);
    if (byPoles === undefined) {
      byPoles = [];
      this.#ofVariants.set(variant, byPoles);
    }
    const known = byPoles[poles];
    if (known !== undefined) return known;
    const found = newOffers(motorKinds, poles);
    byPoles[poles] = found;
    return found;
  }

  #smallestOf(offers: Offers, plan: MotorPlan, load: MotorLoad): PricedMotor | null {
    const { line, job } = this;
    const { motors, priced } = offers;
    for (let index = firstOf(offers, plan, load); index < motors.length; index++) {
      const motor = motors[index] as Motor;
      if (!isStocked(line, motor.horsepower)) continue;
      if (motor.horsepower > line.maximumHorsepower) return null;
      if (!carries(motor, load, job)) continue;
      const known = priced[index];
      const offer = known === undefined ? this.#priced(motor, plan.variant) : known;
      priced[index] = offer;
      if (offer !== null) return offer;
    }
    return null;
  }

  #priced(motor: Motor, variant: DriveVariant): PricedMotor | null {
    const { line, job } = this;
    return isPreferred(motor, job, {}) ? pricedMotor(motor, variant, line, job) : null;
  }
}

/** By itself, or its callback's scope would be made for each candidate that finds them made. */
function newOffers(kinds: MotorPlan['motorKinds'], poles: MotorPlan['poles']): readonly Offers[] {
  return kinds.map((kind) => ({ motors: motorsOfKind(kind, poles), priced: [], from: 0 }));
}

/**
 * Index of the smallest motor that a plan and its load allow, searched from the last one; the list length if none fits.
 * Takes the load and not the power, since a number passed as an argument is allocated as an object.
 */
function firstOf(offers: Offers, plan: MotorPlan, load: MotorLoad): number {
  const { motors } = offers;
  const min = Math.max(smallestOf(plan), load.required);
  let place = offers.from;
  while (place > 0 && (motors[place - 1] as Motor).horsepower >= min) place--;
  while (place < motors.length && (motors[place] as Motor).horsepower < min) place++;
  offers.from = place;
  return place;
}
