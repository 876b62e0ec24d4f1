import type { DriveVariant } from '../drive/drive-variant.ts';
import { type Motor, motorsOfKind } from '../motor/motor.ts';
import type { MotorKind } from '../motor/motor-kind.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import type { Job } from './job.ts';
import { isStocked, isWished, type MotorPlan, smallestOf } from './motor-choice.ts';
import { compareMotors, type PricedMotor, pricedMotor } from './motor-list.ts';
import { carries, type MotorLoad } from './motor-load.ts';

/** What a motor costs with a drive; null where the wishes or the supply of the job leave it out. */
type Offers = Map<Motor, PricedMotor | null>;

/**
 * Motors of a line for one job. Thousands of sizes ask for the same few, so each is looked at once: whether the supply
 * carries it, at which voltage, and what it costs.
 */
export class MotorOffers {
  /** Made when it is needed: a selection has a thousand jobs to prove, and few of them come to a motor. */
  #ofVariants: Map<DriveVariant, Offers> | null = null;

  constructor(
    private readonly line: CatalogueLine,
    private readonly job: Job,
  ) {}

  /** What `recommendedMotor` finds: the cheapest motor that carries a load; null when none does. */
  recommended(plan: MotorPlan, load: MotorLoad): PricedMotor | null {
    let best: PricedMotor | null = null;
    for (const kind of plan.motorKinds) {
      const smallest = this.#smallestOf(plan, kind, load);
      if (smallest !== null && (best === null || compareMotors(smallest, best) < 0)) best = smallest;
    }
    return best;
  }

  #smallestOf(plan: MotorPlan, kind: MotorKind, load: MotorLoad): PricedMotor | null {
    const { line, job } = this;
    this.#ofVariants ??= new Map();
    let offers = this.#ofVariants.get(plan.variant);
    if (offers === undefined) {
      offers = new Map();
      this.#ofVariants.set(plan.variant, offers);
    }
    const least = Math.max(smallestOf(plan), load.required);
    for (const motor of motorsOfKind(kind, plan.poles)) {
      if (motor.horsepower < least || !isStocked(line, motor.horsepower)) continue;
      if (motor.horsepower > line.maximumHorsepower) return null;
      if (!carries(motor, load, job)) continue;
      let offer = offers.get(motor);
      if (offer === undefined) {
        offer = isWished(motor, job, {}) ? pricedMotor(motor, plan.variant, line, job) : null;
        offers.set(motor, offer);
      }
      if (offer !== null) return offer;
    }
    return null;
  }
}
